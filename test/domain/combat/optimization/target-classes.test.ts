import { describe, expect, test } from '@jest/globals';
import type { Choices, Companions, Limit, Required } from '../../../../src/domain/combat/optimization/choices.js';
import type { Group } from '../../../../src/domain/combat/optimization/groups.js';
import {
  dealt,
  targetClasses,
  withoutRepeatedRules,
} from '../../../../src/domain/combat/optimization/target-classes.js';
import { among, company, everybody, upTo } from './programs.js';

/** Four members who may choose any of three targets, one each. */
const free = among(4, 3);
const limit = (target: number, members: readonly number[] = everybody, count = 1): Limit => ({
  ...{ members: [...members], count, scope: new Set([target]) },
});
const companyAt = (target: number, more: Partial<Companions> = {}): Companions => company(new Set([target]), more);
const sought = (target: number, times = 1): Required => ({ member: null, scope: new Set([target]), times });
const ofEach = <Rule>(rule: (target: number) => Rule): readonly Rule[] => upTo(3).map(rule);

/** Each member as a group, with all that it may choose. */
const groups = ({ members, requirements, asked }: Choices): readonly Group[] =>
  members.map(({ options, most }, member) => ({
    ...{ members: [member], most, first: 0 },
    byTarget: new Map(
      options.map((target) => {
        const likes = requirements.filter(
          (each) => each.member === member && !each.unlessNone && each.scope?.has(target),
        );
        return [target, { required: likes.length, agreed: asked[member]?.includes(target) ? 1 : 0 }];
      }),
    ),
  }));
const classes = (rules: Partial<Choices>) => {
  const choices = { ...free, ...rules };
  return targetClasses(choices, groups(choices));
};
const targets = (rules: Partial<Choices>) => classes(rules).map((each) => each.targets.join(''));

describe('Targets that nothing tells apart', () => {
  test.each<[string, Partial<Choices>]>([
    ['without rules', {}],
    ['the same limit of each', { limits: ofEach((target) => limit(target)) }],
    ['the same nested limits', { limits: ofEach((target) => [limit(target), limit(target, [0, 1])]).flat() }],
    [
      'the same nested limits, the smaller one first',
      { limits: ofEach((target) => [limit(target, [0, 1]), limit(target)]).flat() },
    ],
    ['the same disjoint limits', { limits: ofEach((target) => [limit(target, [0, 1]), limit(target, [2, 3])]).flat() }],
    ['the same company', { companions: ofEach((target) => companyAt(target)) }],
    ['each must be chosen', { requirements: ofEach((target) => sought(target, 2)) }],
    ['a limit on all of them', { limits: [{ ...limit(0), scope: null }] }],
    ['a limit on all of them by name', { limits: [{ ...limit(0), scope: new Set(upTo(3)) }] }],
    [
      'somebody must choose any of them where others do',
      { requirements: [{ member: 0, scope: new Set(upTo(3)), times: 1, unlessNone: new Set([1]) }] },
    ],
    [
      'a member likes one that it may not choose',
      {
        members: [...free.members.slice(1), { options: [], most: 1 }],
        requirements: [{ member: 3, scope: new Set([1]), times: 1 }],
      },
    ],
    ['a rule speaks of what is no target', { limits: [limit(7)], requirements: [sought(7)] }],
    ['somebody must choose any of them', { requirements: [{ member: 0, scope: new Set(upTo(3)), times: 1 }] }],
  ])('are one: %s', (_, rules) => {
    expect(targets(rules)).toEqual(['012']);
  });

  test.each<[string, Partial<Choices>, readonly string[]]>([
    ['a limit of one', { limits: [limit(1)] }, ['02', '1']],
    [
      'another limit of one',
      { limits: ofEach((target) => limit(target, everybody, target === 1 ? 2 : 1)) },
      ['02', '1'],
    ],
    ['on other members', { limits: ofEach((target) => limit(target, target === 2 ? [0, 1] : [2, 3])) }, ['01', '2']],
    ['a limit on two of them', { limits: [{ ...limit(0), scope: new Set([0, 2]) }] }, ['02', '1']],
    [
      'two limits on two of them',
      {
        limits: [
          { ...limit(0), scope: new Set([0, 1]) },
          { ...limit(0), scope: new Set([1, 2]) },
        ],
      },
      ['0', '1', '2'],
    ],
    ['company for one', { companions: [companyAt(0)] }, ['0', '12']],
    [
      'more company for one',
      { companions: ofEach((target) => companyAt(target, target ? {} : { least: 3 })) },
      ['0', '12'],
    ],
    ['one must be chosen', { requirements: [sought(2)] }, ['01', '2']],
    ['one more often', { requirements: ofEach((target) => sought(target, 1 + target)) }, ['0', '1', '2']],
    [
      'one by so many',
      { requirements: [{ ...sought(1), number: { members: everybody, least: 2, most: null } }] },
      ['02', '1'],
    ],
    [
      'each by so many, of rules of its own',
      {
        requirements: ofEach((target) => ({ ...sought(target), number: { members: everybody, least: 2, most: null } })),
      },
      ['0', '1', '2'],
    ],
    ['a member likes one', { requirements: [{ member: 3, scope: new Set([1]), times: 1 }] }, ['02', '1']],
    [
      'a member must choose one where others do',
      { requirements: [{ member: 3, scope: new Set([1]), times: 1, unlessNone: new Set([0]) }] },
      ['02', '1'],
    ],
    ['one is asked about', { asked: [[1], [], [], []] }, ['02', '1']],
    ['a member may not choose one', { members: [...free.members.slice(1), { options: [0, 1], most: 1 }] }, ['01', '2']],
  ])('but are told apart: %s', (_, rules, expected) => {
    expect(targets(rules)).toEqual(expected);
  });

  test.each<[string, Partial<Choices>]>([
    ['crossing limits', { limits: ofEach((target) => [limit(target, [0, 1]), limit(target, [1, 2])]).flat() }],
    [
      'crossing limits, the smaller one first',
      { limits: ofEach((target) => [limit(target, [0, 1]), limit(target, [1, 2, 3]), limit(target)]).flat() },
    ],
    ['company for some', { companions: ofEach((target) => companyAt(target, { members: [0, 1] })) }],
    ['the company of some', { companions: ofEach((target) => companyAt(target, { among: [0, 1, 2] })) }],
    [
      'company for all, and for some',
      { companions: ofEach((target) => [companyAt(target), companyAt(target, { members: [0] })]).flat() },
    ],
    ['one member chooses two', { members: [...free.members.slice(1), { options: upTo(3), most: 2 }] }],
  ])('nor are one where members cannot be dealt to them in turn: %s', (_, rules) => {
    expect(targets(rules)).toEqual(['0', '1', '2']);
  });

  test('are one for those who may choose them, whatever others may', () => {
    const members = [...free.members.slice(2), { options: [], most: 3 }, { options: [], most: 2 }];
    expect(targets({ members, limits: ofEach((target) => limit(target, [0, 1])) })).toEqual(['012']);
    expect(targets({ members, companions: ofEach((target) => companyAt(target, { members: [0, 1] })) })).toEqual([
      '012',
    ]);
  });

  test('with the limits and the company of each of them', () => {
    const [one] = classes({
      limits: ofEach((target) => [limit(target), limit(target, [0, 1])]).flat(),
      companions: ofEach((target) => [companyAt(target), companyAt(target, { least: 3 })]).flat(),
    });
    expect([one?.limits, one?.least]).toEqual([[limit(0), limit(0, [0, 1])], 3]);
    expect(classes({})).toEqual([{ targets: [0, 1, 2], limits: [], least: 1 }]);
    const [all] = classes({
      limits: [
        { ...limit(0), scope: null },
        { ...limit(0), scope: new Set(upTo(3)) },
      ],
    });
    expect(all?.limits).toEqual([]);
  });
});

