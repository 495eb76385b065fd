import type { Schema } from '../../domain/schema/schema.js';
import type { GameState } from '../../domain/state/game-state.js';

/** A value together with the table that it was read from: what the fields below it need. */
export interface At<Value> {
  readonly state: GameState;
  readonly value: Value;
}

interface Named {
  readonly id?: unknown;
  readonly name?: unknown;
}

/** Says itself what most values have and most queries ask for: a field without a resolver costs next to nothing. */
class Placed<Value> implements At<Value> {
  constructor(
    readonly state: GameState,
    readonly value: Value,
  ) {}

  get id(): unknown {
    return (this.value as Named).id;
  }

  get name(): unknown {
    return (this.value as Named).name;
  }
}

export const at = <Value>(state: GameState, value: Value): At<Value> => new Placed(state, value);

/** The same for a list. */
export const each = <Value>(state: GameState, values: readonly Value[]): readonly At<Value>[] =>
  values.map((value) => at(state, value));

type Placing = (state: GameState, value: unknown) => unknown;
const asIs: Placing = (_, value) => value;

/** How a declared value is handed on to the fields below it: structures and entities with their table, the rest as it is. */
export const placing = (schema: Schema): Placing => {
  if (schema.kind === 'list') return placingList(placing(schema.of));
  const standsAlone = schema.kind === 'scalar' || schema.kind === 'enumeration';
  if (standsAlone || (schema.kind === 'reference' && ['GameState', 'Rule'].includes(schema.to))) return asIs;
  return (state, value) => (value === null || value === undefined ? null : at(state, value));
};

const placingList =
  (item: Placing): Placing =>
  (state, values) =>
    Array.isArray(values) && item !== asIs ? values.map((value: unknown) => item(state, value)) : values;
