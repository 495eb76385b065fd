/** What every offer has: an end, or a keyword action or control that goes on without one. A cheap test before a text is read. */
const telling = /\b(?:until|this turn|this combat|as long as|goad|detain|gain control)\b/i;

/** Whether a text may offer an effect. */
export const mayOffer = (text: string): boolean => telling.test(text);
