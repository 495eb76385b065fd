import { expect, test } from '@jest/globals';
import { groupsOf } from '../../../../src/domain/combat/optimization/groups.js';
import { among, rulesIn } from './programs.js';

const groups = (told: string, most = 1) =>
  groupsOf({ ...among(4, 3, most), ...rulesIn(told) }).map(({ members }) => members.join(''));

test.each([
  ['nothing', '', '0123'],
  ['a limit on all', 'limit 1 of 02', '02 13'],
  ['a limit on one target', 'limit 1 of 02 at 0', '02 13'],
  ['a limit on two of them', 'limit 1 of 02 at 01', '0 13 2'],
  ['one target liked', 'must 0 at 0 x 2; must 3 at 0 x 2', '03 12'],
  ['two of them liked', 'must 0 at 01 x 2; must 3 at 01 x 2', '0 12 3'],
])('who may choose several targets is told apart by %s', (_, told, expected) => {
  expect(groups(told, 2).sort().join(' ')).toBe(expected);
});
