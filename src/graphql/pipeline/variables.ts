import {
  assertInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  valueFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;

/** A value as its type has it; undefined where it does not fit. */
type Reader = (value: unknown) => unknown;

/** Variables as graphql-js reads them; undefined where some do not fit, of which graphql-js has to tell what is wrong. */
export type VariablesReader = (given: Values) => Values | undefined;

/**
 * Makes readers of variables, once for each type. They look at what is given alone: graphql-js looks for each field that
 * a type has in each value, and keeps the path to it, which takes longer for a table than everything else together.
 */
export const readingVariables = (
  schema: GraphQLSchema,
): ((definitions: readonly VariableDefinitionNode[]) => VariablesReader) => {
  const readerOf = readers();
  return (definitions) => {
    const variables = definitions.map((definition) => variableOf(schema, definition, readerOf));
    return (given) => {
      const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
      for (const { name, read, byDefault, isRequired } of variables) {
        const value = Object.hasOwn(given, name) ? read(given[name]) : byDefault;
        if (value !== undefined) values[name] = value;
        else if (isRequired || Object.hasOwn(given, name)) return undefined;
      }
      return values;
    };
  };
};

interface Variable {
  readonly name: string;
  readonly read: Reader;
  /** Undefined where there is none. */
  readonly byDefault: unknown;
  readonly isRequired: boolean;
}

const variableOf = (
  schema: GraphQLSchema,
  { variable, type: node, defaultValue }: VariableDefinitionNode,
  readerOf: (type: GraphQLInputType) => Reader,
): Variable => {
  const type = assertInputType(typeFromAST(schema, node));
  return {
    name: variable.name.value,
    read: readerOf(type),
    byDefault: defaultValue && valueFromAST(defaultValue, type),
    isRequired: isNonNullType(type),
  };
};

const readers = (): ((type: GraphQLInputType) => Reader) => {
  const made = new Map<GraphQLInputObjectType, Reader>();
  const readerOf = (type: GraphQLInputType): Reader => {
    if (isNonNullType(type)) return given(readerOf(type.ofType));
    if (isListType(type)) return orNull(listOf(readerOf(type.ofType)));
    return orNull(isInputObjectType(type) ? objectReader(type) : leafOf(type));
  };
  // Types hold themselves: what reads their fields is made when the first one comes.
  const objectReader = (type: GraphQLInputObjectType): Reader => {
    const known = made.get(type);
    if (known) return known;
    let read: Reader | undefined;
    const reader: Reader = (value) => (read ??= objectOf(type, readerOf))(value);
    made.set(type, reader);
    return reader;
  };
  return readerOf;
};

const given =
  (read: Reader): Reader =>
  (value) =>
    value === null || value === undefined ? undefined : read(value);

const orNull =
  (read: Reader): Reader =>
  (value) =>
    value === null || value === undefined ? null : read(value);

const leafOf =
  (type: GraphQLLeafType): Reader =>
  (value) => {
    try {
      return type.parseValue(value) as unknown;
    } catch {
      return undefined;
    }
  };

/** What is no list is one of a single item. */
const listOf =
  (read: Reader): Reader =>
  (value) => {
    const items: unknown[] = [];
    for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      const item = read(each);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  };

const objectOf = (type: GraphQLInputObjectType, readerOf: (type: GraphQLInputType) => Reader): Reader => {
  const fields = Object.values(type.getFields());
  const readers = new Map(fields.map(({ name, type: of }) => [name, readerOf(of)]));
  const required = fields.filter(isRequiredInputField).map(({ name }) => name);
  const byDefault = fields.filter(({ defaultValue }) => defaultValue !== undefined);
  return (value) => {
    const read = fieldsOf(value, readers);
    if (!read || !required.every((name) => Object.hasOwn(read, name)) || (type.isOneOf && !isOne(read)))
      return undefined;
    for (const { name, defaultValue } of byDefault) if (!Object.hasOwn(read, name)) read[name] = defaultValue;
    return read;
  };
};

const fieldsOf = (value: unknown, readers: ReadonlyMap<string, Reader>): Record<string, unknown> | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const read: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) {
    if (each === undefined) continue;
    const field = readers.get(name)?.(each);
    if (field === undefined) return undefined;
    read[name] = field;
  }
  return read;
};

const isOne = (read: Values): boolean => {
  const values = Object.values(read);
  return values.length === 1 && values[0] !== null;
};
