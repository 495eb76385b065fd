import { expect, test } from '@jest/globals';
import { decayedRulings } from '../../../src/domain/rules/702.147-decayed.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ring } from '../tables.js';

test('a creature with decayed cannot block', () => {
  const state = ring('A B C', { objects: [creature('zombie', 'A', { keywords: ['Decayed'] }), creature('bear', 'A')] });
  const because = decayedRulings(state, objectOf(state, 'zombie'));
  expect(because.map(({ says }) => says)).toEqual(["zombie has decayed and can't block."]);
  expect(decayedRulings(state, objectOf(state, 'bear'))).toEqual([]);
});
