import type { DurationEnd } from '../../state/effects/duration.js';

/** How sentences say when an effect ends. */
const endPhrases: readonly (readonly [words: RegExp, end: DurationEnd])[] = [
  [/\buntil (?:the )?end of your next turn\b/gi, 'END_OF_NEXT_TURN'],
  [/\buntil your next turn\b/gi, 'NEXT_TURN'],
  [/\buntil end of turn\b|\bthis turn\b/gi, 'END_OF_TURN'],
  [/\buntil (?:the )?end of combat\b|\bthis combat\b/gi, 'END_OF_COMBAT'],
  [/\b(?:for )?as long as you control ~(?!\S)/gi, 'SOURCE_CHANGES_CONTROL'],
  [/\b(?:for )?as long as ~ remains on the battlefield\b|\buntil ~ leaves the battlefield\b/gi, 'SOURCE_LEAVES'],
];

/** A sentence without its duration, and that duration. */
export interface WordsAndEnd {
  readonly words: string;
  /** Undefined if the sentence has several different durations. */
  readonly end: DurationEnd | null | undefined;
}

/**
 * A requirement is obeyed in each combat: "attacks this turn if able" requires as much as "attacks each combat if
 * able".
 */
const eachCombat = (words: string): string =>
  words
    .replace(/ if able\b/gi, ' each combat if able')
    .replace(/\b(?:each|every) (?:combat|turn) each combat\b/gi, 'each combat');

/** Splits a sentence into its effect and the effect's duration. */
export const splitEnd = (sentence: string): WordsAndEnd => {
  const ends = new Set<DurationEnd>();
  const words = (/\b(?:until|this|as long as)\b/i.test(sentence) ? endPhrases : []).reduce(
    (left, [pattern, end]) =>
      left.replace(pattern, () => {
        ends.add(end);
        return '';
      }),
    sentence,
  );
  const [end = null, ...others] = ends;
  const plain = eachCombat(
    words
      .replace(/\s+/g, ' ')
      .replace(/^ ?, /, '')
      .replace(/ (?=[,.])/g, '')
      .trim(),
  );
  return { words: plain, end: others.length ? undefined : end };
};
