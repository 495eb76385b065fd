import { withPlayers } from '../state/change.js';
import type { GameState, Player } from '../state/game-state.js';
import { leave, leaversWith } from './800-general.js';

/**
 * The table once players have left because they lost, or because the game was a draw for them.
 *
 * - 104.5: whoever loses, or draws, leaves the game; all at once.
 */
export const without = (state: GameState, losers: readonly Player[], drawn: readonly Player[]): GameState => {
  const leaving = [...losers, ...drawn];
  if (!leaving.length) return state;
  const drew = new Set(leaversWith(state, drawn).map(({ id }) => id));
  const { after } = leave(state, leaving);
  return drew.size
    ? withPlayers(
        after,
        after.players.map((player) => (drew.has(player.id) ? { ...player, drew: true } : player)),
      )
    : after;
};
