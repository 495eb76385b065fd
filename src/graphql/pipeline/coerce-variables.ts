import {
  assertInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  valueFromAST,
  type GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { deepestNesting } from '../../domain/schema/reader.js';
import { isRecord } from '../../domain/values/record.js';
import { explain, type ExplainedVariable, type Places, type VariableValues } from './explain-variables.js';

/** The coerced variables of a request, or its errors. */
export type Coercion = { readonly values: VariableValues } | { readonly errors: readonly GraphQLError[] };

/** Coerces the variables of one operation. */
export type CoerceVariables = (given: VariableValues) => Coercion;

/** Counts the values that do not fit. */
interface Count {
  misfits: number;
}

/** Coerces a value at a level of nesting to a type; returns undefined, and counts all misfits in it, if it does not fit. */
type Reader = (value: unknown, count: Count, level: number) => unknown;

/** The deepest nesting of a value; the body and its variables are two more levels. */
const DEEPEST = deepestNesting - 2;

interface Variable extends ExplainedVariable {
  readonly read: Reader;
  /** The default value; undefined if there is none. */
  readonly byDefault: unknown;
}

/**
 * Creates the coercion of variables, with one reader for each input type. A reader visits only the given fields, and
 * returns a value that needs no coercion unchanged. graphql-js visits every field of a type in each value and tracks
 * its path, which for a table takes longer than everything else, so it only explains errors. The readers of arguments
 * fill in the defaults of input objects, as over REST.
 */
export const createCoercion = (
  schema: GraphQLSchema,
  hideSuggestions = false,
): ((definitions: readonly VariableDefinitionNode[], places?: () => Places) => CoerceVariables) => {
  const readerOf = createReaders();
  return (definitions, places = () => new Map()) => {
    const variables = definitions.map((node) => variableOf(schema, node, readerOf));
    return (given) => {
      const count: Count = { misfits: 0 };
      const values = readAll(variables, given, count);
      return count.misfits
        ? { errors: explain(variables, places(), { given, hideSuggestions, misfits: count.misfits }) }
        : { values };
    };
  };
};

const variableOf = (
  schema: GraphQLSchema,
  node: VariableDefinitionNode,
  readerOf: (type: GraphQLInputType) => Reader,
): Variable => {
  const type = assertInputType(typeFromAST(schema, node.type));
  const byDefault = node.defaultValue && valueFromAST(node.defaultValue, type);
  return { node, name: node.variable.name.value, type, read: readerOf(type), byDefault };
};

const readAll = (variables: readonly Variable[], given: VariableValues, count: Count): VariableValues => {
  const values: Record<string, unknown> = { __proto__: null };
  for (const { name, type, read, byDefault } of variables) {
    const isGiven = Object.hasOwn(given, name);
    const value = isGiven ? read(given[name], count, 0) : byDefault;
    if (value !== undefined) values[name] = value;
    else if (!isGiven && isNonNullType(type)) misfit(count);
  }
  return values;
};

const misfit = (count: Count): unknown => {
  count.misfits += 1;
  return undefined;
};

const createReaders = (): ((type: GraphQLInputType) => Reader) => {
  const created = new Map<GraphQLInputObjectType, Reader>();
  const readerOf = (type: GraphQLInputType): Reader => {
    if (isNonNullType(type)) return required(readerOf(type.ofType));
    if (isListType(type)) return nullable(listOf(readerOf(type.ofType)));
    return nullable(isInputObjectType(type) ? objectReader(type) : leafOf(type));
  };
  // Types may be recursive, so the readers of an object's fields are created with its first value.
  const objectReader = (type: GraphQLInputObjectType): Reader => {
    const cached = created.get(type);
    if (cached) return cached;
    let read: Reader | undefined;
    const reader: Reader = (...given) => (read ??= objectOf(type, readerOf))(...given);
    created.set(type, reader);
    return reader;
  };
  return readerOf;
};

const required =
  (read: Reader): Reader =>
  (value, count, level) =>
    value === null || value === undefined ? misfit(count) : read(value, count, level);

const nullable =
  (read: Reader): Reader =>
  (value, count, level) =>
    value === null || value === undefined ? null : read(value, count, level);

const leafOf =
  (type: GraphQLLeafType): Reader =>
  (value, count) => {
    try {
      const read: unknown = type.parseValue(value);
      return read ?? misfit(count);
    } catch {
      return misfit(count);
    }
  };

/** Reads a list; any other value counts as a list of one item. */
const listOf =
  (read: Reader): Reader =>
  (value, count, level) => {
    if (level === DEEPEST) return misfit(count);
    const { misfits } = count;
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
    let items: unknown[] | undefined;
    for (let index = 0; index < entries.length; index += 1) {
      const item = read(entries[index], count, level + 1);
      if (item !== entries[index]) (items ??= [...entries])[index] = item;
    }
    return count.misfits === misfits ? (items ?? entries) : undefined;
  };

const objectOf = (type: GraphQLInputObjectType, readerOf: (type: GraphQLInputType) => Reader): Reader => {
  const fields = Object.values(type.getFields());
  const readers = new Map(fields.map((field) => [field.name, readerOf(field.type)]));
  const required = fields.filter(isRequiredInputField).map(({ name }) => name);
  return (value, count, level) => {
    if (level === DEEPEST || !isRecord(value)) return misfit(count);
    const { misfits } = count;
    const read = fieldsOf(value, readers, count, level + 1);
    for (const name of required) if (value[name] === undefined) misfit(count);
    if (type.isOneOf)
      count.misfits += misfitsOfOne(fields.map(({ name }) => value[name]).filter((each) => each !== undefined));
    return count.misfits === misfits ? read : undefined;
  };
};

const fieldsOf = (
  value: VariableValues,
  readers: ReadonlyMap<string, Reader>,
  count: Count,
  level: number,
): VariableValues => {
  let read: Record<string, unknown> | undefined;
  for (const name in value) {
    const each = value[name];
    if (each === undefined) continue;
    const reader = readers.get(name);
    const field = reader ? reader(each, count, level) : misfit(count);
    if (field !== each) (read ??= { ...value })[name] = field;
  }
  return read ?? value;
};

/** Counts the misfits of an input object that takes exactly one field: a wrong number of values, and a null. */
const misfitsOfOne = (values: readonly unknown[]): number =>
  (values.length === 1 ? 0 : 1) + (values[0] === null ? 1 : 0);
