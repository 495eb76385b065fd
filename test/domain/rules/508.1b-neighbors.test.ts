import { describe, expect, test } from '@jest/globals';
import { attacksNoNeighbor, neighborObjection } from '../../../src/domain/rules/508.1b-neighbors.js';
import { neighborRuling } from '../../../src/domain/rules/508.1b-neighbors.js';
import { doubts, emperors, leftBy, player, ring } from '../tables.js';

const state = emperors();

describe('809.3c', () => {
  test('B27 (printed example): at the start no emperor can attack anybody', () => {
    const says = "Only teammates, A2 and A1, are seated next to AE, so AE can't attack.";
    expect(attacksNoNeighbor(state, player(state, 'AE'))?.says).toBe(says);
    expect(attacksNoNeighbor(state, player(state, 'A1'))).toBeNull();
    const both = leftBy(state, 'A1', 'BE');
    const one = "Only a teammate, A2, is seated next to AE, so AE can't attack.";
    expect(attacksNoNeighbor(both, player(both, 'AE'))?.says).toBe(one);
  });

  test('the doubt about an empty seat stands where an opponent sits across it, and nowhere else', () => {
    const left = leftBy(state, 'A2');
    const [emperor, general] = [player(left, 'AE'), player(left, 'A1')];
    expect(doubts([neighborRuling(left, emperor)].flatMap((each) => each ?? []))).toHaveLength(1);
    expect(doubts([neighborRuling(left, general)].flatMap((each) => each ?? []))).toEqual([]);
    expect(neighborObjection(left, emperor, player(left, 'BE'))?.doubt).toBeUndefined();
  });
});

test('other variants say nothing of neighbors', () => {
  const free = ring('A B C D');
  expect(neighborRuling(free, player(free, 'A'))).toBeNull();
  expect(neighborObjection(free, player(free, 'A'), player(free, 'C'))).toBeNull();
});
