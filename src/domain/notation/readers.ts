import { error, type NotationError } from './errors.js';
import { isNumber, mentionAt, type EndsName } from './phrases.js';
import type { Mention, Names } from './names.js';
import type { Token } from './tokens.js';

/** The fields that a phrase tells, once everybody who may be mentioned is known. */
export type Said<Described> = (names: Names) => Partial<Described>;

/** A phrase that was read, and the place after it. */
export interface Read<Described> {
  readonly said: Said<Described>;
  readonly next: number;
  readonly error?: NotationError;
  /** The name of its content, where that is told once. */
  readonly once?: string;
}

/** Reads what follows a phrase: the place after the phrase, and where in the text the phrase begins. */
export type Reader<Described> = (tokens: readonly Token[], next: number, at: number) => Read<Described>;

/** A phrase that says the same always. */
export const says =
  <Described>(fields: Partial<Described>): Reader<Described> =>
  (_, next) => ({ said: () => fields, next });

/** A phrase that tells what is told once. */
export const once =
  <Described>(what: string, reader: Reader<Described>): Reader<Described> =>
  (...given) => ({ ...reader(...given), once: what });

/** Words, and what they tell once. */
export const toldOnce = <Described>(
  words: string,
  what: string,
  reader: Reader<Described>,
): readonly [string, Reader<Described>] => [words, once(what, reader)];

/** Notes what is told of somebody a second time, of that which is told once. */
export const twiceTold = (name: string): ((what: string | undefined, at: number) => readonly NotationError[]) => {
  const told = new Set<string | undefined>();
  return (what, at) => {
    if (told.has(what)) return [error(at, `The ${what} of ${name} is told twice.`)];
    if (what !== undefined) told.add(what);
    return [];
  };
};

/** A phrase after which something is missing. */
export const lacks = <Described>(next: number, at: number, expected: string): Read<Described> => ({
  said: () => ({}),
  next,
  error: error(at, `${expected} is expected after this.`),
});

/** Reads the name after a phrase. */
export const mentioning =
  <Described>(
    endsName: EndsName,
    expected: string,
    said: (mention: Mention, names: Names) => Partial<Described>,
  ): Reader<Described> =>
  (tokens, place, at) => {
    const mention = mentionAt(tokens, place, (next) => endsName(tokens, next));
    return mention ? { said: (names) => said(mention, names), next: mention.next } : lacks(place, at, expected);
  };

/** Reads the one token after a phrase. */
export const followedBy =
  <Described>(kind: Token['kind'], expected: string, said: (text: string) => Partial<Described>): Reader<Described> =>
  (tokens, place, at) => {
    const token = tokens[place];
    return token?.kind === kind ? says(said(token.text))(tokens, place + 1, at) : lacks(place, at, expected);
  };

/** Reads the number after a phrase. */
export const counting =
  <Described>(said: (count: number) => Partial<Described>): Reader<Described> =>
  (tokens, place, at) => {
    const text = tokens[place]?.text;
    return isNumber(text) ? says(said(Number(text)))(tokens, place + 1, at) : lacks(place, at, 'A number');
  };

/** Reads a timestamp, of whatever has one. */
export const timestamp: Reader<{ readonly timestamp: number }> = counting((count) => ({ timestamp: count }));

/** Everything that is said, in one; lists one after another. */
export const together = <Described extends object>(all: readonly Partial<Described>[]): Partial<Described> =>
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
