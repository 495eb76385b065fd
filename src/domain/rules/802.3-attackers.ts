import { nameList, type Ruling } from '../answer.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('802.3', '802.3a', '802.3b');

/** Says that a creature may attack any of several players and permanents. */
export const mayAttackSeveral = (
  state: GameState,
  player: Player,
  attacker: GameObject,
  included: readonly Entity[],
): Ruling => {
  const says = `${attacker.name} may attack ${nameList(included, 'or')}: ${player.name} may attack several players.`;
  return ruling(state, '802.3', says, attacker, ...included, player);
};

/** Says that a rule about attacking one player counts only the creatures that attack that player. */
export const onePlayersAttackers = (state: GameState, source: GameObject, attacked: Player): Ruling => {
  const says = `For ${source.name}, only the creatures that attack ${attacked.name} count.`;
  return ruling(state, '802.3a', says, source, attacked);
};

/** Says that a band can't attack different players. */
export const bandAttacksSeveral = (state: GameState, says: string, ...about: readonly Entity[]): Ruling =>
  ruling(state, '802.3b', says, ...about);
