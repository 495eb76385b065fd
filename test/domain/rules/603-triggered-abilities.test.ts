import { expect, test } from '@jest/globals';
import { momentRuling, moments } from '../../../src/domain/rules/603-triggered-abilities.js';
import { wouldTrigger, type TriggerEventKind } from '../../../src/domain/rules/801.7-triggering.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { rules } from '../rulings.js';
import { after, creature, ring } from '../tables.js';

test.each<[TriggerEventKind, string, string]>([
  ['ENTERS', '603.6a', 'is after the event'],
  ['DIES', '603.10a', 'was before the event'],
  ['LEAVES_BATTLEFIELD', '603.10a', 'was before the event'],
  ['LOSES_CONTROL', '603.10d', 'was before the event'],
  ['GAINS_CONTROL', '603.10', 'is after the event'],
  ['CONTROL_CHANGES', '603.10', 'was before the event and is after it'],
])('%s is judged by %s: the object as it %s', (kind, number, sees) => {
  const state = ring('A B C', { objects: [creature('bear', 'A')] });
  const moment = moments[kind];
  if (!moment) throw new Error(kind);
  const { rule, says } = momentRuling(state, moment, objectOf(state, 'bear'));
  expect([rule.number, says]).toEqual([number, `The ability sees bear as it ${sees}.`]);
});

test('an attack is seen as it happens', () => expect(moments.ATTACKS).toBeUndefined());

test('603.10: an ability that looks back at its own source is of whoever controlled that before', () => {
  const state = ring('A B C D E F', { range: 1, objects: [creature('bear', 'A', { controller: 'D' })] });
  const dead = after(state, { objectMoves: { object: 'bear', zone: 'GRAVEYARD' } });
  const event = (kind: TriggerEventKind) => ({ kind, involves: [{ entity: 'bear', controllerBefore: 'D' }] });
  const dies = wouldTrigger(dead, { object: 'bear' }, event('DIES'));
  expect(dies.answer).toBe(true);
  expect(dies.because[0].says).toBe("Everything in the event is within D's range, so D's ability triggers.");
  expect(rules(dies.because)).toEqual(['801.7', '801.7a', '603.10a']);
  expect(wouldTrigger(dead, { controller: 'A' }, event('DIES')).answer).toBe(false);
  expect(wouldTrigger(dead, { object: 'bear' }, event('GAINS_CONTROL')).because[0].says).toContain("A's range");
});
