import { describe, expect, test } from '@jest/globals';
import type { Choices, Required, Scope } from '../../../../src/domain/combat/optimization/choices.js';
import { gainsOf, isGainedByTarget } from '../../../../src/domain/combat/optimization/gains.js';
import { rulesIn } from './programs.js';

const one: Scope = new Set([0]);
const two: Scope = new Set([0, 1]);
const likes = (member: number, scope: Scope, times = 1): Required => ({ member, scope, times });

describe('A requirement counts anew for each target', () => {
  test.each<[string, Scope, number, boolean]>([
    ['where its member may choose only one of them', two, 1, true],
    ['where it speaks of only one', one, 2, true],
    ['but not where its member may choose both, and obey it once', two, 2, false],
    ['nor where it speaks of all of them, and any choice obeys it', null, 1, false],
  ])('%s', (_, scope, most, expected) => expect(isGainedByTarget(likes(0, scope), most)).toBe(expected));

  test('but not where staying away may obey it as well', () => {
    expect(isGainedByTarget({ ...likes(0, one), unlessNone: new Set([1]) }, 1)).toBe(false);
    expect(isGainedByTarget({ ...likes(0, null), unlessNone: new Set([1]) }, 1)).toBe(false);
  });
});

/** Two members who may choose any of three targets. */
const among = (rules: Partial<Choices>, most = 1): Choices => ({
  ...{ members: [0, 1].map(() => ({ options: [0, 1, 2], most })), targets: 3, wanted: [[], []] },
  ...{ requirements: [], limits: [], companions: [], loners: [], ...rules },
});

test('a member gains nothing by what it may not choose, or by what staying away obeys as well', () => {
  const unlessNone = new Set([1]);
  const away = [likes(0, null), likes(0, one)].map((each) => ({ ...each, unlessNone }));
  const requirements = [likes(0, new Set([7])), ...away, { ...likes(0, one), member: null }];
  const [own] = gainsOf(among({ requirements }, 2));
  expect(own?.first).toBe(0);
  expect([...(own?.byTarget ?? [])].map(([target, { required }]) => `${target}: ${required}`)).toEqual([
    ...['0: 0', '1: 0', '2: 0'],
  ]);
});

describe('Of targets that no rule tells apart', () => {
  const kept = (rules: Partial<Choices>, most = 1) => [...(gainsOf(among(rules, most))[0]?.byTarget.keys() ?? [])];

  test('one serves where they gain the same', () => expect(kept({})).toHaveLength(1));

  test('those that gain less are left out, whatever comes first', () => {
    expect(kept({ requirements: [likes(0, new Set([2]))] })).toEqual([2]);
    expect([kept({ requirements: [likes(0, one)] }), kept({ wanted: [[1], []] })]).toEqual([[0], [1]]);
  });

  test('both are kept where each gains more in its way: a requirement, or what is asked', () =>
    expect(kept({ requirements: [likes(0, new Set([2]))], wanted: [[0], []] })).toEqual([0, 2]));

  test('one serves a member, whatever another member likes', () =>
    expect(kept({ requirements: [likes(1, new Set([1]))] })).toHaveLength(1));

  test('all are kept for a member who may choose several', () => expect(kept({}, 2)).toEqual([0, 1, 2]));
});

test.each([
  ['a limit of one', 'limit 1 of 01 at 0', 2],
  ['company for one', 'company of 01 at 0 among 01', 2],
  ['one that somebody must choose', 'must somebody at 0', 2],
  ['one that follows others', 'must 1 at 0 unless 0', 2],
  ['a limit on each two', 'limit 1 of 0 at 12; limit 1 of 0 at 02; limit 1 of 0 at 01', 3],
  ['a limit of one, beside limits that it shares', 'limit 1 of 01 at 0; limit 1 of 01 at 01; limit 1 of 01 at 01', 3],
  ['a limit on all of them', 'limit 1 of 01 at 012', 1],
])('targets are told apart by %s', (_, told, expected) => {
  expect(gainsOf(among(rulesIn(told)))[0]?.byTarget.size).toBe(expected);
});
