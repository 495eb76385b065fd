import { nameList, type Ruling } from '../answer.js';
import { required, objectSchema, type ValueOf } from '../schema/schema.js';
import type { GameState } from '../state/game-state.js';
import { step } from '../state/vocabulary.js';
import { markerField, markerOf, markerProblems, turnTaker } from './turn-order.js';
import { isSameCombat } from '../rules/500-passage.js';
import { turnPartners } from '../rules/805-shared-team-turns.js';
import { eventKind } from './event-kind.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('103.1', '807.4');

const input = objectSchema('StepBeginsInput', 'A step or main phase begins.', {
  step: required(step, 'Which one.'),
  marker: markerField,
});
type StepBegins = ValueOf<typeof input>;

/** Ends the combat with its combat phase (511.3). */
const happen = (state: GameState, given: StepBegins): GameState => {
  const marker = markerOf(state, given);
  const goesOn = isSameCombat((marker ?? state.turn).step, given.step);
  const combats = goesOn ? state.combats : state.combats.filter((combat) => combat.marker !== (marker?.number ?? null));
  if (!marker) return { ...state, combats, turn: { ...state.turn, step: given.step } };
  const turnMarkers = state.turnMarkers.map((each) =>
    each.number === marker.number ? { ...each, step: given.step } : each,
  );
  return { ...state, combats, turnMarkers };
};

/** 103.1, 807.4: no step begins between turns. */
const objections = (state: GameState, given: StepBegins): readonly Ruling[] => {
  const marker = markerOf(state, given);
  const player = turnTaker(state, given);
  if (marker ? marker.inTurn : !state.turn.ended) return [];
  const turn = `${nameList(turnPartners(state, player))}'s turn`;
  return marker
    ? [ruling(state, '807.4', `${turn} with turn marker ${marker.number} has not begun.`, player)]
    : [ruling(state, '103.1', `${turn} is over, and the next one has not begun.`, player)];
};

export const stepBegins = eventKind<StepBegins>({
  input,
  description: 'A step or main phase begins; combat is over once the combat phase is.',
  rules: ['103.1', '807.4'],
  problems: markerProblems,
  objections,
  happen,
  summary: (state, given) =>
    `The ${stepName(given.step)} of ${nameList(turnPartners(state, turnTaker(state, given)))}'s turn begins.`,
});

const isPhase: Partial<Record<StepBegins['step'], true>> = { PRECOMBAT_MAIN: true, POSTCOMBAT_MAIN: true };

/** Words a step: "declare attackers step" for DECLARE_ATTACKERS, "precombat main phase" for PRECOMBAT_MAIN. */
export const stepName = (name: StepBegins['step']): string =>
  `${name.toLowerCase().replaceAll('_', ' ')} ${isPhase[name] ? 'phase' : 'step'}`;