test('the rules of all targets but the first of each class are left out', () => {
  const wide = new Set([1, 2]);
  const choices: Choices = {
    ...free,
    limits: [...ofEach((target) => limit(target)), { ...limit(0), scope: null }, { ...limit(0), scope: wide }],
    companions: ofEach((target) => companyAt(target)),
    requirements: [...ofEach((target) => sought(target)), { member: 2, scope: new Set([1]), times: 1 }],
  };
  const one = (...some: readonly [number, ...number[]]) => ({ targets: some, limits: [], least: 1 });
  expect(withoutRepeatedRules(choices, [one(0), one(1), one(2)])).toBe(choices);
  expect(withoutRepeatedRules(choices, [one(0, 1), one(2)])).toEqual({
    ...choices,
    limits: [limit(0), limit(2), { ...limit(0), scope: null }, { ...limit(0), scope: wide }],
    companions: [companyAt(0), companyAt(2)],
    requirements: [sought(0), sought(2), { member: 2, scope: new Set([1]), times: 1 }],
  });
});

describe('Those who choose the first of a class are dealt to all of them', () => {
  const one = (limits: readonly Limit[] = [], least = 1) => ({ targets: [0, 1, 2] as const, limits, least });
  const all = (count: number) => upTo(count).map(() => [0]);

  test('in turn', () => {
    expect(dealt(all(5), [one()])).toEqual([[0], [1], [2], [0], [1]]);
    expect(dealt([[0], [3], [], [0]], [one(), { targets: [3], limits: [], least: 1 }])).toEqual([[0], [3], [], [1]]);
    expect(dealt(all(3), [{ ...one(), targets: [0] }])).toEqual(all(3));
  });

  test('unless the class is of one: who chooses it beside others keeps both', () => {
    const alone = (target: number) => ({ targets: [target] as const, limits: [], least: 1 });
    expect(dealt([[0, 1], [1]], [alone(0), alone(1)])).toEqual([[0, 1], [1]]);
  });

  test('together where they need company', () => {
    expect(dealt(all(5), [one([], 2)])).toEqual([[0], [1], [0], [1], [0]]);
    expect(dealt(all(3), [one([], 4)])).toEqual(all(3));
    expect(dealt(all(6), [one([], 2)])).toEqual([[0], [1], [2], [0], [1], [2]]);
  });

  test('evenly within each limit', () => {
    const chosen = dealt(all(6), [one([limit(0, [0, 3, 5]), limit(0, [1, 2, 4])])]);
    for (const members of [
      [0, 3, 5],
      [1, 2, 4],
    ])
      expect(members.map((member) => chosen[member]?.[0]).sort()).toEqual([0, 1, 2]);
    const nested = dealt(all(6), [one([limit(0, [1, 4]), limit(0, [0, 1, 3, 4])])]);
    const of = (...members: readonly number[]) => new Set(members.map((member) => nested[member]?.[0])).size;
    expect([of(1, 4), of(0, 1, 3, 4), of(2, 5)]).toEqual([2, 3, 2]);
    expect(of(0, 1, 2, 3, 4, 5)).toBe(3);
  });

  test('evenly within a limit of which some are in a smaller one, in whatever order the limits come', () => {
    const limits = [limit(0, [0]), limit(0, [1]), limit(0, [0, 2])];
    for (const each of [limits, limits.toReversed()]) {
      const chosen = dealt(all(3), [{ targets: [0, 1], limits: each, least: 1 }]);
      expect(new Set([chosen[0]?.[0], chosen[2]?.[0]])).toEqual(new Set([0, 1]));
    }
  });
});
