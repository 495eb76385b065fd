import { objectSchema } from '../schema/schema.js';
import type { GameState } from '../state/game-state.js';
import { eventKind } from './event-kind.js';
import { markerField, markerOf, markerProblems, turnTaker } from './turn-order.js';

const input = objectSchema('CombatEndsInput', 'The combat of a turn ends (511.3).', { marker: markerField });

export const combatEnds = eventKind({
  input,
  description: 'The combat of a turn ends: nothing attacks or blocks any more (511.3).',
  problems: markerProblems,
  happen: (state: GameState, given) => {
    const marker = markerOf(state, given)?.number ?? null;
    return { ...state, combats: state.combats.filter((combat) => combat.marker !== marker) };
  },
  summary: (state, given) => `The combat of ${turnTaker(state, given).name} ends.`,
});
