import { error, type NotationError } from './errors.js';
import { isNumber, mentionAt, type EndsName } from './phrases.js';
import type { Mention, Names } from './names.js';
import type { Token } from './tokens.js';

/** Returns the fields that a phrase sets, once all names are known. */
export type FieldsFrom<Described> = (names: Names) => Partial<Described>;

/** The fields that a phrase sets, and the position after it. */
export interface PhraseFields<Described> {
  readonly fieldsFrom: FieldsFrom<Described>;
  readonly next: number;
  readonly error?: NotationError;
  /** The name, in errors, of a value that may be given only once. */
  readonly once?: string;
}

/** Reads what follows a phrase: `next` is the index of the token after it, `at` the phrase's position in the text. */
export type Reader<Described> = (tokens: readonly Token[], next: number, at: number) => PhraseFields<Described>;

/** Creates the reader of a phrase that sets constant fields. */
export const constantReader =
  <Described>(fields: Partial<Described>): Reader<Described> =>
  (_, next) => ({ fieldsFrom: () => fields, next });

/** Makes it an error to give the same thing twice. */
export const atMostOnce =
  <Described>(what: string, reader: Reader<Described>): Reader<Described> =>
  (...given) => ({ ...reader(...given), once: what });

/** Pairs a phrase with a reader of something that may be given only once. */
export const givenOnce = <Described>(
  words: string,
  what: string,
  reader: Reader<Described>,
): readonly [string, Reader<Described>] => [words, atMostOnce(what, reader)];

/** A phrase that was read, and the position after it. */
interface ReadWord {
  readonly next: number;
  readonly error?: NotationError | undefined;
  readonly once?: string | undefined;
}

/** A phrase with the fields that it sets, if any. */
export interface Word<Described> extends ReadWord {
  readonly fieldsFrom?: FieldsFrom<Described>;
}

/** The phrases read, without duplicates; the errors; and the position after the phrases. */
interface ReadWords<Word> {
  readonly words: readonly Word[];
  readonly errors: readonly NotationError[];
  readonly next: number;
}

/** Reads phrases from a position on, up to the first token that begins none. */
export const wordsFrom = <Word extends ReadWord>(
  tokens: readonly Token[],
  first: number,
  whom: string,
  wordAt: (place: number, at: number) => Word | null,
): ReadWords<Word> => {
  const words: Word[] = [];
  const errors: NotationError[] = [];
  const seen = new Set<string>();
  let place = first;
  for (let token = tokens[place]; token; token = tokens[place]) {
    const word = wordAt(place, token.at);
    if (!word) break;
    const { once: what, error: wrong } = word;
    const isAgain = what !== undefined && seen.has(what);
    if (isAgain) errors.push(error(token.at, `The ${what} of ${whom} is given twice.`));
    else words.push(word);
    if (what !== undefined) seen.add(what);
    if (wrong) errors.push(wrong);
    place = Math.max(place + 1, word.next);
  }
  return { words, errors, next: place };
};

/** Reports that something is missing after a phrase. */
export const lacks = <Described>(next: number, at: number, expected: string): PhraseFields<Described> => ({
  fieldsFrom: () => ({}),
  next,
  error: error(at, `${expected} is expected after this.`),
});

/** Reads the name after a phrase. */
export const withMention =
  <Described>(
    endsName: EndsName,
    expected: string,
    toFields: (mention: Mention, names: Names) => Partial<Described>,
  ): Reader<Described> =>
  (tokens, place, at) => {
    const mention = mentionAt(tokens, place, (next) => endsName(tokens, next));
    return mention
      ? { fieldsFrom: (names) => toFields(mention, names), next: mention.next }
      : lacks(place, at, expected);
  };

/** Pairs a phrase with a reader of the name after it, which may be given only once. */
export const namedOnce =
  <Described>(endsName: EndsName) =>
  (
    words: string,
    what: string,
    expected: string,
    toFields: (mention: Mention, names: Names) => Partial<Described>,
  ): readonly [string, Reader<Described>] =>
    givenOnce(words, what, withMention(endsName, expected, toFields));

/** Reads the one token after a phrase. */
export const followedBy =
  <Described>(
    kind: Token['kind'],
    expected: string,
    toFields: (text: string) => Partial<Described>,
  ): Reader<Described> =>
  (tokens, place, at) => {
    const token = tokens[place];
    return token?.kind === kind
      ? constantReader(toFields(token.text))(tokens, place + 1, at)
      : lacks(place, at, expected);
  };

/** Reads the number after a phrase. */
export const withNumber =
  <Described>(toFields: (count: number) => Partial<Described>, expected = 'A number'): Reader<Described> =>
  (tokens, place, at) => {
    const text = tokens[place]?.text;
    return isNumber(text) ? constantReader(toFields(Number(text)))(tokens, place + 1, at) : lacks(place, at, expected);
  };

/** Reads a timestamp. */
export const timestamp: Reader<{ readonly timestamp: number }> = withNumber((count) => ({ timestamp: count }));

/** Merges fields, and concatenates lists. */
export const mergeFields = <Described extends object>(all: readonly Partial<Described>[]): Partial<Described> =>
  all.length < 2 ? (all[0] ?? {}) : joined(all);

const joined = <Described extends object>(all: readonly Partial<Described>[]): Partial<Described> => {
  const lists = new Map<string, unknown[]>();
  const whole: Partial<Described> = {};
  for (const each of all)
    for (const [name, value] of Object.entries(each)) {
      const list = isList(value) ? (lists.get(name) ?? []) : null;
      if (list && isList(value)) for (const one of value) list.push(one);
      if (list) lists.set(name, list);
      Object.assign(whole, { [name]: list ?? value });
    }
  return whole;
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
