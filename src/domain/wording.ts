import type { Ruling } from './answer.js';
import type { ObjectSchema, Schema } from './schema/schema.js';

/** A sentence as data: its form, with placeholders for all that changes from table to table, and their values. */
interface Wording {
  readonly key: string;
  readonly values: NonNullable<Ruling['values']>;
}

/** Around a name; Unicode sets these apart for use within a program. */
const [BEGIN, END] = ['\uFDD0', '\uFDD1'];

/** Puts marks around a name, so it can be found in a sentence. Equal names stay equal. */
export const marked = (name: string): string => BEGIN + name + END;

const unmarked = (text: string): string => text.replaceAll(BEGIN, '').replaceAll(END, '');

const name = `${BEGIN}[^${BEGIN}${END}]*${END}`;
/** A list ends before what belongs to the last of it alone: "Ann, Bob and Cat's Ox" are two names, and a third. */
const listed = `${name}(?!'s)`;
const others = '\\d+ others?';
const last = `(?:${listed}|${others})`;
/** After an "and then" stands one name, not a side of several; before "and what they control" the last one has a comma, too. */
const ending = ` (?:and|or) ${last}| and then ${last}(?!(?:,| and) ${BEGIN})|, ${last}(?= and (?!then)\\w)`;
const names = `${listed}(?:, ${listed})*(?:${ending})`;
const cost = '(?:\\{[\\w/]+\\})+';
const place = new RegExp(`${names}|${name}|${cost}|(?<!\\w)\\w*\\d(?:[\\w./-]*\\w)?`, 'g');
const each = new RegExp(`${name}|${others}$`, 'g');

/** The text before the last of a list, by the sign in its place. */
const conjunctions: Readonly<Record<string, string>> = {
  '': ' and ',
  ':or': ' or ',
  ':then': ' and then ',
  ':commas': ', ',
};

/** Replaces each name, list of names, cost and number by a placeholder, which tells a conjunction other than "and". */
const wordingOf = (says: string): Wording => {
  const values: (readonly string[])[] = [];
  const key = says.replace(place, (found) => {
    const list = found.startsWith(BEGIN) ? (found.match(each) ?? []).map(unmarked) : [found];
    const how = Object.keys(conjunctions).find((sign) => joined(list, sign) === unmarked(found)) ?? '';
    return `{${values.push(list) - 1}${how}}`;
  });
  return { key, values };
};

const joined = (list: readonly string[], how: string): string =>
  list.length > 1 ? `${list.slice(0, -1).join(', ')}${conjunctions[how] ?? ''}${list.at(-1) ?? ''}` : list.join('');

/** Writes the sentence of a key and its values: lists with commas and "and", or the conjunction of the placeholder. */
export const sentenceOf = ({ key, values }: Wording): string =>
  key.replace(/\{(\d+)(:\w+)?\}/g, (found, index: string, how?: string) =>
    joined(values[Number(index)] ?? [found], how ?? ''),
  );

type Change = (ruling: Ruling) => Ruling;
type Through = (value: unknown, change: Change) => unknown;

/** Creates what puts each ruling of an answer through a change; undefined for answers without rulings. */
const throughRulings = (schema: Schema): Through | undefined => {
  if (schema.kind === 'list') {
    const each = throughRulings(schema.of);
    return each && ((values, change) => (Array.isArray(values) ? values.map((value) => each(value, change)) : values));
  }
  if (schema.kind !== 'object') return undefined;
  if (schema.name === 'Ruling') return (value, change) => (isRuling(value) ? change(value) : value);
  return throughFields(schema);
};

const isRuling = (value: unknown): value is Ruling => typeof value === 'object' && value !== null && 'says' in value;

const throughFields = ({ fields }: ObjectSchema<unknown>): Through | undefined => {
  const through = new Map(
    Object.entries(fields()).flatMap(([name, { type, presence }]) => {
      const each = presence === 'LAZY' ? undefined : throughRulings(type);
      return each ? [[name, each] as const] : [];
    }),
  );
  if (!through.size) return undefined;
  const throughEach = (value: object, change: Change): object =>
    Object.fromEntries(
      Object.entries(value).map(([name, found]) => [name, through.get(name)?.(found, change) ?? found]),
    );
  return (value, change) => (typeof value === 'object' && value !== null ? throughEach(value, change) : value);
};

/**
 * Adds to each ruling its key and values, found by answering for the same table with marked names. A sentence that
 * depends on the names themselves is its own key.
 */
export const withWordings = (schema: Schema, answer: unknown, aboutMarked: unknown): unknown => {
  const through = throughRulings(schema);
  const wordings = new Map<string, Wording>();
  through?.(aboutMarked, (ruling) => {
    const wording = wordingOf(ruling.says);
    wordings.set(sentenceOf(wording), wording);
    return ruling;
  });
  const worded: Change = (ruling) => ({
    ...ruling,
    ...(wordings.get(ruling.says) ?? { key: ruling.says, values: [] }),
  });
  return through ? through(answer, worded) : answer;
};
