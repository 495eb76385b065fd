import { takePlace, type GameEvent } from '../../domain/events/events.js';
import { buildGameState } from '../../domain/state/build-game-state.js';
import { describe } from '../../domain/state/describe.js';
import type { GameState } from '../../domain/state/game-state.js';
import { success, type Result } from '../../domain/result.js';
import { withPoisonOf } from '../../domain/rules/810.10-poison.js';
import type { RulesEdition } from '../../domain/rulebook/editions.js';

/** The table after those events, legal or not; nothing is stored. */
export const afterEvents = (state: GameState, events: readonly GameEvent[]): Result<GameState> => {
  const taken = takePlace(state, events, { force: true, judges: false });
  return taken.ok ? success(taken.value.at(-1)?.after ?? state) : taken;
};

/**
 * The table under another edition. Events are not replayed; what neither the description nor an event settled takes that
 * edition's default.
 */
export const inEdition = (state: GameState, edition: RulesEdition): GameState =>
  edition === state.edition ? state : withPoisonOf(state, buildGameState({ ...describe(state), edition }));
