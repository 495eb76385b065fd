import { arrows } from '../arrows.js';

/** What a capital stands for in a wording: any words, where no more is told. */
const kinds: Readonly<Record<string, string>> = {
  C: String.raw`(?:\d+ or more )?(?:\S+ ){0,2}?counters`,
  D: 'attack|block',
  G: String.raw`[+−-]\S+?/[\w+−-]+`,
  H: 'has|have',
  I: 'is|are',
  K: 'planeswalkers|permanents',
  L: String.raw`[\w -]+?`,
  M: 'attacking|defending',
  N: String.raw`\d+`,
  O: 'NAME|enchanted creature|this creature',
  P: 'you|an opponent|another player|any player|enchanted player|its owner',
  Q: 'that is|whose source is',
  S: String.raw`\d+/\d+|X/X`,
  T: 'power|toughness',
  U: 'with|without',
  V: String.raw`\S+`,
  X: 'while|unless',
  Y: 'hands|graveyards|libraries',
  Z: 'hand|graveyard|library|life total|devotion',
};

const patternOf = (ours: string): RegExp => {
  const seen = new Set<string>();
  const source = ours.replace(/[\w-]+(?:\|[\w-]+)+/g, '(?:$&)').replace(/\b[A-Z]\b/g, (each) => {
    if (seen.has(each)) return `\\k<${each}>`;
    seen.add(each);
    return `(?<${each}>${kinds[each] ?? '.+?'})`;
  });
  return new RegExp(`(?<!\\w)${source}${/\b[AB]$/.test(ours) ? '$' : '(?!\\w)'}`, 'gi');
};

/**
 * Replaces what stands before an arrow by what stands behind it, line after line.
 *
 * A capital stands for what it stands for behind the arrow, too; "a|b" is either; "^" and "$" are the ends of what is said.
 */
export const wordings = (text: string) => {
  const rows = arrows(text).map(
    ([ours, cards = '']) => [patternOf(ours), cards.replace(/\b[A-Z]\b/g, '$<$&>')] as const,
  );
  return (said: string): string => rows.reduce((before, [ours, cards]) => before.replace(ours, cards), said);
};
