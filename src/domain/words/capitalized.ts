/** Capitalizes the first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes the first letter lower case. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
