const keywords =
  'flying|reach|menace|fear|intimidate|shadow|horsemanship|skulk|haste|defender|vigilance|hexproof|shroud|protection|[a-z]+walk';

/** The matters of questions, each with the words in which effects that affect it are said. */
const words = {
  ATTACKS: new RegExp(
    String.raw`\b(?:attacks?|goad(?:ed)?|detain)\b|\b(?:has|have|gains?|loses?)\b[^."]*\b(?:haste|defender)\b`,
  ),
  BLOCKS: new RegExp(
    String.raw`\b(?:blocks?|be blocked|unblockable|detain|suspect)\b|\b(?:has|have|gains?|loses?)\b[^."]*\b(?:${keywords})\b`,
  ),
  TARGETS: /\b(?:has|have|gains?|loses?)\b[^."]*\b(?:hexproof|shroud|protection)\b/,
} as const;

/** The topics of questions that an ability's effect may affect. */
export type Matter = keyof typeof words;

export const matters: readonly Matter[] = ['ATTACKS', 'BLOCKS', 'TARGETS'];

/** Changes of control and of what things are affect everything; so does leaving the table for a time. */
const anything =
  /\b(?:gains?|exchanges?) control\b|\bbecomes? (?:an? )?(?:[^.,"]*\bcreatures?\b|\d+\/\d+)|\bphases? out\b/;

/** Triggers, costs, and words for things that attacked or blocked before: they affect nothing. */
const told = /\b(?:activate|cast) (?:this|only)\b.*|\b(?:that|who|which) (?:attacks?|blocks?)\b/g;

/** Lists the topics that the effect of an ability or a spell may affect, by its words. */
export const mattersOfWords = (effect: string): readonly Matter[] => {
  const said = effect.toLowerCase().replace(told, '');
  return anything.test(said) ? matters : matters.filter((each) => words[each].test(said));
};
