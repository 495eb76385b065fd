import type { GraphQLResolveInfo } from 'graphql';
import nexus, { type core } from 'nexus';
import { createReader, resultOf } from '../../domain/schema/reader.js';
import { objectSchema } from '../../domain/schema/schema.js';
import type { AnyField, EnumSchema, Fields, ObjectSchema, Schema, ValuesOf } from '../../domain/schema/schema.js';
import { unknownIds } from '../../domain/schema/unknown-ids.js';
import { badInput } from '../../domain/result.js';
import { type GameState, knownAt } from '../../domain/state/game-state.js';
import { includesScope, missingScope, type Scope } from '../../http/access/route-protection.js';
import type { Context } from '../context.js';
import { needsTable, placerOf, type AtTable } from './at-table.js';
import type { RecordReaders, RootReaders, TableReaders } from './field-readers.js';
import { argumentsOf, fieldType } from './field-types.js';
import { orThrow, refusal, withFailuresAt } from '../errors.js';
import { enumType } from './inputs.js';

export type Definition = Pick<Parameters<Parameters<typeof nexus.objectType>[0]['definition']>[0], 'field'>;

type AnyReader = (...given: unknown[]) => unknown;

const isReader = (value: unknown): value is AnyReader => typeof value === 'function';

const readerOf = (readers: object, name: string): AnyReader | undefined => {
  const read: unknown = Reflect.get(readers, name);
  return isReader(read) ? read : undefined;
};

/** A GraphQL object type with the schema that it was made from. */
export interface ObjectType {
  readonly schema: ObjectSchema<unknown>;
  readonly definition: ReturnType<typeof nexus.objectType>;
}

type Resolve = core.FieldResolver<string, string>;

/** Creates a reader of a field's arguments: it checks bounds, which GraphQL can't express, and omits nulls. */
const readArguments = ({ arguments: fields = {} }: AnyField): ((given: unknown) => unknown) => {
  const read = createReader(objectSchema('Arguments', '', fields));
  return (given) => orThrow(resultOf(read(given)));
};

/** Creates a reader of the arguments of a table's field; it rejects ids that no player or object at the table has. */
const readArgumentsAt = (field: AnyField): ((given: unknown, state: GameState) => unknown) => {
  const read = readArguments(field);
  const schema = objectSchema('Arguments', '', field.arguments ?? {});
  return (given, state) => {
    const found = read(given);
    const unknown = unknownIds(schema, found, knownAt(state));
    return unknown.length ? orThrow(badInput(unknown)) : found;
  };
};

/** Defines the fields of a schema with the resolvers that `resolverOf` returns. */
export const defineFields = (
  t: Definition,
  fields: Fields,
  resolverOf: (name: string, field: AnyField) => Resolve | undefined,
): void => {
  for (const [name, field] of Object.entries(fields)) {
    const resolve = resolverOf(name, field);
    t.field(name, { ...fieldConfig(field), ...(resolve && { resolve }) });
  }
};

/** Returns the type, the description and the arguments of a field. */
export const fieldConfig = (field: AnyField) => ({
  type: fieldType(field),
  description: field.description,
  ...(field.arguments && { args: argumentsOf(field.arguments) }),
});

interface Extras {
  readonly implements?: 'Entity';
  /** Defines further fields, which the schema does not declare. */
  readonly define?: (t: Definition) => void;
}

const objectType = (
  schema: ObjectSchema<unknown>,
  resolverOf: (name: string, field: AnyField) => Resolve | undefined,
  { implements: implemented, define }: Extras = {},
): ObjectType => {
  const { name, description, isAnswer, fields } = schema;
  const definition = nexus.objectType({
    name,
    description,
    definition: (t) => {
      if (isAnswer) t.implements('Answer');
      if (implemented) t.implements(implemented);
      defineFields(t, fields(), resolverOf);
      define?.(t);
    },
  });
  return { schema, definition };
};

/** Creates the type of values that are paired with their table. */
export const tableType = <Source, F extends Fields>(
  schema: ObjectSchema<Source, F>,
  readers: TableReaders<Source, ValuesOf<F>>,
  extras?: Extras,
): ObjectType => objectType(schema, (name, field) => tableResolver(name, field, readerOf(readers, name)), extras);

type At<Value> = AtTable<Readonly<Record<string, Value>>>;

