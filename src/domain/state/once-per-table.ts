import { createHolder, oncePer } from '../values/remembered.js';
import type { GameState } from './game-state.js';

/** Creates a cache of values by table; a value is garbage-collected with its table. */
export const createTableMemo = createHolder<GameState>();

/** Memoizes a function of a table; to be called once, at module level. */
export const oncePerTable = <Value extends object | boolean>(workOut: (state: GameState) => Value) =>
  oncePer(workOut, createTableMemo<Value>());
