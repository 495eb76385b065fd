import { expect, test } from '@jest/globals';
import { defender } from '../../../src/domain/rules/702.3-defender.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ring } from '../tables.js';

test('a creature with defender cannot attack', () => {
  const state = ring('A B C', { objects: [creature('wall', 'A', { keywords: ['Defender'] }), creature('bear', 'A')] });
  const because = defender(state, objectOf(state, 'wall'));
  expect(because.map(({ says }) => says)).toEqual(["wall has defender and can't attack."]);
  expect(defender(state, objectOf(state, 'bear'))).toEqual([]);
});
