import type { Ruling } from './answer.js';
import type { ObjectSchema, Schema } from './schema/schema.js';

/** A sentence as data: a template with placeholders for whatever differs between tables, and their values. */
interface Wording {
  readonly key: string;
  readonly values: NonNullable<Ruling['values']>;
}

/** The markers around a name: Unicode noncharacters, reserved for internal use. */
const [BEGIN, END] = ['\uFDD0', '\uFDD1'];

/** Encloses a name in markers, so it can be found in a sentence. Equal names stay equal. */
export const markName = (name: string): string => BEGIN + name + END;

const unmarked = (text: string): string => text.replaceAll(BEGIN, '').replaceAll(END, '');

const name = `${BEGIN}[^${BEGIN}${END}]*${END}`;
/** A list excludes a possessive: in "Ann, Bob and Cat's Ox", Cat is a value of its own. */
const listed = `${name}(?!'s)`;
const others = '\\d+ others?';
const last = `(?:${listed}|${others})`;
/** Only a single name may follow "and then". Before words such as "and what they control", a list ends in ", name". */
const ending = ` (?:and|or) ${last}| and then ${last}(?!(?:,| and) ${BEGIN})|, ${last}(?= and (?!then)\\w)`;
const names = `${listed}(?:, ${listed})*(?:${ending})`;
const cost = '(?:\\{[\\w/]+\\})+';
const place = new RegExp(`${names}|${name}|${cost}|(?<!\\w)\\w*\\d(?:[\\w./-]*\\w)?`, 'g');
const each = new RegExp(`${name}|${others}$`, 'g');

/** The text before a list's last item, by the placeholder's suffix. */
const conjunctions: Readonly<Record<string, string>> = {
  '': ' and ',
  ':or': ' or ',
  ':then': ' and then ',
  ':commas': ', ',
};

/** Replaces each name, list, cost and number by a placeholder, whose suffix names a conjunction other than "and". */
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

/** Fills the placeholders of a key with its values; a suffix names a list's conjunction, by default "and". */
export const sentenceOf = ({ key, values }: Wording): string =>
  key.replace(/\{(\d+)(:\w+)?\}/g, (found, index: string, how?: string) =>
    joined(values[Number(index)] ?? [found], how ?? ''),
  );

type Change = (ruling: Ruling) => Ruling;
type MapRulings = (value: unknown, change: Change) => unknown;

/** Creates a function that changes each ruling in an answer; undefined for answers without rulings. */
const rulingMapper = (schema: Schema): MapRulings | undefined => {
  if (schema.kind === 'list') {
    const each = rulingMapper(schema.of);
    return each && ((values, change) => (Array.isArray(values) ? values.map((value) => each(value, change)) : values));
  }
  if (schema.kind !== 'object') return undefined;
  if (schema.name === 'Ruling') return (value, change) => (isRuling(value) ? change(value) : value);
  return fieldsMapper(schema);
};

const isRuling = (value: unknown): value is Ruling => typeof value === 'object' && value !== null && 'says' in value;

const fieldsMapper = ({ fields }: ObjectSchema<unknown>): MapRulings | undefined => {
  const through = new Map(
    Object.entries(fields()).flatMap(([name, { type, presence }]) => {
      const each = presence === 'LAZY' ? undefined : rulingMapper(type);
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
 * Adds its key and values to each ruling. They come from the answer for the same table with marked names. A sentence
 * whose wording depends on the names is its own key.
 */
export const withWordings = (schema: Schema, answer: unknown, aboutMarked: unknown): unknown => {
  const through = rulingMapper(schema);
  const wordings = new Map<string, Wording>();
  through?.(aboutMarked, (ruling) => {
    const wording = wordingOf(ruling.says);
    wordings.set(sentenceOf(wording), wording);
    return ruling;
  });
  const withWording: Change = (ruling) => ({
    ...ruling,
    ...(wordings.get(ruling.says) ?? { key: ruling.says, values: [] }),
  });
  return through ? through(answer, withWording) : answer;
};
