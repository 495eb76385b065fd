import { expect, test } from '@jest/globals';
import { groupBy, groupPairs } from '../../../src/domain/values/groups.js';

test('values are grouped by key, keys and values in the order in which they come', () => {
  const groups = groupPairs([
    ['b', 1],
    ['a', 2],
    ['b', 3],
  ]);
  expect([...groups]).toEqual([
    ['b', [1, 3]],
    ['a', [2]],
  ]);
  expect(groups.get('c')).toBeUndefined();
});

test('items are grouped by what they have, null among it', () =>
  expect([...groupBy(new Set([1, 2, 3, 4]), (each) => (each === 4 ? null : each % 2))]).toEqual([
    [1, [1, 3]],
    [0, [2]],
    [null, [4]],
  ]));
