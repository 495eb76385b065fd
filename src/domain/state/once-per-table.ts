import { createHolder, oncePer } from '../values/remembered.js';
import type { GameState } from './game-state.js';

/** Creates what keeps values with tables, to be forgotten with them. */
export const createKept = createHolder<GameState>();

/** Returns a function that works out something of each table once; to be made once, too. */
export const oncePerTable = <Value extends object | boolean>(workOut: (state: GameState) => Value) =>
  oncePer(workOut, createKept<Value>());
