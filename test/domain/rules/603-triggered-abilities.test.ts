import { expect, test } from '@jest/globals';
import { triggerTimings } from '../../../src/domain/rules/603-triggered-abilities.js';
import { wouldTrigger, type TriggerEventKind } from '../../../src/domain/rules/801.7-triggering.js';
import { after, creature, ring, rules } from '../tables.js';

test('an attack is seen as it happens', () => expect(triggerTimings.ATTACKS).toBeUndefined());

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
