import { isBefore } from '../../domain/rulebook/editions.js';
import { buildGameState } from '../../domain/setup/build-game-state.js';
import { describe } from '../../domain/setup/describe.js';
import type { Description } from '../../domain/state/description.js';
import type { GameState } from '../../domain/state/game-state.js';

/**
 * A table in a stored snapshot. Those of older builds have no revision if these decided differently under their
 * edition: such games continue as they were recorded.
 */
export type StoredTable = Description & { readonly revision?: 1 };

const isDecidedOtherwise = ({ edition }: Pick<GameState, 'edition'>): boolean => isBefore(edition, 'CR_2013');

/** Converts a table for a snapshot. */
export const toStore = (state: GameState): StoredTable =>
  isDecidedOtherwise(state) && !state.isLegacy ? { ...describe(state), revision: 1 } : describe(state);

/** Returns the table of a snapshot. */
export const fromStore = ({ revision, ...description }: StoredTable): GameState => {
  const state = buildGameState(description);
  return { ...state, isLegacy: isDecidedOtherwise(state) && revision === undefined };
};
