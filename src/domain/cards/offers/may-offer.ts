/**
 * What every offer and hint has: an end, a keyword action, or what goes on without one. A cheap test before a text is
 * read.
 */
const telling =
  /\b(?:until|this turn|this combat|as long as|attacks?|blocks?|blocked|goad|detain|suspect|control|becomes?|phases? out|gains?|loses?|haste|defender)\b/i;

/** Whether a text may offer an effect. */
export const mayOffer = (text: string): boolean => telling.test(text);
