import { withPlayersChanged } from '../state/change.js';
import type { GameState, Player } from '../state/game-state.js';
import { leave, leaversWith } from './800-general.js';

/**
 * Removes players from the table who lost or for whom the game was a draw.
 *
 * - 104.5: they leave the game, all at once.
 */
export const withoutPlayers = (state: GameState, losers: readonly Player[], drawn: readonly Player[]): GameState => {
  const leaving = [...losers, ...drawn];
  if (!leaving.length) return state;
  const drew = new Set(leaversWith(state, drawn).map(({ id }) => id));
  const { after } = leave(state, leaving);
  if (!drew.size) return after;
  return withPlayersChanged(after, (player) => (drew.has(player.id) ? { ...player, drew: true } : player));
};
