import { named, type Ruling } from '../answer.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('701.15b');

export const goadCites = cites;

/** Says what being goaded requires of creatures. */
export const goaded = (state: GameState, creatures: readonly GameObject[]): Ruling => {
  const each = [...new Set(creatures)];
  const [are, them] = each.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const says = `${named(each)} ${are} goaded: that is two requirements for each player who goaded ${them}.`;
  return ruling(state, '701.15b', says, ...each);
};
