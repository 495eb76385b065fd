import type { Ruling } from '../answer.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('802.2a');

export const defendingPlayerCites = cites;

/** Says which defending player an ability of an attacking creature means where several may be attacked. */
export const playerMeant = (state: GameState, attacker: GameObject, defending: Player): Ruling => {
  const says = `For ${attacker.name} the defending player is ${defending.name} alone, whoever else is attacked.`;
  return ruling(state, '802.2a', says, attacker, defending);
};
