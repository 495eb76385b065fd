import { nameList, type Ruling } from '../answer.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('802.4', '802.4a', '802.4b');

/** Says that a creature can't block an attacker of another player. */
export const attacksAnother = (
  state: GameState,
  player: Player,
  attacker: GameObject,
  attacked: string,
  others: readonly Entity[],
): Ruling => {
  const says = `${attacker.name} attacks ${attacked}, not ${player.name}.`;
  return ruling(state, '802.4a', says, attacker, player, ...others);
};

/** Says that attacks on other players are ignored for a player's blocks. */
export const othersLeftOut = (state: GameState, player: Player): Ruling => {
  const says = `${player.name}'s blocks are judged without the creatures that attack other players.`;
  return ruling(state, '802.4b', says, player);
};

/** Says in which order defending players declare blockers against an attacking player. */
export const inTurnOrder = (state: GameState, attacking: Player, players: readonly Player[]): Ruling => {
  const says =
    players.length === 1
      ? `Only ${nameList(players)} defends against ${attacking.name}, so only ${nameList(players)} declares blockers.`
      : `${nameList(players)} declare blockers one after the other, in turn order from ${attacking.name}, the attacking player.`;
  return ruling(state, '802.4', says, ...players, attacking);
};

/** Says that a player who should declare blockers later has already done so. */
export const declaredBefore = (state: GameState, ahead: Player, player: Player): Ruling => {
  const says = `${ahead.name} declares blockers after ${player.name}, and has done so before.`;
  return ruling(state, '802.4', says, ahead, player);
};
