import type { Ruling } from '../../domain/answer.js';
import { markerOf } from '../../domain/events/turn-order.js';
import { beginObjections } from '../../domain/rules/807.4-turn-markers.js';
import { takePlace, type GameEvent } from '../../domain/events/events.js';
import { buildGameState } from '../../domain/setup/build-game-state.js';
import { describe } from '../../domain/setup/describe.js';
import type { GameState } from '../../domain/state/game-state.js';
import { success, type Result } from '../../domain/result.js';
import { withPoisonOf } from '../../domain/rules/810.10-poison.js';
import type { RulesEdition } from '../../domain/rulebook/editions.js';

/** Applies events to a table, legal or not; nothing is stored. */
export const forceEvents = (state: GameState, events: readonly GameEvent[]): Result<GameState> => {
  const taken = takePlace(state, events, { force: true, judges: false });
  if (!taken.ok) return taken;
  const tables = [state, ...taken.value.map(({ after }) => after)];
  const after = tables.at(-1) ?? state;
  const [barred] = events.flatMap((event, place) => turnBarred(tables[place] ?? state, event));
  return success(barred ? { ...after, beganUnlawfully: barred.says } : after);
};

/** Returns the rulings by which the turn of a turn marker's holder may not begin (807.4d). */
const turnBarred = (before: GameState, { turnBegins }: GameEvent): readonly Ruling[] => {
  const marker = turnBegins && markerOf(before, turnBegins);
  return marker ? beginObjections(before, marker) : [];
};

/**
 * Converts a table to another edition, without replaying events. Values set neither by the description nor by an event
 * get that edition's defaults.
 */
export const withEdition = (state: GameState, edition: RulesEdition): GameState =>
  edition === state.edition ? state : withPoisonOf(state, buildGameState({ ...describe(state), edition }));
