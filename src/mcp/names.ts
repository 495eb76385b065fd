import { isRecord, mapValues } from '../domain/values/record.js';

/** In characters: the longest name quoted in a sentence, and the longest message in an error. */
const LONGEST_NAME = 80;
const LONGEST_MESSAGE = 500;

type Json = Readonly<Record<string, unknown>>;

/**
 * Quotes the names in an answer's sentences, so a player's or card's name can't pass for a sentence of this server.
 * Single words are not quoted.
 *
 * - `others`: names of teams, which are not in `about`.
 */
export const withQuotedNames = (answer: Json, others: readonly string[] = []): Record<string, unknown> => {
  const quote = quoteIn(answer, others);
  return mapValues(answer, (each, name) =>
    SENTENCE_KEYS.has(name) && typeof each === 'string' ? inOneLine(quote?.(each) ?? each) : quotedIn(each, others),
  );
};

const quotedIn = (value: unknown, others: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => quotedIn(each, others));
  return isRecord(value) ? withQuotedNames(value, others) : value;
};

/** Returns the names of the teams of a table that a call describes. */
export const teamNamesIn = ({ state }: Json): readonly string[] => {
  const teams = isRecord(state) && Array.isArray(state['teams']) ? state['teams'] : [];
  return teams.flatMap((each: unknown) => (isRecord(each) ? [each['name'] ?? each['id']] : [])).filter(isText);
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The fields with sentences about the players and objects in the `about` beside them. */
const SENTENCE_KEYS: ReadonlySet<string> = new Set(['says', 'doubt', 'message']);

const WORD = /^[\p{L}\p{M}\p{N}_-]{1,24}$/u;

const quoteIn = ({ about }: Json, others: readonly string[]): ((sentence: string) => string) | undefined => {
  if (!Array.isArray(about)) return undefined;
  const names = about.flatMap((each) => (isRecord(each) && typeof each['name'] === 'string' ? [each['name']] : []));
  const unusual = [...new Set([...names, ...others])]
    .filter((name) => !WORD.test(name))
    .sort((one, other) => other.length - one.length);
  if (!unusual.length) return undefined;
  const pattern = new RegExp(unusual.map(escaped).join('|'), 'gu');
  return (sentence) => sentence.replace(pattern, (name) => `"${shorten(name.replaceAll('"', "'"), LONGEST_NAME)}"`);
};

const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const shorten = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);

/** Shortens every string in a value to a maximum length. */
export const shortenStrings = (value: unknown): unknown => {
  if (typeof value === 'string') return shorten(inOneLine(value), LONGEST_MESSAGE);
  if (Array.isArray(value)) return value.map(shortenStrings);
  if (!isRecord(value)) return value;
  return mapValues(value, shortenStrings);
};