const tableResolver = (name: string, field: AnyField, read?: AnyReader) => {
  const place = placerOf(field.type);
  const argumentsOfField = readArgumentsAt(field);
  if (read)
    return ({ state, value }: AtTable<unknown>, given: unknown) =>
      place(state, read(value, argumentsOfField(given, state), state));
  if (field.arguments)
    return ({ state, value }: At<AnyReader>, given: unknown) =>
      place(state, value[name]?.(argumentsOfField(given, state)));
  if (name === 'id' || name === 'name') return undefined;
  return ({ state, value }: At<unknown>) => place(state, value[name]);
};

/** Creates the type of a table. */
export const gameStateType = <F extends Fields>(
  schema: ObjectSchema<GameState, F>,
  readers: TableReaders<GameState, ValuesOf<F>>,
  extras: Extras,
): ObjectType => objectType(schema, (name, field) => gameStateResolver(name, field, readerOf(readers, name)), extras);

const gameStateResolver = (name: string, field: AnyField, read: AnyReader | undefined) => {
  const [place, argumentsOfField] = [placerOf(field.type), readArguments(field)];
  return read
    ? (state: GameState, given: unknown, context: Context, info: unknown) =>
        place(state, read(state, argumentsOfField(given), state, context, info))
    : (state: GameState & Readonly<Record<string, unknown>>) => place(state, state[name]);
};

/** Creates the type of values without a table; their readers may pair results with one. */
export const recordType = <Source, F extends Fields>(
  schema: ObjectSchema<Source, F>,
  readers: RecordReaders<Source, ValuesOf<F>>,
): ObjectType => objectType(schema, (name, field) => recordResolver(field, readerOf(readers, name)));

const recordResolver = (field: AnyField, read: AnyReader | undefined) => {
  const argumentsOfField = readArguments(field);
  return (
    read &&
    ((of: unknown, given: unknown, context: unknown, info: unknown) => read(of, argumentsOfField(given), context, info))
  );
};

/** Rejects an operation whose key lacks the scope that a field needs. */
export const requireScope = ({ principal }: Context, needed: Scope): void => {
  if (!includesScope(principal.scope, needed)) throw refusal('FORBIDDEN', missingScope(needed));
};

/** Runs the work of a root field after the work of all root fields in the request has been counted. */
export const afterOthers = <Value>(make: () => Value): Promise<Value> => Promise.resolve().then(make);

const ROOTS = { ask: 'Query', read: 'Query', write: 'Mutation' } as const;

/**
 * Creates fields of Query or Mutation with the scope that they require on every transport, and lists the schemas of
 * their answers.
 */
export const rootFields = <F extends Fields>(
  needed: keyof typeof ROOTS,
  fields: F,
  readers: RootReaders<ValuesOf<F>>,
) => {
  const type = ROOTS[needed];
  const resolverOf = (name: string, field: AnyField): Resolve => {
    const [read, argumentsOfField] = [readerOf(readers, name), readArguments(field)];
    return (_: unknown, given: unknown, context: Context, info: GraphQLResolveInfo) =>
      withFailuresAt(info, () => {
        requireScope(context, needed);
        return read?.(argumentsOfField(given), context, info);
      });
  };
  return {
    definition: nexus.extendType({ type, definition: (t) => defineFields(t, fields, resolverOf) }),
    schemas: Object.values(fields).map((field) => field.type),
  };
};

type Named = ObjectSchema<unknown> | EnumSchema<unknown>;

/** Lists every object and enum within the schemas, each once; a type in `defined` replaces its namesakes. */
const namedIn = (schemas: readonly Schema[], defined: ReadonlyMap<string, Named>): readonly Named[] => {
  const found = new Map<string, Named>();
  const visit = (schema: Schema): void => {
    if (schema.kind === 'list') visit(schema.of);
    if ((schema.kind !== 'object' && schema.kind !== 'enumeration') || found.has(schema.name)) return;
    const named = defined.get(schema.name) ?? schema;
    found.set(schema.name, named);
    if (named.kind === 'object') for (const { type } of Object.values(named.fields())) visit(type);
  };
  schemas.forEach(visit);
  return [...found.values()];
};

const typeOf = (schema: Named) => {
  if (schema.kind === 'enumeration') return enumType(schema);
  if (schema.isView) throw new Error(`No type says how to read the fields of ${schema.name}.`);
  const own = needsTable(schema) ? tableResolver : () => undefined;
  return objectType(schema, own).definition;
};

/** Returns the types, and all types that they or the schemas refer to. */
export const outputTypes = (types: readonly ObjectType[], schemas: readonly Schema[]) => {
  const defined = new Map(types.map(({ schema }) => [schema.name, schema]));
  const others = namedIn([...defined.values(), ...schemas], defined).filter(({ name }) => !defined.has(name));
  return [...types.map(({ definition }) => definition), ...others.map(typeOf)];
};
