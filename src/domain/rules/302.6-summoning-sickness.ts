import type { Ruling } from '../answer.js';
import { controllerOf, hasKeyword, type GameObject, type GameState } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('302.6');

/** Says that a creature is summoning sick: not controlled since the turn began, and without haste (702.10b). */
export const sicknessOf = (state: GameState, creature: GameObject): readonly Ruling[] => {
  if (creature.controlledSinceTurnBegan || hasKeyword(creature, 'haste')) return [];
  const controller = controllerOf(state, creature);
  const says = `${controller.name} has not controlled ${creature.name} since the turn began, and it does not have haste.`;
  return [ruling(state, '302.6', says, controller, creature)];
};
