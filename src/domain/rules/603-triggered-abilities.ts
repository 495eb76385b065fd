import type { Ruling } from '../answer.js';
import type { GameObject, GameState } from '../state/game-state.js';
import type { TriggerEventKind } from './801.7-triggering.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('603.6a', '603.10', '603.10a', '603.10d');
export const momentCites = cites;

/** The moment at which a trigger looks at the table. */
export interface Moment {
  readonly rule: (typeof cites)[number];
  readonly when: 'before' | 'after' | 'before and after';
}

/**
 * The moments of trigger events that change where an object is or who controls it.
 *
 * - 603.6a: an ability looks at an object as it is once it has entered the battlefield.
 * - 603.10a, 603.10d: it looks back at one that has left the battlefield, or that somebody has lost control of.
 * - 603.10: it does not at one that somebody has gained control of; a change as such is seen from both sides.
 */
export const moments: Readonly<Partial<Record<TriggerEventKind, Moment>>> = {
  ENTERS: { rule: '603.6a', when: 'after' },
  LEAVES_BATTLEFIELD: { rule: '603.10a', when: 'before' },
  DIES: { rule: '603.10a', when: 'before' },
  CONTROL_CHANGES: { rule: '603.10', when: 'before and after' },
  GAINS_CONTROL: { rule: '603.10', when: 'after' },
  LOSES_CONTROL: { rule: '603.10d', when: 'before' },
};

const sees: Readonly<Record<Moment['when'], string>> = {
  before: 'was before the event',
  after: 'is after the event',
  'before and after': 'was before the event and as it is after',
};

/** Says at which moment a trigger looks at an object. */
export const momentRuling = (state: GameState, { rule, when }: Moment, object: GameObject): Ruling =>
  ruling(state, rule, `The ability sees ${object.name} as it ${sees[when]}.`, object);
