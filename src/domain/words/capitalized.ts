/** The same text with a capital at its beginning. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same text without a capital at its beginning. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
