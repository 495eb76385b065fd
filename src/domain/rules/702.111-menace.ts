import { named, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import type { GameObject, GameState } from '../state/game-state.js';

const { ruling, cites } = citing('702.111b');
export const menaceCites = cites;

/** Says that an attacker with menace cannot be blocked by one creature alone. */
export const notBlockedAlone = (state: GameState, attacker: GameObject, blockers: readonly GameObject[]): Ruling => {
  const says = `${attacker.name} has menace, so ${named(blockers)} can't block it alone.`;
  return ruling(state, '702.111b', says, attacker, ...blockers);
};
