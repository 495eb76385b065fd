import type { Token } from './tokens.js';

/** Phrases of one or more words, by their first word, the longest first. */
export type Phrases<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>;

interface Phrase<Meaning> {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/** A phrase that was found, and the place after it. */
export interface Found<Meaning> {
  readonly meaning: Meaning;
  readonly next: number;
}

/** Arranges phrases, each written with one blank between its words. */
export const phrasesOf = <Meaning>(...all: readonly (readonly [string, Meaning])[]): Phrases<Meaning> => {
  const byFirst = new Map<string, Phrase<Meaning>[]>();
  for (const [text, meaning] of all) {
    const words = text.split(' ');
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, meaning }]);
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length);
  return byFirst;
};

const isWord = (token: Token | undefined, word: string | undefined): boolean =>
  token?.kind === 'WORD' && token.text === word;

/** Finds the longest phrase that begins at that place; null where none does. */
export const phraseAt = <Meaning>(
  phrases: Phrases<Meaning>,
  tokens: readonly Token[],
  place: number,
): Found<Meaning> | null => {
  const token = tokens[place];
  if (token?.kind !== 'WORD') return null;
  const found = phrases
    .get(token.text)
    ?.find(({ words }) => words.every((each, index) => isWord(tokens[place + index], each)));
  return found ? { meaning: found.meaning, next: place + found.words.length } : null;
};

/** A name that was read: its text, where it begins, and the place after it. */
export interface ReadName {
  readonly text: string;
  readonly at: number;
  readonly next: number;
}

/** Whether a word is a number, as life totals are. */
export const isNumber = (text: string | undefined): boolean => text !== undefined && /^[+-]?\d{1,10}$/.test(text);

/**
 * Reads a name: what stands in backquotes, else words up to the first phrase, number or sign after the first word.
 *
 * - `endsAt`: whether a name ends before the token at that place.
 */
export const nameAt = (
  tokens: readonly Token[],
  place: number,
  endsAt: (place: number) => boolean,
): ReadName | null => {
  const first = tokens[place];
  if (first?.kind === 'NAME') return { text: first.text, at: first.at, next: place + 1 };
  if (first?.kind !== 'WORD') return null;
  let next = place + 1;
  while (tokens[next]?.kind === 'WORD' && !isNumber(tokens[next]?.text) && !endsAt(next)) next += 1;
  const text = tokens
    .slice(place, next)
    .map((token) => token.text)
    .join(' ');
  return { text, at: first.at, next };
};
