import { expect, test } from '@jest/globals';
import { decayed } from '../../../src/domain/rules/702.147-decayed.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ring } from '../tables.js';

test('a creature with decayed cannot block', () => {
  const state = ring('A B C', { objects: [creature('zombie', 'A', { keywords: ['Decayed'] }), creature('bear', 'A')] });
  const because = decayed(state, objectOf(state, 'zombie'));
  expect(because.map(({ says }) => says)).toEqual(["zombie has decayed and can't block."]);
  expect(decayed(state, objectOf(state, 'bear'))).toEqual([]);
});
