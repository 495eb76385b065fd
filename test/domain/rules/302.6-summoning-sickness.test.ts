import { expect, test } from '@jest/globals';
import { sicknessOf } from '../../../src/domain/rules/302.6-summoning-sickness.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ring } from '../tables.js';

const said = (more: Parameters<typeof creature>[2]) => {
  const state = ring('A B C', { objects: [creature('bear', 'A', more)] });
  return sicknessOf(state, objectOf(state, 'bear')).map(({ rule, says }) => `${rule.number}: ${says}`);
};

test('M06: a creature that came this turn is summoning sick', () =>
  expect(said({ controlledSinceTurnBegan: false })).toEqual([
    '302.6: A has not controlled bear since the turn began, and it does not have haste.',
  ]));

test('one with haste is not, nor one that was there', () =>
  expect([said({ controlledSinceTurnBegan: false, keywords: ['Haste'] }), said({})]).toEqual([[], []]));
