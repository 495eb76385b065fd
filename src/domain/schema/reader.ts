import { isRecord, mapValues } from '../values/record.js';
import { createLazy } from '../values/remembered.js';
import { suggestionFor } from '../words/nearest.js';
import { mostProblems, type Problem } from '../problem.js';
import { badInput, success, type Result } from '../result.js';
import {
  unchanged,
  enumRead,
  scalarRead,
  checkBounds,
  unknownPart,
  wrongShape,
  type Mentions,
  type ReadValue,
  type Walk,
} from './walk.js';
import type { ListSchema, ObjectSchema, Schema } from './schema.js';

/** The maximum nesting of objects and lists in a value; no real table comes near it. */
export const deepestNesting = 64;

/** The value that was read, if it has the shape of its schema, with all problems. */
export interface ValueAndProblems<Value> {
  readonly value?: Value;
  /** The ids in the value; whether they exist at a table is not checked. */
  readonly mentions: Mentions;
  /** The problems of shape and bounds; at most the first hundred. */
  readonly problems: readonly Problem[];
  /** How many more problems there are. */
  readonly moreProblems: number;
  /** Whether unknown fields or enum values are the only problems. */
  readonly isOnlyUnknown?: boolean;
}

export type Reader<Value> = (given: unknown) => ValueAndProblems<Value>;

/**
 * Compiles a schema into a reader, which walks a value once: it checks shape and bounds, fills in defaults and drops
 * nulls. It does not check whether ids exist at a table, nor the items of a list that is too long.
 *
 * - `name`: the name of the value in problems.
 * - `fromText`: whether numbers may be given as strings, as in a URL's query.
 * - `anyLength`: whether to read lists of any length.
 */
export const createReader = <Value>(
  schema: Schema<Value, unknown>,
  { name = 'The input', fromText = false, anyLength = false } = {},
): Reader<Value> => {
  const read = readOf(schema);
  const readAtOnce = createLazy(() => readOf(atOnce(schema)));
  const walkThrough = (by: ReadValue, given: unknown): ValueAndProblems<Value> => {
    const walk: Walk = {
      problems: [],
      mentions: new Map(),
      moreProblems: 0,
      unknownParts: 0,
      hasShape: true,
      depth: 0,
      fromText,
      anyLength,
    };
    const value = by(given, walk);
    const problems = walk.problems.map((each) => named(each, name));
    const { mentions, moreProblems, unknownParts } = walk;
    if (isRead(schema, value, walk)) return { value, mentions, problems, moreProblems };
    return { problems, mentions, moreProblems, isOnlyUnknown: unknownParts === problems.length + moreProblems };
  };
  return (given) => {
    const reading = walkThrough(read, given);
    if (!reading.problems.length || readAtOnce() === read) return reading;
    return { ...walkThrough(readAtOnce(), given), value: reading.value };
  };
};

/** Returns the schema with which a rejected object is read again, including the fields that are usually read later. */
const atOnce = (schema: Schema): Schema => {
  if (schema.kind !== 'object' || !Object.values(schema.fields()).some(({ type }) => type.isReadLater)) return schema;
  const fields = mapValues(schema.fields(), (field) => ({ ...field, type: { ...field.type, isReadLater: false } }));
  return { ...schema, fields: () => fields };
};

/** Returns the value, or everything that is wrong with it. */
export const resultOf = <Value>({ value, problems, moreProblems }: ValueAndProblems<Value>): Result<Value> =>
  value === undefined || problems.length ? badInput(problems, moreProblems) : success(value);

/** Thrown for a stored value with fields or enum values that this build does not know. */
export class UnknownParts extends Error {}

/** Compiles a schema into a reader of stored values, without checking today's bounds. */
export const createStoredReader = <Value>(schema: Schema<Value, unknown>): ((stored: unknown) => Value) => {
  const read = createReader(schema, { anyLength: true });
  return (stored) => {
    const { value, problems, isOnlyUnknown } = read(stored);
    if (value !== undefined) return value;
    const text = `What is stored cannot be read: ${JSON.stringify(problems)}`;
    throw isOnlyUnknown ? new UnknownParts(text) : new Error(text);
  };
};

const isRead = <Value>(_schema: Schema<Value, unknown>, _read: unknown, { hasShape }: Walk): _read is Value => hasShape;

const compiled = new Map<Schema, ReadValue>();

const readOf = (schema: Schema): ReadValue => {
  const read = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, read);
  return read;
};

const compile = (schema: Schema): ReadValue => {
  if (schema.isReadLater) return unchanged;
  switch (schema.kind) {
    case 'scalar':
      return scalarRead(schema);
    case 'enumeration':
      return enumRead(schema);
    case 'list':
      return listRead(schema);
    case 'object':
      return objectRead(schema);
    case 'reference':
      throw new Error(`${schema.to} is not an input.`);
  }
};

const entries = (bound: number): string => (bound === 1 ? ' entry long' : ' entries long');

