import { expect, test } from '@jest/globals';
import { groupsOf } from '../../../../src/domain/combat/optimization/groups.js';
import { among, rulesIn } from './programs.js';

const groups = (told: string, most = 1) =>
  groupsOf({ ...among(4, 3, most), ...rulesIn(told) }).map(({ members }) => members.join(''));

test.each([
  ['nothing', '', '0123'],
  ['a limit', 'limit 1 of 02', '02 13'],
  ['two limits', 'limit 1 of 0; limit 1 of 2', '0 13 2'],
  ['who needs company', 'company of 1', '023 1'],
  ['who is company', 'company among 12', '03 12'],
  ['who needs it, and who is it', 'company of 01 among 12', '0 1 2 3'],
  ['a requirement', 'must 1', '023 1'],
  ['the same requirement', 'must 0 x 2; must 3 x 2', '03 12'],
  ['another number', 'must 0 x 1; must 3 x 4', '0 12 3'],
  ['a target liked', 'must 0 at 0 x 2; must 3 at 0 x 2', '03 12'],
  ['two targets liked', 'must 0 at 01 x 2; must 3 at 01 x 2', '03 12'],
  ['a limit on two targets', 'limit 1 of 02 at 01', '02 13'],
  ['rules of who is no member', 'must 9 at 01; limit 1 of 019 at 01', '01 23'],
  ['what is asked', 'asked 1,1,2,', '01 2 3'],
  ['who counts', 'must somebody of 01 least 1', '01 23'],
  ['what others do', 'must 0 unless 12', '0 12 3'],
])('members are told apart by %s', (_, told, expected) => expect(groups(told).sort().join(' ')).toBe(expected));

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
