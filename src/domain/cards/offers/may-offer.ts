/** What no ability or spell that offers something goes without: a cheap test before it is read. */
const telling = /\b(?:attack|block|goad|detain|gain|has|have|lose|control|unblockable)/i;

const ability = /:|\b(?:when|whenever|at)\b|—/i;

/** Whether the text of a permanent may offer an effect. */
export const mayOffer = (text: string): boolean => telling.test(text) && ability.test(text);