const listRead = ({ of, minimum = 0, maximum = Infinity }: ListSchema<unknown>): ReadValue => {
  const read = readOf(of);
  return (value, walk) => {
    if (!Array.isArray(value)) return wrongShape(walk, 'has to be a list.');
    checkBounds(walk, value.length, minimum, maximum, entries);
    const items: readonly unknown[] = value;
    if (items.length > maximum && !walk.anyLength) {
      walk.hasShape = false;
      return undefined;
    }
    if (!enter(walk)) return undefined;
    const results = items.map((each, index) => readPart(read, each, walk, index));
    walk.depth -= 1;
    return results;
  };
};

/** Reads a field or list item, and prefixes the paths of its problems. */
const readPart = (read: ReadValue, value: unknown, walk: Walk, place: string | number): unknown => {
  const before = walk.problems.length;
  const part = read(value, walk);
  for (let index = before; index < walk.problems.length; index += 1) {
    const found = walk.problems[index];
    if (found) walk.problems[index] = withPlace(found, place);
  }
  return part;
};

/** Prefixes the path of a problem; a message that begins with "has to be" gets the field's name or entry's index. */
const withPlace = (found: Problem, place: string | number): Problem => {
  const { path, message } = named(found, typeof place === 'number' ? `entry ${place}` : place);
  return { path: [place, ...path], message };
};

const named = ({ path, message }: Problem, name: string): Problem => ({
  path,
  message: path.length === 0 && message.startsWith('has to') ? `${name} ${message}` : message,
});

/** The compiled readers of an object's fields; compiled on first use, since schemas may be recursive. */
interface FieldReads {
  readonly reads: ReadonlyMap<string, ReadValue>;
  readonly order: readonly string[];
  readonly required: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
}

const fieldReads = ({ fields }: ObjectSchema<unknown>): FieldReads => {
  const declared = Object.entries(fields());
  return {
    reads: new Map(declared.map(([name, { type }]) => [name, readOf(type)])),
    order: declared.map(([name]) => name),
    required: declared.flatMap(([name, { presence }]) => (presence === 'REQUIRED' ? [name] : [])),
    defaults: Object.fromEntries(
      declared.flatMap(([name, field]) => (field.presence === 'DEFAULTED' ? [[name, field.default] as const] : [])),
    ),
  };
};

const objectRead = (schema: ObjectSchema<unknown>): ReadValue => {
  let compiledFields: FieldReads | undefined;
  return (value, walk) => {
    if (!isRecord(value)) return wrongShape(walk, 'has to be an object.');
    const fields = (compiledFields ??= fieldReads(schema));
    const before = walk.problems.length;
    if (!enter(walk)) return undefined;
    const read = readFields(value, walk, fields);
    walk.depth -= 1;
    if (schema.exactlyOne) checkOne(read, walk, walk.problems.length > before, fields.order);
    if (walk.problems.length > before) sortFrom(walk.problems, before, fields.order);
    return read;
  };
};

/** Enters an object or a list; returns false if it is nested too deeply. */
const enter = (walk: Walk): boolean => {
  if (walk.depth === deepestNesting) {
    wrongShape(walk, `has to be nested at most ${deepestNesting} levels deep.`);
    return false;
  }
  walk.depth += 1;
  return true;
};

/** Reads an object's fields by looping over the fields present, as most objects omit most fields. */
const readFields = (
  value: Readonly<Record<string, unknown>>,
  walk: Walk,
  { reads, order, required, defaults }: FieldReads,
): Record<string, unknown> => {
  const read: Record<string, unknown> = { ...defaults };
  for (const name in value) {
    const fieldValue = value[name];
    if (fieldValue === null || fieldValue === undefined) continue;
    const field = reads.get(name);
    if (field) read[name] = readPart(field, fieldValue, walk, name);
    else unknownPart(walk, noField(name, walk.problems.length < mostProblems ? order : []), [name]);
  }
  for (const name of required) if ((value[name] ?? null) === null) wrongShape(walk, `"${name}" is missing.`, [name]);
  return read;
};

/** The most fields that an error lists, if none is close to the unknown name; with more fields, it lists none. */
const mostListed = 12;

const noField = (name: string, fields: readonly string[]): string => {
  const known = fields.length && fields.length <= mostListed ? `: there are ${fields.join(', ')}.` : '.';
  return `There is no field "${name}"${suggestionFor(name, fields) || known}`;
};

/** Checks that exactly one field is given; an unknown field, reported already, counts as one. */
const checkOne = (
  read: Readonly<Record<string, unknown>>,
  walk: Walk,
  isTold: boolean,
  order: readonly string[],
): void => {
  const names = Object.keys(read);
  if (names.length === 1 || (!names.length && isTold)) return;
  const not = names.length ? names.join(' and ') : 'none';
  wrongShape(walk, `has to have exactly one of the fields ${order.join(', ')}, not ${not}.`);
};

/** Sorts problems by the fields' declared order, unknown fields last, so REST and GraphQL list them alike. */
const sortFrom = (problems: Problem[], before: number, order: readonly string[]): void => {
  const placeOf = ({ path: [name] }: Problem): number => {
    const place = order.indexOf(String(name));
    return place < 0 ? order.length : place;
  };
  for (const each of problems.splice(before).sort((one, other) => placeOf(one) - placeOf(other))) problems.push(each);
};
