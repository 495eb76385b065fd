import { playerOf, type GameState, type TurnMarker } from './game-state.js';
import { reaches } from './range.js';

/**
 * Lists the turn markers whose turns end a player's effects that last until end of turn; none outside Grand Melee.
 *
 * - 807.5a: the player's own turn, else any within their range, on whose stack they may act; without a player, any.
 */
export const turnsOf = (state: GameState, player: string | null): readonly TurnMarker[] => {
  const taken = state.turnMarkers.filter(({ inTurn }) => inTurn);
  if (player === null) return taken;
  const own = taken.filter(({ holder }) => holder === player);
  return own.length
    ? own
    : taken.filter(({ holder }) => reaches(state, { controller: player }, playerOf(state, holder)));
};

/** The turn marker whose turn ends a player's effects; the first of several, or of all if none is in range. */
export const turnOf = (state: GameState, player: string | null): TurnMarker | undefined =>
  turnsOf(state, player)[0] ?? state.turnMarkers.find(({ inTurn }) => inTurn);
