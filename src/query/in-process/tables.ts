import { describe } from '../../domain/setup/describe.js';
import type { Description } from '../../domain/state/description.js';
import type { GameState } from '../../domain/state/game-state.js';
import { isRecord } from '../../domain/values/record.js';
import { createPrivateField } from '../../domain/values/remembered.js';
import type { Table } from './types.js';

const states = createPrivateField<Table, GameState>();

/** Returns the table object that the package's users get for a state. */
export const tableOf = (state: GameState): Table => {
  const table = {} as Table;
  states.give(table, state);
  return Object.freeze(table);
};

/** Returns the state of a table object; throws for anything else, such as a result that an untyped program passes. */
export const stateOf = (table: Table | undefined | null): GameState => {
  const state = isRecord(table) ? states.of(table) : undefined;
  if (!state) throw new TypeError('That is not a table of readTable, decodeTable or applyEvents.');
  return state;
};

/** Returns the description of a table: read again, it is the same table. */
export const describeTable = (table: Table): Description => describe(stateOf(table));
