/** Every offer and every hint contains one of these words. */
const offerWords =
  /until|this |long as|control|suspect|detain|goad|phase|haste|defender|attack|block|becom|gain|lose|ha[sv]|text/i;

/** Whether a text may make an ongoing effect: a cheap test before it is parsed. */
export const mayOffer = (text: string): boolean => offerWords.test(text);
