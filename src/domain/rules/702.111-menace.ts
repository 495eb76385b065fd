import { nameList, withVerb, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import type { GameObject, GameState } from '../state/game-state.js';

const { ruling } = citing('702.111b');

/** Says that attackers with menace cannot be blocked by one creature alone. */
export const notBlockedAlone = (
  state: GameState,
  attackers: readonly GameObject[],
  blockers: readonly GameObject[],
): Ruling => {
  const them = attackers.length === 1 ? 'it' : 'any of them';
  const says = `${withVerb(attackers, 'has', 'have')} menace, so ${nameList(blockers)} can't block ${them} alone.`;
  return ruling(state, '702.111b', says, ...attackers, ...blockers);
};
