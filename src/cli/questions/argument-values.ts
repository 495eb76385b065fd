import { pairOf } from '../../domain/notation/parts/combats.js';
import { namesOf, type NamedEntities, type Mention, type Names } from '../../domain/notation/text/names.js';
import { linesOf } from '../../domain/notation/text/tokens.js';
import type { Fields, ObjectSchema, RefersTo, ScalarSchema, Schema } from '../../domain/schema/schema.js';
import { refuseRepeatedFields } from '../../domain/schema/repeated-fields.js';
import { jsonOrText } from '../../domain/values/record.js';
import type { Question } from '../../questions/catalogue/question.js';
import { isJson } from '../tables.js';
import { amountIn, argumentsOf, pairIn, placeholderOf, refersTo, schemaAt } from './question-options.js';

type Values = Readonly<Record<string, unknown>>;

/** Reads a question's arguments from its options; a name that is not found is left unchanged. */
export const argumentsIn = (question: Question, values: Values, everyone: NamedEntities) => {
  const fields = argumentsOf(question);
  const errors: string[] = [];
  const read: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const parts = path.split('.');
    const schema = schemaAt(fields, parts);
    if (!schema || value === undefined) continue;
    const names = namesOf(everyone);
    const wrong: string[] = [];
    put(read, fields, parts, readValue(schema, value, { names, everyone, wrong }));
    errors.push(...[...names.errors.map(({ message }) => message), ...wrong].map((each) => `--${path}: ${each}`));
  }
  return { given: read, errors };
};

/** Sets the value at a path; a list on the path gets a single item. */
const put = (
  into: Record<string, unknown>,
  fields: Fields,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void => {
  const type = fields[name]?.type;
  const inner = type?.kind === 'list' ? type.of : type;
  if (!rest.length || inner?.kind !== 'object') {
    into[name] = value;
    return;
  }
  const part = partIn(into[name]);
  put(part, inner.fields(), rest, value);
  into[name] = type?.kind === 'list' ? [part] : part;
};

const partIn = (value: unknown): Record<string, unknown> => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' && one !== null ? { ...one } : {};
};

/** The players and objects that a value may name, and the errors found. */
interface NamesAndErrors {
  readonly names: Names;
  readonly everyone: NamedEntities;
  /** Errors in values other than names. */
  readonly wrong: string[];
}

const readValue = (schema: Schema, value: unknown, known: NamesAndErrors): unknown => {
  if (typeof value === 'boolean') return value;
  if (schema.kind !== 'list') return readJson(String(value), known) ?? readOne(schema, String(value), known);
  return (Array.isArray(value) ? value : [value]).flatMap((each) => readEntries(schema.of, String(each), known));
};

/** Returns the list or object that a text is in JSON. */
const readJson = (text: string, { wrong }: NamesAndErrors): object | undefined => {
  const value: unknown = isJson(text) ? jsonOrText(text) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const refused = refuseRepeatedFields(text, value);
  wrong.push(...(refused?.problems ?? []).map(({ message }) => message));
  return value;
};

const readEntries = (schema: Schema, text: string, known: NamesAndErrors): readonly unknown[] => {
  const json = readJson(text, known);
  if (json) return [json].flat();
  const entries = text.split(';').filter((each) => each.trim());
  return entries.map((each) => readOne(schema, each.trim(), known));
};

const readOne = (schema: Schema, text: string, known: NamesAndErrors): unknown => {
  switch (schema.kind) {
    case 'scalar':
      return readScalar(schema, text, known.names);
    case 'enumeration':
      return enumerationValue(Object.keys(schema.values), text);
    case 'object':
      return readObject(schema, text, known) ?? unreadable(schema, text, known);
    default:
      return jsonOrText(text);
  }
};

/** Finds a value, ignoring case; hyphens or blanks may separate its words. */
const enumerationValue = (values: readonly string[], text: string): string => {
  const plain = text.toUpperCase().replace(/[\s-]+/g, '_');
  return values.find((each) => each === plain || each === `CR_${plain}`) ?? text;
};

const readScalar = ({ scalar, refersTo: kind }: ScalarSchema<unknown>, text: string, names: Names): unknown => {
  if (kind) return find[kind](names)({ text, at: 0 });
  return scalar === 'Int' || scalar === 'Float' || scalar === 'JSON' ? jsonOrText(text) : text;
};

const find: Readonly<Record<RefersTo, (names: Names) => (mention: Mention) => string>> = {
  PLAYER: ({ player }) => player,
  PLAYER_IN_GAME: ({ player }) => player,
  OBJECT: ({ object }) => object,
  ENTITY: ({ entity }) => entity,
  TEAM: ({ team }) => team,
};

const readObject = (schema: ObjectSchema<unknown>, text: string, known: NamesAndErrors): Values | undefined => {
  if (schema.exactlyOne) return readAlternative(schema, text, known);
  return readPair(schema, text, known) ?? readAmount(schema, text, known);
};

/** Returns the text unchanged, and adds an error with the expected form unless an unknown name is reported anyway. */
const unreadable = (schema: ObjectSchema<unknown>, text: string, { names, wrong }: NamesAndErrors): string => {
  if (!names.errors.length) wrong.push(`"${text}" is not ${placeholderOf(schema)}.`);
  return text;
};

/** Reads a name as the first field that it fits: a player or an object. */
const readAlternative = (
  schema: ObjectSchema<unknown>,
  text: string,
  { everyone, names }: NamesAndErrors,
): Values | undefined => {
  const fields = Object.entries(schema.fields()).map(([name, { type }]) => [name, type] as const);
  for (const [name, type] of fields) {
    const own = namesOf(everyone);
    const value = refersTo(type) ? readScalar(type, text, own) : undefined;
    if (value !== undefined && !own.errors.length) return { [name]: value };
  }
  if (fields.every(([, type]) => refersTo(type))) names.entity({ text, at: 0 });
  return undefined;
};

/** Reads `Grizzly Bears > Bob` as the notation does. */
const readPair = (schema: ObjectSchema<unknown>, text: string, { names }: NamesAndErrors): Values | undefined => {
  const kinds = pairIn(schema);
  const pair = kinds && pairOf(linesOf(text).lines[0]?.tokens ?? []).value;
  if (!pair) return undefined;
  const [first = '', second = ''] = Object.keys(schema.fields());
  const [from, to] = kinds.map(({ refersTo: kind }) => find[kind](names));
  return { [first]: from?.(pair.from), [second]: to?.(pair.to), ...(pair.band !== null && { band: pair.band }) };
};

/** Reads a player and an amount, such as `Ann 3`. */
const readAmount = (schema: ObjectSchema<unknown>, text: string, { names }: NamesAndErrors): Values | undefined => {
  const kinds = amountIn(schema);
  const [, name, number] = /^(.*\S)\s+([+-]?\d+)$/.exec(text) ?? [];
  if (!kinds || name === undefined) return undefined;
  const [who = '', amount = ''] = Object.keys(schema.fields());
  return { [who]: readScalar(kinds[0], name, names), [amount]: Number(number) };
};
