import type { Tokens } from './tokens.js';
import { createHolder } from '../../../values/remembered.js';

/** A parsed value, and the position after it. */
export interface Found<Value> {
  readonly value: Value;
  readonly next: number;
}

/** Parses a sentence from a position; null if it does not match there. */
export interface Parser<Value> {
  (tokens: Tokens, at: number): Found<Value> | null;
  /** The words with which a match can begin; undefined: any word. */
  readonly starts?: ReadonlySet<string> | undefined;
}

const startingAs = <Value>(
  { starts }: Pick<Parser<unknown>, 'starts'>,
  parse: (tokens: Tokens, at: number) => Found<Value> | null,
): Parser<Value> => (starts ? Object.assign(parse, { starts }) : parse);

interface Item {
  readonly words: ReadonlySet<string>;
  readonly optional: boolean;
}

/** The words with which a match can begin: those of the items up to the first required one. */
const startsOf = (items: readonly Item[]): ReadonlySet<string> | undefined => {
  const needed = items.findIndex(({ optional }) => !optional);
  return needed < 0 ? undefined : new Set(items.slice(0, needed + 1).flatMap(({ words }) => [...words]));
};

const itemOf = (said: string): Item => {
  const optional = said.endsWith('?');
  return { words: new Set((optional ? said.slice(0, -1) : said).split('|')), optional };
};

/**
 * Matches words in any case: `a|b` is either, `a?` is optional. "attacks|attack each|every combat|turn if able" has
 * eight variants. Of several templates, the first that matches is read.
 */
export const says = (...templates: readonly string[]): Parser<null> => first(...templates.map(saysOne));

const saysOne = (template: string): Parser<null> => {
  const items = template.split(' ').map(itemOf);
  return startingAs({ starts: startsOf(items) }, ({ lower }, at) => {
    let next = at;
    for (const { words, optional } of items) {
      if (words.has(lower[next] ?? '')) next += 1;
      else if (!optional) return null;
    }
    return { value: null, next };
  });
};

/** Matches a template and returns a fixed value. */
export const means = <Value>(template: string, value: Value): Parser<Value> => map(saysOne(template), () => value);

export const map = <Value, Other>(parser: Parser<Value>, change: (value: Value) => Other): Parser<Other> =>
  startingAs(parser, (tokens, at) => {
    const found = parser(tokens, at);
    return found && { value: change(found.value), next: found.next };
  });

/** Like `map`, but fails if the function returns null. */
export const mapSome = <Value, Other>(parser: Parser<Value>, change: (value: Value) => Other | null): Parser<Other> =>
  startingAs(parser, (tokens, at) => {
    const found = parser(tokens, at);
    const value = found && change(found.value);
    return found && value !== null ? { value, next: found.next } : null;
  });

/** Reads one thing, then another. */
export const pair = <First, Second, Value>(
  first: Parser<First>,
  second: Parser<Second>,
  join: (first: First, second: Second) => Value,
): Parser<Value> =>
  startingAs(first, (tokens, at) => {
    const one = first(tokens, at);
    const other = one && second(tokens, one.next);
    return other && { value: join(one.value, other.value), next: other.next };
  });

/** Reads three things, one after the other. */
export const three = <First, Second, Third, Value>(
  first: Parser<First>,
  second: Parser<Second>,
  third: Parser<Third>,
  join: (first: First, second: Second, third: Third) => Value,
): Parser<Value> =>
  pair(
    pair(first, second, (one, other) => [one, other] as const),
    third,
    ([one, other], last) => join(one, other, last),
  );

/** Reads several things, one after the other, and drops their values. */
export const sequence = (one: Parser<unknown>, ...others: readonly Parser<unknown>[]): Parser<null> =>
  others.reduce<Parser<null>>(
    (before, each) => pair(before, each, () => null),
    map(one, () => null),
  );

/** Words to read: a template, or a parser whose value is discarded. */
type Words = string | Parser<unknown>;

