import type { Ruling } from '../answer.js';
import { hasKeyword, type GameObject, type GameState } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('702.3b');

/** Says that a creature with defender cannot attack. */
export const defenderRulings = (state: GameState, creature: GameObject): readonly Ruling[] =>
  hasKeyword(creature, 'defender')
    ? [ruling(state, '702.3b', `${creature.name} has defender and can't attack.`, creature)]
    : [];
