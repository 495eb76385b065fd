import { describe, expect, test } from '@jest/globals';
import { attacksNoNeighbour, neighbourObjection } from '../../../src/domain/rules/508.1b-neighbours.js';
import { neighbourRuling } from '../../../src/domain/rules/508.1b-neighbours.js';
import { doubts, emperors, leftBy, player, ring } from '../tables.js';

const state = emperors();

describe('809.3c', () => {
  test('B27 (printed example): at the start no emperor can attack anybody', () => {
    const says = "Only teammates, A2 and A1, are seated next to AE, so AE can't attack.";
    expect(attacksNoNeighbour(state, player(state, 'AE'))?.says).toBe(says);
    expect(attacksNoNeighbour(state, player(state, 'A1'))).toBeNull();
    const both = leftBy(state, 'A1', 'BE');
    const one = "Only a teammate, A2, is seated next to AE, so AE can't attack.";
    expect(attacksNoNeighbour(both, player(both, 'AE'))?.says).toBe(one);
  });

  test('the doubt about an empty seat stands where an opponent sits across it, and nowhere else', () => {
    const left = leftBy(state, 'A2');
    const [emperor, general] = [player(left, 'AE'), player(left, 'A1')];
    expect(doubts([neighbourRuling(left, emperor)].flatMap((each) => each ?? []))).toHaveLength(1);
    expect(doubts([neighbourRuling(left, general)].flatMap((each) => each ?? []))).toEqual([]);
    expect(neighbourObjection(left, emperor, player(left, 'BE'))?.doubt).toBeUndefined();
  });
});

test('other variants say nothing of neighbours', () => {
  const free = ring('A B C D');
  expect(neighbourRuling(free, player(free, 'A'))).toBeNull();
  expect(neighbourObjection(free, player(free, 'A'), player(free, 'C'))).toBeNull();
});
