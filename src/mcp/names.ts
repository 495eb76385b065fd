import { isRecord } from '../domain/record.js';

/** In characters: how much of a name a sentence repeats, and of a message an error. */
const LONGEST_NAME = 80;
const LONGEST_MESSAGE = 500;

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns an answer in which sentences quote the names that they speak of: a name that somebody gave to a player or a card
 * cannot pass for a sentence of this server. A single word stands as it is.
 */
export const withQuotedNames = (answer: Json): Record<string, unknown> => {
  const quote = quoteIn(answer);
  return Object.fromEntries(
    Object.entries(answer).map(([name, each]) => [
      name,
      quote && SENTENCES.has(name) && typeof each === 'string' ? quote(each) : quotedIn(each),
    ]),
  );
};

const quotedIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(quotedIn);
  return isRecord(value) ? withQuotedNames(value) : value;
};

/** The fields that hold sentences about what stands in `about` beside them. */
const SENTENCES: ReadonlySet<string> = new Set(['says', 'doubt', 'message']);

const WORD = /^[\p{L}\p{M}\p{N}_-]{1,24}$/u;

const quoteIn = ({ about }: Json): ((sentence: string) => string) | undefined => {
  if (!Array.isArray(about)) return undefined;
  const names = about.flatMap((each) => (isRecord(each) && typeof each['name'] === 'string' ? [each['name']] : []));
  const unusual = [...new Set(names)]
    .filter((name) => !WORD.test(name))
    .sort((one, other) => other.length - one.length);
  if (!unusual.length) return undefined;
  const pattern = new RegExp(unusual.map(escaped).join('|'), 'gu');
  return (sentence) => sentence.replace(pattern, (name) => `"${shortened(inOneLine(name), LONGEST_NAME)}"`);
};

const inOneLine = (name: string): string => name.replaceAll('"', "'").replace(/\p{Cc}/gu, ' ');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const shortened = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);

/** Returns a value with every text of bounded length. */
export const bounded = (value: unknown): unknown => {
  if (typeof value === 'string') return shortened(value, LONGEST_MESSAGE);
  if (Array.isArray(value)) return value.map(bounded);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, bounded(each)]));
};
