import type { Ruling } from '../answer.js';
import type { GameObject, GameState } from '../state/game-state.js';
import type { TriggerEventKind } from './801.7-triggering.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('603.6a', '603.10', '603.10a', '603.10d');

/** The rule by which a trigger looks at the table before or after its event. */
export interface TriggerTiming {
  readonly rule: Parameters<typeof ruling>[1];
  readonly when: 'before' | 'after' | 'before and after';
}

/**
 * When triggers look at the table, for events that change an object's zone or controller.
 *
 * - 603.6a: an enters ability looks at the object on the battlefield.
 * - 603.10a, 603.10d: a leaves-the-battlefield ability looks back, and so does one on losing control.
 * - 603.10: a gains-control ability does not; a change-of-control ability looks at both.
 */
export const triggerTimings: Readonly<Partial<Record<TriggerEventKind, TriggerTiming>>> = {
  ENTERS: { rule: '603.6a', when: 'after' },
  LEAVES_BATTLEFIELD: { rule: '603.10a', when: 'before' },
  DIES: { rule: '603.10a', when: 'before' },
  CONTROL_CHANGES: { rule: '603.10', when: 'before and after' },
  GAINS_CONTROL: { rule: '603.10', when: 'after' },
  LOSES_CONTROL: { rule: '603.10d', when: 'before' },
};

const phraseFor: Readonly<Record<TriggerTiming['when'], string>> = {
  before: 'was before the event',
  after: 'is after the event',
  'before and after': 'was before the event and as it is after',
};

/** Says whether a trigger looks at an object before or after the event. */
export const timingRuling = (state: GameState, { rule, when }: TriggerTiming, object: GameObject): Ruling =>
  ruling(state, rule, `The ability sees ${object.name} as it ${phraseFor[when]}.`, object);
