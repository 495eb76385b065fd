import { expect, test } from '@jest/globals';
import type { Choices, Scope } from '../../../../src/domain/combat/optimization/choices.js';
import { groupsOf } from '../../../../src/domain/combat/optimization/groups.js';
import { among, upTo } from './programs.js';

const groups = (rules: Partial<Choices>, most = 1) =>
  groupsOf({ ...among(4, 3, most), ...rules }).map(({ members }) => members.join(''));
const all: Scope = null;
const two: Scope = new Set([0, 1]);
const one: Scope = new Set([0]);
const stray = { members: [0, 1, 9], scope: two, count: 1 };

test.each<[string, Partial<Choices>, readonly string[]]>([
  ['nothing', {}, ['0123']],
  ['a limit', { limits: [{ members: [0, 2], scope: all, count: 1 }] }, ['02', '13']],
  ['two limits', { limits: [0, 2].map((member) => ({ members: [member], scope: all, count: 1 })) }, ['0', '13', '2']],
  ['who needs company', { companions: [{ members: [1], scope: all, least: 2, among: upTo(4) }] }, ['023', '1']],
  ['who is company', { companions: [{ members: upTo(4), scope: all, least: 2, among: [1, 2] }] }, ['03', '12']],
  [
    'who needs it, and who is it',
    { companions: [{ members: [0, 1], scope: all, least: 2, among: [1, 2] }] },
    ['0', '1', '2', '3'],
  ],
  ['a requirement', { requirements: [{ member: 1, scope: all, times: 1 }] }, ['023', '1']],
  ['the same requirement', { requirements: [0, 3].map((member) => ({ member, scope: all, times: 2 })) }, ['03', '12']],
  [
    'another number',
    { requirements: [0, 3].map((member) => ({ member, scope: all, times: 1 + member })) },
    ['0', '12', '3'],
  ],
  ['a target liked', { requirements: [0, 3].map((member) => ({ member, scope: one, times: 2 })) }, ['03', '12']],
  ['two targets liked', { requirements: [0, 3].map((member) => ({ member, scope: two, times: 2 })) }, ['03', '12']],
  ['a limit on two targets', { limits: [{ members: [0, 2], scope: two, count: 1 }] }, ['02', '13']],
  ['rules of who is no member', { requirements: [{ member: 9, scope: two, times: 1 }], limits: [stray] }, ['01', '23']],
  ['what is asked', { asked: [[1], [1], [2], []] }, ['01', '2', '3']],
  [
    'who counts',
    { requirements: [{ member: null, scope: all, times: 1, number: { members: [0, 1], least: 1, most: null } }] },
    ['01', '23'],
  ],
  [
    'what others do',
    { requirements: [{ member: 0, scope: all, times: 1, unlessNone: new Set([1, 2]) }] },
    ['0', '12', '3'],
  ],
])('members are told apart by %s', (_, rules, expected) => {
  expect(groups(rules).sort()).toEqual(expected);
});

test.each<[string, Partial<Choices>, readonly string[]]>([
  ['nothing', {}, ['0123']],
  ['a limit on all', { limits: [{ members: [0, 2], scope: all, count: 1 }] }, ['02', '13']],
  ['a limit on one target', { limits: [{ members: [0, 2], scope: one, count: 1 }] }, ['02', '13']],
  ['a limit on two of them', { limits: [{ members: [0, 2], scope: two, count: 1 }] }, ['0', '13', '2']],
  ['one target liked', { requirements: [0, 3].map((member) => ({ member, scope: one, times: 2 })) }, ['03', '12']],
  ['two of them liked', { requirements: [0, 3].map((member) => ({ member, scope: two, times: 2 })) }, ['0', '12', '3']],
])('who may choose several targets is told apart by %s', (_, rules, expected) => {
  expect(groups(rules, 2).sort()).toEqual(expected);
});

test('members alike are one group, with what each of them gains', () => {
  const requirements = [0, 1, 2, 3].map((member) => ({ member, scope: one, times: 2 }));
  const first = [0, 1, 2, 3].map((member) => ({ member, scope: all, times: 1 }));
  expect(groupsOf({ ...among(4, 3), requirements: [...requirements, ...first] })).toEqual([
    { members: [0, 1, 2, 3], most: 1, first: 1, byTarget: new Map([[0, { required: 2, agreed: -1 }]]) },
  ]);
});
