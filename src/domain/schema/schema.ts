import { mapValues } from '../values/record.js';
/**
 * Declares inputs and answers, each once: name, type, bounds, description. GraphQL types, REST bodies, the OpenAPI
 * document and the TypeScript types are all derived from these.
 *
 * `Value` is the TypeScript type of a value that has been read. `Input` is the type of what clients may send: fields
 * with a default may be omitted.
 */
export type Schema<Value = unknown, Input = Value> =
  | ScalarSchema<Value>
  | EnumSchema<Value>
  | ListSchema<Value, Input>
  | ObjectSchema<Value, Fields, Input>
  | ReferenceSchema<Value>;

/** The kind of thing that an id refers to. */
export type RefersTo = 'PLAYER' | 'PLAYER_IN_GAME' | 'OBJECT' | 'ENTITY' | 'TEAM';

/** Carries the TypeScript types of the value and of its input. */
interface SchemaTypes<Value, Input = Value> {
  /** Whether the value is passed on unread, for its user to read. */
  readonly isReadLater?: boolean;
  readonly example?: Value;
  readonly input?: Input;
}

export interface ScalarSchema<Value> extends SchemaTypes<Value> {
  readonly kind: 'scalar';
  readonly scalar: 'ID' | 'String' | 'Int' | 'Float' | 'Boolean' | 'JSON' | 'DateTime' | 'PathPart';
  readonly refersTo?: RefersTo;
  /** The bounds of a number, or of a string's length. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** The pattern that a string has to match; it replaces the bounds. */
  readonly pattern?: Pattern;
}

/** A regular expression, and its meaning in words after "has to be". */
export interface Pattern {
  readonly expression: RegExp;
  readonly inWords: string;
}

