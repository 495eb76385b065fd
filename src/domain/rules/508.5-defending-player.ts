import { defendingPlayerIdOf } from '../state/attacked-player.js';
import { playerOf, type GameState, type Player } from '../state/game-state.js';

/**
 * Returns the defending player of an attack on a player, planeswalker or battle; null for a battle that nobody protects.
 *
 * - 508.5: the player attacked, the controller of the planeswalker, the protector of the battle.
 */
export const defendingPlayerOf = (state: GameState, target: string): Player | null => {
  const id = defendingPlayerIdOf(state, target);
  return id === null ? null : playerOf(state, id);
};
