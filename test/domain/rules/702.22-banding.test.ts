import { expect, test } from '@jest/globals';
import { attackVerdict, attackWitness } from '../attacks.js';
import { broken, creature, ring, walker, written } from '../tables.js';

const five = 'A B C D E';

const banding = ['a', 'b'].map((id) => creature(id, 'A', { keywords: ['Banding'] }));
const state = ring(five, { objects: [...banding, creature('c', 'A'), creature('d', 'A'), walker('jace', 'B')] });

test('702.22c: creatures with banding, and one without', () => {
  expect(attackVerdict(state, 'A', 'a > B in 1, b > B in 1, c > B in 1').legal).toBe(true);
  expect(broken(attackVerdict(state, 'A', 'a > B in 1, c > B in 1, d > B in 1'))).toEqual(['702.22c']);
  expect(broken(attackVerdict(state, 'A', 'c > B in 1'))).toEqual(['702.22c']);
});

test('802.3b, 702.22d: they attack one thing', () => {
  expect(broken(attackVerdict(state, 'A', 'a > B in 1, b > C in 1'))).toEqual(['802.3b']);
  expect(broken(attackVerdict(state, 'A', 'a > B in 1, b > jace in 1'))).toEqual(['702.22d']);
  expect(attackVerdict(state, 'A', 'a > B in 1, b > C in 2').legal).toBe(true);
});

test('the legal attack keeps the bands that may stay', () => {
  const torn = attackVerdict(state, 'A', 'a > B in 1, c > B in 1, b > C in 2, d > D in 2');
  expect(attackWitness(torn)).toEqual(['a > B in 1', 'b > C', 'c > B in 1', 'd > D']);
});

test('508.1e: one creature alone in a band attacks in the singular', () =>
  expect(attackVerdict(state, 'A', 'a > B in 1').because.map(({ says }) => says)).toContain('a attacks as one band.'));

test.each([
  ['Free-for-All', '802.3b'],
  ['Two-Headed Giant', '702.22d'],
] as const)('802.3b is of games where several players may be attacked: %s', (game, rule) => {
  const teams = game === 'Free-for-All' ? ['', ''] : [' team A', ' team B'];
  const state = written(
    `${game} | a1*${teams[0]}: k 2/2 banding; x 2/2 | a2${teams[0]} | b1${teams[1]} | b2${teams[1]}`,
  );
  expect(broken(attackVerdict(state, 'a1', 'k > b1 in 1, x > b2 in 1'))).toEqual([rule]);
});