const wordsOf = (words: Words): Parser<unknown> => (typeof words === 'string' ? saysOne(words) : words);

/** Reads words and then a value; returns the value. */
export const after = <Value>(words: Words, parser: Parser<Value>): Parser<Value> =>
  pair(wordsOf(words), parser, (_, value) => value);

/** Reads a value and then words; returns the value. */
export const before = <Value>(parser: Parser<Value>, words: Words): Parser<Value> =>
  pair(parser, wordsOf(words), (value) => value);

/** Tries parsers in order and returns the first match; skips parsers that can't begin with the word at the position. */
export const first = <Value>(...parsers: readonly Parser<Value>[]): Parser<Value> => {
  const words = new Set(parsers.flatMap(({ starts }) => [...(starts ?? [])]));
  const anyWord = parsers.filter(({ starts }) => !starts);
  const byWord = new Map(
    [...words].map((each) => [each, parsers.filter(({ starts }) => !starts || starts.has(each))] as const),
  );
  return startingAs({ starts: anyWord.length ? undefined : words }, (tokens, at) => {
    for (const parser of byWord.get(tokens.lower[at] ?? '') ?? anyWord) {
      const found = parser(tokens, at);
      if (found) return found;
    }
    return null;
  });
};

/** Makes a parser optional: its value is null if it does not match. */
export const maybe =
  <Value>(parser: Parser<Value>): Parser<Value | null> =>
  (tokens, at) =>
    parser(tokens, at) ?? { value: null, next: at };

/** Reads one or more values with separators between them. */
export const several = <Value>(parser: Parser<Value>, separator: Parser<unknown>): Parser<readonly Value[]> =>
  startingAs(parser, (tokens, at) => {
    const one = parser(tokens, at);
    if (!one) return null;
    const values = [one.value];
    let { next } = one;
    for (;;) {
      const between = separator(tokens, next);
      const other = between && parser(tokens, between.next);
      if (!other) return { value: values, next };
      values.push(other.value);
      next = other.next;
    }
  });

/** Reads any number of values, one right after the other. */
export const many =
  <Value>(parser: Parser<Value>): Parser<readonly Value[]> =>
  (tokens, at) => {
    const values: Value[] = [];
    let next = at;
    for (let found = parser(tokens, at); found && found.next > next; found = parser(tokens, next)) {
      values.push(found.value);
      next = found.next;
    }
    return { value: values, next };
  };

/** Reads one word by a function of the word in lower case and as written. */
export const word =
  <Value>(read: (lower: string, said: string) => Value | null): Parser<Value> =>
  ({ lower, words }, at) => {
    const value = at < lower.length ? read(lower[at] ?? '', words[at] ?? '') : null;
    return value === null ? null : { value, next: at + 1 };
  };

/** Creates a parser on first use, for recursive grammars. */
export const lazy =
  <Value>(parser: () => Parser<Value>): Parser<Value> =>
  (tokens, at) =>
    parser()(tokens, at);

/** Creates a cache of a parser's results by sentence. */
const createKept = createHolder<Tokens>();

/** Memoizes a parser at each position of a sentence, as many templates begin alike. */
export const memoizedParser = <Value>(parser: Parser<Value>): Parser<Value> => {
  const known = createKept<(Found<Value> | null)[]>();
  return startingAs(parser, (tokens, at) => {
    const places = known.of(tokens) ?? known.give(tokens, []);
    const found = places[at];
    return found === undefined ? (places[at] = parser(tokens, at)) : found;
  });
};

/** Reads the separators of lists: "A, B, and C", "A or B", "A and/or B". */
export const comma = says(', and|or|and/or', 'and|or|and/or', ',');

/** Parses a whole sentence: only a full stop may follow. */
export const whole = <Value>(parser: Parser<Value>, tokens: Tokens): Value | null => {
  const found = tokens.words.length ? parser(tokens, 0) : null;
  if (!found) return null;
  const left = tokens.words.length - found.next;
  return left === 0 || (left === 1 && tokens.words[found.next] === '.') ? found.value : null;
};
