import type { GraphQLResolveInfo } from 'graphql';
import type { GameState } from '../../domain/state/game-state.js';
import type { Context } from '../context.js';
import type { AtTable } from './at-table.js';

type Arguments<Value> = Value extends (given: infer Given) => unknown ? Given : unknown;
type Found<Value> = Value extends (given: never) => infer Value ? Value : Value;

/** A value, bare or paired with its table, as readers of stored games return it. */
type OrAtTable<Value> = Value | (Value extends readonly (infer Item)[] ? readonly AtTable<Item>[] : AtTable<Value>);

/** The names of the shown fields that a value has itself, with fitting types. */
type OwnFields<Source, Shown> = {
  [Name in keyof Shown]-?: Name extends keyof Source ? (Source[Name] extends Shown[Name] ? Name : never) : never;
}[keyof Shown];

type TableReader<Source, Field> = (
  value: Source,
  given: Arguments<Field>,
  state: GameState,
  context: Context,
  info: GraphQLResolveInfo,
) => Found<Field> | Promise<Found<Field> & (string | GameState)>;
type RecordReader<Source, Field> = (
  source: Source,
  given: Arguments<Field>,
  context: Context,
  info: GraphQLResolveInfo,
) => OrAtTable<Found<Field>> | Promise<OrAtTable<Found<Field>>>;

/** A reader for each field; optional for a field that the value itself has. */
export type TableReaders<Source, Shown, Own extends PropertyKey = OwnFields<Source, Shown>> = {
  readonly [Name in Exclude<keyof Shown, Own>]: TableReader<Source, Shown[Name]>;
} & { readonly [Name in Extract<keyof Shown, Own>]?: TableReader<Source, Shown[Name]> };

/** A reader for each field of a value without a table; its results may be paired with one. */
export type RecordReaders<Source, Shown, Own extends PropertyKey = OwnFields<Source, Shown>> = {
  readonly [Name in Exclude<keyof Shown, Own>]: RecordReader<Source, Shown[Name]>;
} & { readonly [Name in Extract<keyof Shown, Own>]?: RecordReader<Source, Shown[Name]> };

/** A reader for each field of Query or Mutation. */
export type RootReaders<Shown> = {
  readonly [Name in keyof Shown]: (
    given: Arguments<Shown[Name]>,
    context: Context,
    info: GraphQLResolveInfo,
  ) => Found<Shown[Name]> | Promise<Found<Shown[Name]>>;
};
