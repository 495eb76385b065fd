/** Words of which every offer and every hint says some. */
const telling =
  /until|this |long as|control|suspect|detain|goad|phase|haste|defender|attack|block|becom|gain|lose|ha[sv]/i;

/** Whether a text may offer an effect, or hint at one. A cheap test before it is read. */
export const mayOffer = (text: string): boolean => telling.test(text);
