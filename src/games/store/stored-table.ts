import { isBefore } from '../../domain/rulebook/editions.js';
import { buildGameState } from '../../domain/setup/build-game-state.js';
import { describe } from '../../domain/setup/describe.js';
import type { Description } from '../../domain/state/description.js';
import type { GameState } from '../../domain/state/game-state.js';
import type { Revision } from '../../domain/state/revision.js';

/** A table in a stored snapshot. Games continue as they were recorded, by builds of that revision. */
export type StoredTable = Description & { readonly revision?: Revision };

/** The revision of snapshots without one: revisions 0 and 1 decide differently only in editions before 2013. */
const oldestRevision = ({ edition }: Pick<GameState, 'edition'>): Revision => (isBefore(edition, 'CR_2013') ? 0 : 1);

/** Converts a table for a snapshot. */
export const toStore = (state: GameState): StoredTable =>
  state.revision === oldestRevision(state) ? describe(state) : { ...describe(state), revision: state.revision };

/** Returns the table of a snapshot. */
export const fromStore = ({ revision, ...description }: StoredTable): GameState => {
  const state = buildGameState(description);
  return { ...state, revision: revision ?? oldestRevision(state) };
};
