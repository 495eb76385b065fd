import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/domain/values/random.js';

test('random numbers: what is drawn is spread evenly', () => {
  const next = seededRandom('even');
  const drawn = Array.from({ length: 6_000 }, () => next(6));
  const counts = [0, 1, 2, 3, 4, 5].map((face) => drawn.filter((each) => each === face).length);
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
