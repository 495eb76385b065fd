import { addDoubt, nameList, type Ruling } from '../answer.js';
import { hasType, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('802.2a');

/** Says which defending player an attacking creature's ability means if several may be attacked. */
export const defenderRuling = (state: GameState, attacker: GameObject, defending: Player): Ruling => {
  const says = `For ${attacker.name} the defending player is ${defending.name} alone, whoever else is attacked.`;
  return ruling(state, '802.2a', says, attacker, defending);
};

/** Says who is the defending player for creatures attacking a planeswalker or battle, if several may be attacked. */
export const defendsPermanent = (
  state: GameState,
  defending: Player,
  attacked: GameObject,
  attackers: readonly GameObject[],
): Ruling => {
  const isBattle = hasType(attacked, 'battle');
  const about = [defending, attacked, ...attackers];
  if (isBattle && attacked.protector === null) {
    const says = `${defending.name} is the defending player for ${nameList(attackers)}.`;
    return addDoubt(ruling(state, '802.2a', says, ...about), `The table gives no protector for ${attacked.name}.`);
  }
  const holds = isBattle ? 'protects' : 'controls';
  const who = defending.inGame ? `${holds} ${attacked.name}` : `protected ${attacked.name} and has left the game`;
  return ruling(
    state,
    '802.2a',
    `${defending.name}, who ${who}, is the defending player for ${nameList(attackers)}.`,
    ...about,
  );
};