export interface EnumSchema<Value> extends SchemaTypes<Value> {
  readonly kind: 'enumeration';
  readonly name: string;
  readonly description: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface ListSchema<Value, Input = Value> extends SchemaTypes<Value, Input> {
  readonly kind: 'list';
  readonly of: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ObjectSchema<Value, F extends Fields = Fields, Input = Value> extends SchemaTypes<Value, Input> {
  readonly kind: 'object';
  readonly name: string;
  readonly description: string;
  readonly fields: () => F;
  /** Whether a value has to have exactly one of the fields. */
  readonly exactlyOne: boolean;
  /** Whether the object is an answer, with the rulings that it rests on. */
  readonly isAnswer?: boolean;
  /** Whether the object is a view: its fields differ from the value's own. */
  readonly isView?: boolean;
}

/** A type whose fields GraphQL declares itself; REST uses another schema. */
export interface ReferenceSchema<Value> extends SchemaTypes<Value> {
  readonly kind: 'reference';
  readonly to: 'Player' | 'GameObject' | 'Entity' | 'Team' | 'GameState';
  readonly overRest: Schema;
}

export type Presence = 'REQUIRED' | 'OPTIONAL' | 'DEFAULTED' | 'NULLABLE' | 'LAZY';

export interface Field<Value, P extends Presence, Input = Value> {
  readonly type: Schema;
  readonly presence: P;
  readonly description: string;
  readonly default?: Value;
  readonly input?: Input;
  /** The arguments of a lazy field. */
  readonly arguments?: Fields;
  /** Whether a lazy field may be null. */
  readonly isNullable?: boolean;
  /** The field that REST has instead. */
  readonly overRest?: AnyField;
}

export type AnyField = Field<unknown, Presence>;
export type Fields = Readonly<Record<string, AnyField>>;

/** The TypeScript type of a value that has been read. */
export type ValueOf<S> = S extends SchemaTypes<infer Value, unknown> ? Value : never;

/** The TypeScript type of an input: fields with a default may be omitted. */
export type InputOf<S> = S extends SchemaTypes<unknown, infer Input> ? Input : never;

type FieldsWithPresence<F extends Fields, P extends Presence> = {
  [Name in keyof F]: F[Name]['presence'] extends P ? Name : never;
}[keyof F];

/** The TypeScript type of an object with those fields; optional ones may be null, too. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in Exclude<keyof F, FieldsWithPresence<F, 'OPTIONAL'>>]: FieldValue<F[Name]>;
} & { readonly [Name in FieldsWithPresence<F, 'OPTIONAL'>]?: FieldValue<F[Name]> };
export type FieldValue<F> =
  F extends Field<infer Value, infer P, unknown> ? (P extends 'OPTIONAL' | 'NULLABLE' ? Value | null : Value) : never;

/** The TypeScript type of an input object with those fields. */
export type InputsOf<F extends Fields> = {
  readonly [Name in Exclude<keyof F, FieldsWithPresence<F, 'OPTIONAL' | 'DEFAULTED'>>]: FieldInput<F[Name]>;
} & { readonly [Name in FieldsWithPresence<F, 'OPTIONAL' | 'DEFAULTED'>]?: FieldInput<F[Name]> | null };
type FieldInput<F> = F extends { readonly input?: infer Input } ? Input : never;

/** A string in an answer, of any length. */
export const string: ScalarSchema<string> = { kind: 'scalar', scalar: 'String' };
/** An id in an answer. */
export const identifier: ScalarSchema<string> = { kind: 'scalar', scalar: 'ID' };
/** A string in a request. */
export const text = (maximum = 500): ScalarSchema<string> => ({ kind: 'scalar', scalar: 'String', maximum });
export const flag: ScalarSchema<boolean> = { kind: 'scalar', scalar: 'Boolean' };
export const json: ScalarSchema<unknown> = { kind: 'scalar', scalar: 'JSON' };
/** A field name or list index in a path. */
export const pathPart: ScalarSchema<string | number> = { kind: 'scalar', scalar: 'PathPart' };
export const timeSchema: ScalarSchema<Date> = { kind: 'scalar', scalar: 'DateTime' };

/** The bounds of every integer: those of GraphQL's Int. */
export const smallestInteger = -2_147_483_648;
export const largestInteger = 2_147_483_647;

export const atLeast = (minimum: number, maximum = largestInteger): ScalarSchema<number> => ({
  kind: 'scalar',
  scalar: 'Int',
  minimum,
  maximum,
});
export const integer = atLeast(smallestInteger);
export const fraction: ScalarSchema<number> = { kind: 'scalar', scalar: 'Float' };

/** An id: 1 to 128 characters. With `refersTo`, the id has to exist at the table. */
export const id: ScalarSchema<string> = { kind: 'scalar', scalar: 'ID', minimum: 1, maximum: 128 };
export const idOf = (refersTo: RefersTo): ScalarSchema<string> => ({ ...id, refersTo });
export const player = idOf('PLAYER');
export const playerInGame = idOf('PLAYER_IN_GAME');
export const object = idOf('OBJECT');
export const entity = idOf('ENTITY');

/** A value that is passed on unread, to be read later. */
export const readLater = <S extends Schema>(schema: S): S => ({ ...schema, isReadLater: true });

/** One of the named values, each with its description. */
export const enumeration = <Name extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Name, string>>,
): EnumSchema<Name> => ({ kind: 'enumeration', name, description, values });

export const listOf = <S extends Schema>(
  of: S,
  bounds: { readonly minimum?: number; readonly maximum?: number } = {},
): ListSchema<readonly ValueOf<S>[], readonly InputOf<S>[]> => ({ kind: 'list', of, ...bounds });

export const objectSchema = <F extends Fields>(
  name: string,
  description: string,
  fields: F,
): ObjectSchema<ValuesOf<F>, F, InputsOf<F>> => ({
  kind: 'object',
  name,
  description,
  fields: () => fields,
  exactlyOne: false,
});

/**
 * Declares a view of a value in answers, whose fields may be fewer, different or computed. GraphQL and REST define how
 * to resolve fields that the value does not have.
 */
export const viewOf =
  <Value>() =>
  <F extends Fields>(name: string, description: string, fields: F): ObjectSchema<Value, F> => ({
    kind: 'object',
    name,
    description,
    fields: () => fields,
    exactlyOne: false,
    isView: true,
  });

/** An object with exactly one of its fields. */
export const exactlyOne = <F extends Fields>(
  name: string,
  description: string,
  fields: F,
): ObjectSchema<
  Partial<{ readonly [Name in keyof F]: NonNullable<FieldValue<F[Name]>> }>,
  Fields,
  Partial<{ readonly [Name in keyof F]: FieldInput<F[Name]> }>
> => ({ kind: 'object', name, description, fields: () => fields, exactlyOne: true });

export const required = <S extends Schema>(
  type: S,
  description: string,
): Field<ValueOf<S>, 'REQUIRED', InputOf<S>> => ({ type, presence: 'REQUIRED', description });
export const optional = <S extends Schema>(
  type: S,
  description: string,
): Field<ValueOf<S>, 'OPTIONAL', InputOf<S>> => ({ type, presence: 'OPTIONAL', description });
/** An optional field with a default. */
export const defaulted = <S extends Schema>(
  type: S,
  value: ValueOf<S>,
  description: string,
): Field<ValueOf<S>, 'DEFAULTED'> => ({ type, presence: 'DEFAULTED', description, default: value });
/** A field of an answer that is always present, possibly null. */
export const nullable = <Value>(type: Schema<Value>, description: string): Field<Value, 'NULLABLE'> => ({
  type,
  presence: 'NULLABLE',
  description,
});

/** A field of an answer that is computed only on request; over REST, by a parameter of the same name. */
export const lazy = <Value, F extends Fields>(
  type: Schema<Value>,
  given: F,
  description: string,
): Field<(given: ValuesOf<F>) => Value, 'LAZY'> => ({ type, presence: 'LAZY', description, arguments: given });

/** Declares a lazy field that may be null. */
export const lazyNullable = <Value, F extends Fields>(
  type: Schema<Value>,
  given: F,
  description: string,
): Field<(given: ValuesOf<F>) => Value | null, 'LAZY'> => ({ ...lazy(type, given, description), isNullable: true });

/** A field of an answer that REST replaces by another one. */
export const overRest = <Value, P extends Presence>(field: Field<Value, P>, shown: AnyField): Field<Value, P> => ({
  ...field,
  overRest: shown,
});

/** Returns the fields that REST has. */
export const fieldsOverRest = (fields: Fields): Fields => mapValues(fields, (field) => field.overRest ?? field);

export const reference = <Value>(to: ReferenceSchema<Value>['to'], overRest: Schema): ReferenceSchema<Value> => ({
  kind: 'reference',
  to,
  overRest,
});
