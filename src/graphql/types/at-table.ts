import type { Schema } from '../../domain/schema/schema.js';
import type { GameState } from '../../domain/state/game-state.js';

/** A value paired with its table, from which its fields are resolved. */
export interface AtTable<Value> {
  readonly state: GameState;
  readonly value: Value;
}

interface Named {
  readonly id?: unknown;
  readonly name?: unknown;
}

/**
 * Exposes the id and the name as properties: most queries select them, and a field without a resolver costs almost
 * nothing.
 */
class ValueAtTable<Value> implements AtTable<Value> {
  constructor(
    readonly state: GameState,
    readonly value: Value & Named,
  ) {}

  get id(): unknown {
    return this.value.id;
  }

  get name(): unknown {
    return this.value.name;
  }
}

/** Pairs a value with its table. */
export const atTable = <Value>(state: GameState, value: Value & Named): AtTable<Value> =>
  new ValueAtTable(state, value);

/** Pairs each value with their table. */
export const eachAtTable = <Value>(state: GameState, values: readonly (Value & Named)[]): readonly AtTable<Value>[] =>
  values.map((value) => atTable(state, value));

/** Whether values of a schema contain players, objects or teams, which are resolved from their table. */
export const needsTable = (schema: Schema): boolean => {
  if (schema.kind === 'list') return needsTable(schema.of);
  if (schema.kind === 'object') return Object.values(schema.fields()).some(({ type }) => needsTable(type));
  return schema.kind === 'reference' && schema.to !== 'GameState';
};

type Placer = (state: GameState, value: unknown) => unknown;

/** Returns a function that pairs values of a schema with their table if their fields need it. */
export const placerOf = (schema: Schema): Placer => {
  if (!needsTable(schema)) return (_, value) => value;
  if (schema.kind === 'list') return listPlacerOf(placerOf(schema.of));
  return (state, value) => (value === null || value === undefined ? null : atTable(state, value));
};

const listPlacerOf =
  (item: Placer): Placer =>
  (state, values) =>
    Array.isArray(values) ? values.map((value: unknown) => item(state, value)) : values;
