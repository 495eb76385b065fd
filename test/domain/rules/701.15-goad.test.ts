import { expect, test } from '@jest/globals';
import { goaded } from '../../../src/domain/rules/701.15-goad.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ring } from '../tables.js';

const state = ring('A B C', { objects: [creature('bear', 'A'), creature('elk', 'A')] });

test('each goaded creature is named once', () => {
  const [bear, elk] = [objectOf(state, 'bear'), objectOf(state, 'elk')];
  expect(goaded(state, [bear, bear]).says).toBe(
    'bear is goaded: that is two requirements for each player who goaded it.',
  );
  expect(goaded(state, [bear, elk]).says).toBe(
    'bear and elk are goaded: that is two requirements for each player who goaded them.',
  );
});
