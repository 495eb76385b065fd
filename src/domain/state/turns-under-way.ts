import { playerOf, type GameState, type TurnMarker } from './game-state.js';
import { reaches } from './range.js';

/**
 * Lists the turn markers with whose turns something of a player's ends; none outside Grand Melee.
 *
 * - 807.5a: with their own turn, else with one within their range, on whose stack they respond; of nobody's, with any.
 */
export const turnsOf = (state: GameState, player: string | null): readonly TurnMarker[] => {
  const taken = state.turnMarkers.filter(({ inTurn }) => inTurn);
  if (player === null) return taken;
  const own = taken.filter(({ holder }) => holder === player);
  return own.length
    ? own
    : taken.filter(({ holder }) => reaches(state, { controller: player }, playerOf(state, holder)));
};

/** The turn marker with whose turn something of a player's ends, the first where several may be meant, or none is near. */
export const turnOf = (state: GameState, player: string | null): TurnMarker | undefined =>
  turnsOf(state, player)[0] ?? state.turnMarkers.find(({ inTurn }) => inTurn);
