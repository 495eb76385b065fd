import { expect, test } from '@jest/globals';
import { canActivate as canActivateOf } from '../../../src/domain/rules/801.6-activating.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { leftBy, player, ring, rules, sound, thing } from '../tables.js';

const canActivate: typeof canActivateOf = (...given) => sound(canActivateOf(...given));
const five = 'A B C D E';

test('D01: an ability that any player may activate, out of range', () => {
  const state = ring(five, { range: 1, objects: [thing('well', 'Artifact', 'C'), thing('near', 'Artifact', 'B')] });
  const asked = (id: string) => canActivate(state, player(state, 'A'), objectOf(state, id));
  expect([asked('well').answer, asked('near').answer]).toEqual([false, true]);
  expect(rules(asked('well').because)).toEqual(['801.6']);
  const left = leftBy(state, 'A');
  expect(rules(canActivate(left, player(left, 'A'), objectOf(left, 'near')).because)).toEqual(['800.4a']);
});
