import { optional, atLeast } from '../schema/schema.js';
import { areTeammates, playerOf, type GameState, type Player, type TurnMarker } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import { problem, type Problem } from '../problem.js';

/** Grand Melee: the turn marker of an event. */
export const markerField = optional(
  atLeast(1),
  'Grand Melee: the turn marker whose turn it is; optional if there is only one.',
);

interface MarkerArguments {
  readonly marker?: number | null;
}

/** The turn marker of an event; undefined outside Grand Melee and for an unknown number. */
export const markerOf = ({ turnMarkers }: GameState, { marker }: MarkerArguments): TurnMarker | undefined =>
  typeof marker === 'number'
    ? turnMarkers.find(({ number }) => number === marker)
    : turnMarkers.length === 1
      ? turnMarkers[0]
      : undefined;

/** Finds problems with the turn marker that an event names. */
export const markerProblems = (state: GameState, given: MarkerArguments): readonly Problem[] => {
  const unknown = markerIdProblems(state, given, 'marker');
  if (unknown.length || state.variant !== 'GRAND_MELEE' || markerOf(state, given)) return unknown;
  return [problem(['marker'], `Say which of the ${state.turnMarkers.length} turn markers.`)];
};

/** Finds an unknown turn marker number; `name`: the argument that it was given in. */
export const markerIdProblems = (state: GameState, given: MarkerArguments, name: string): readonly Problem[] => {
  if (typeof given.marker !== 'number' || markerOf(state, given)) return [];
  const none =
    state.variant === 'GRAND_MELEE'
      ? `There is no turn marker ${given.marker}.`
      : 'Only Grand Melee has turn markers (807.4).';
  return [problem([name], none)];
};

/** Returns the active player (the first of several), even if they left during the turn. */
export const activePlayer = (state: GameState): Player => playerOf(state, state.turn.activePlayers[0] ?? '');

/** Returns the player whose turn an event is about; in Grand Melee the turn marker's holder. */
export const turnTaker = (state: GameState, given: MarkerArguments): Player => {
  const marker = markerOf(state, given);
  return marker ? playerOf(state, marker.holder) : activePlayer(state);
};

/**
 * Returns the player whose turn comes next.
 *
 * - 500.7: of several extra turns, the most recently created one is taken first.
 * - 103.1a: else the next player in the game to the left; with shared team turns, the next one of another team (805.4).
 */
export const nextPlayer = (state: GameState): Player | undefined => {
  const extra = state.extraTurns.at(-1);
  if (extra !== undefined) return playerOf(state, extra);
  const last = playerOf(state, state.turn.resumesAfter ?? activePlayer(state).id);
  const order = leftwardFrom(state, last);
  return (
    (state.options.sharedTeamTurns && order.find((player) => !areTeammates(player, last) && player.id !== last.id)) ||
    order[0]
  );
};
