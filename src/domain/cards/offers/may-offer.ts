/** What every offer has: an end, a keyword action, or what goes on without one. Cheap tests before a text is read. */
const lasting = /\b(?:until|this turn|this combat|as long as|goad(?:ed)?|detain|suspect|control|becomes?|gains?)\b/i;

/** What a hint has beside that. */
const bearing = /\b(?:attacks?|blocks?|blocked|phases? out|loses?|haste|defender|have|has)\b/i;

/** Whether a sentence may offer an effect. */
export const mayBeOffered = (sentence: string): boolean => lasting.test(sentence);

/** Whether a text may offer an effect, or hint at one. */
export const mayOffer = (text: string): boolean => lasting.test(text) || bearing.test(text);
