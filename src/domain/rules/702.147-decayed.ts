import type { Ruling } from '../answer.js';
import { hasKeyword, type GameObject, type GameState } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('702.147a');

/** Says that a creature with decayed cannot block. */
export const decayedRulings = (state: GameState, creature: GameObject): readonly Ruling[] =>
  hasKeyword(creature, 'decayed')
    ? [ruling(state, '702.147a', `${creature.name} has decayed and can't block.`, creature)]
    : [];
