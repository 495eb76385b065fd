import type { Token } from './tokens.js';
import { groupBy } from '../../values/groups.js';

/** Phrases of one or more words, indexed by their first word, the longest first. */
export type Phrases<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>;

interface Phrase<Meaning> {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/** The meaning of a phrase that was found, and the position after it. */
export interface PhraseMatch<Meaning> {
  readonly meaning: Meaning;
  readonly next: number;
}

/** Indexes phrases, each written with single blanks between its words. */
export const phrasesOf = <Meaning>(...all: readonly (readonly [string, Meaning])[]): Phrases<Meaning> => {
  const phrases = all.map(([text, meaning]): Phrase<Meaning> => ({ words: text.split(' '), meaning }));
  const longestFirst = phrases.toSorted((one, other) => other.words.length - one.words.length);
  return groupBy(longestFirst, ({ words: [first = ''] }) => first);
};

/** Lists the phrases as texts. */
export const textsOf = (phrases: Phrases<unknown>): readonly string[] =>
  [...phrases.values()].flat().map(({ words }) => words.join(' '));

/** Normalizes a word before comparison: not at all or, after a name, ignoring case and a trailing comma. */
type Normalize = (text: string) => string;
const asItStands: Normalize = (text) => text;
export const normalizeName: Normalize = (text) => text.toLowerCase().replace(/(?<=.),$/u, '');

/** Finds the longest phrase at a position; null if there is none. */
export const phraseAt = <Meaning>(
  phrases: Phrases<Meaning>,
  tokens: readonly Token[],
  place: number,
  normalize: Normalize = asItStands,
): PhraseMatch<Meaning> | null => {
  const token = tokens[place];
  if (token?.kind !== 'WORD') return null;
  const isWord = (each: Token | undefined, word: string): boolean =>
    each?.kind === 'WORD' && normalize(each.text) === word;
  const found = phrases
    .get(normalize(token.text))
    ?.find(({ words }) => words.every((each, index) => isWord(tokens[place + index], each)));
  return found ? { meaning: found.meaning, next: place + found.words.length } : null;
};

/** Joins the unknown words from a position on, and returns the position after them. */
export const unknownAt = (
  tokens: readonly Token[],
  place: number,
  isKnown: (place: number) => boolean,
): { readonly text: string; readonly next: number } => {
  let next = place + 1;
  while (tokens[place]?.kind === 'WORD' && tokens[next]?.kind === 'WORD' && !isKnown(next)) next += 1;
  const words = tokens.slice(place, next).map(({ text }) => text);
  return { text: words.join(' '), next };
};

/** A name that was read: its text, its position, and the position after it. */
export interface ReadName {
  readonly text: string;
  readonly at: number;
  readonly next: number;
}

/** Whether a word is an integer. */
export const isNumber = (text: string | undefined): boolean => text !== undefined && /^[+-]?\d{1,10}$/.test(text);

/**
 * Reads a name: text in backquotes, else words up to the first phrase, number or sign after the first word.
 *
 * - `endsAt`: whether a name ends before the token at that position.
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

/** Reads a reference: an id in quotes, else a name as `nameAt` reads it. */
export const mentionAt = (
  tokens: readonly Token[],
  place: number,
  endsAt: (place: number) => boolean,
): ReadName | null => {
  const token = tokens[place];
  if (token?.kind === 'ID') return { text: token.text, at: token.at, next: place + 1 };
  return nameAt(tokens, place, endsAt);
};

/** Whether a name ends before a position. */
export type EndsName = (tokens: readonly Token[], place: number) => boolean;

/** Whether the token at a position is that word. */
export const isWordAt = (
  tokens: readonly Token[],
  place: number,
  word: string,
  normalize: Normalize = asItStands,
): boolean => tokens[place]?.kind === 'WORD' && normalize(tokens[place].text) === word;
