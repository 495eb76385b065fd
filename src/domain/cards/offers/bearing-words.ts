const keywords =
  'flying|reach|menace|fear|intimidate|shadow|horsemanship|skulk|haste|defender|vigilance|banding|decayed|hexproof|shroud|protection|[a-z]+walk';

/** The topics of questions, each with the words of effects that affect it. */
const words = {
  ATTACKS: new RegExp(
    String.raw`\b(?:attacks?|be attacked|skips? .*combat phases?|goad(?:ed|s)?|detain)\b|\b(?:has|have|gains?|loses?)\b[^."]*\b(?:haste|defender)\b`,
  ),
  BLOCKS: new RegExp(
    String.raw`\b(?:blocks?|be blocked|unblockable|detain|suspect)\b|\b(?:has|have|gains?|loses?)\b[^."]*\b(?:${keywords})\b`,
  ),
  TARGETS: /\b(?:has|have|gains?|loses?)\b[^."]*\b(?:hexproof|shroud|protection)\b|\bcan't be the targets?\b/,
} as const;

/** The topics of questions that an ability's effect may affect. */
export type QuestionTopic = keyof typeof words;

export const allTopics: readonly QuestionTopic[] = ['ATTACKS', 'BLOCKS', 'TARGETS'];

/** Changes of control, characteristics, all abilities or the words of a text affect every topic, and so does phasing out. */
const anything = new RegExp(
  String.raw`\b(?:gains?|exchanges?) control\b|\bbecomes? (?:[^.,"]*\b(?:creatures?|copy|colors?|types?)\b|(?:an? )?\d+/\d+)|\bisn't an? creature\b|\b(?:gains?|loses?) all (?!unspent)|\btext\b|\bphases? (?:\w+ )?out\b`,
);

/** Words in triggers and costs, and about past attacks or blocks, which affect no topic. */
const irrelevant = /\b(?:activate|cast) (?:this|only)\b.*|\b(?:that|who|which) (?:attacks?|blocks?)\b/g;

/** Lists the topics that the effect of an ability or a spell may affect, by its words. */
export const topicsOfWords = (effect: string): readonly QuestionTopic[] => {
  const relevant = effect.toLowerCase().replace(irrelevant, '');
  return anything.test(relevant) ? allTopics : allTopics.filter((each) => words[each].test(relevant));
};
