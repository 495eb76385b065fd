import { describe, expect, test } from '@jest/globals';
import type {
  Choices,
  Companions,
  Limit,
  Required,
  Scope,
} from '../../../../src/domain/combat/optimization/choices.js';
import { countedTargets, holdsAll, membersAble } from '../../../../src/domain/combat/optimization/scopes.js';
import { among, company, everybody } from './programs.js';

/** Four members who may choose any of three targets, one each. */
const free = among(4, 3);
const only = (...targets: readonly number[]): Scope => new Set(targets);
const limit = (scope: Scope, count: number, members: readonly number[] = everybody): Limit => ({
  ...{ scope, count, members },
});
const sought = (scope: Scope, times = 1): Required => ({ member: null, scope, times });

const counted = (rules: Partial<Choices>) => countedTargets({ ...free, ...rules });
const targets = (rules: Partial<Choices>) => counted(rules).map(({ target }) => target);
const of = (target: number | null, rules: Partial<Choices>) => counted(rules).find((each) => each.target === target);

/** Each set as its parent, and how many are let into it. */
const setsOf = (target: number | null, rules: Partial<Choices>) =>
  of(target, rules)?.sets.map(({ parent, capacity }) => `${parent ?? 'outermost'}: ${capacity}`);

describe('What a flow counts', () => {
  test('is how many choose anything, where no rule speaks of a target', () => {
    const all = { target: null, sets: [{ parent: null, capacity: 4 }], innermost: new Map() };
    expect(counted({})).toEqual([{ ...all, sought: 0, neverAlone: false }]);
    const own = { member: 1, scope: only(2), times: 1 };
    expect(
      targets({ limits: [limit(null, 1)], companions: [company(null)], requirements: [own, sought(null)] }),
    ).toEqual([null]);
  });

  test('are those who choose a target of which a limit speaks, a requirement, or one of company', () => {
    expect(targets({ limits: [limit(only(0, 2), 1)] })).toEqual([null, 0, 2]);
    expect(targets({ companions: [company(only(1))] })).toEqual([null, 1]);
    expect(targets({ requirements: [sought(only(2))], limits: [limit(only(2), 1)] })).toEqual([null, 2]);
  });
});

describe('A limit', () => {
  test('on all of the choices counts those who choose anything, one on a target those who choose it', () => {
    const limits = [limit(null, 3), limit(only(1), 2)];
    expect(setsOf(null, { limits })).toEqual(['outermost: 4', '0: 3']);
    expect(setsOf(1, { limits })).toEqual(['outermost: 4', '0: 2']);
  });

  test('on several targets together is left out', () => {
    const limits = [limit(only(0, 1), 1)];
    expect([null, 0, 1].map((target) => setsOf(target, { limits }))).toEqual([
      ['outermost: 4'],
      ['outermost: 4'],
      ['outermost: 4'],
    ]);
  });

  test('lies in the smallest of those around it, whatever comes first', () => {
    const limits = [
      limit(null, 0, [3]),
      limit(null, 1, [0, 1]),
      limit(null, 2, [0, 1, 2]),
      limit(null, 3, [0, 1, 2, 3]),
    ];
    const nested = of(null, { limits });
    expect(setsOf(null, { limits })).toEqual(['outermost: 4', '0: 3', '1: 2', '2: 1', '1: 0']);
    expect([...(nested?.innermost ?? [])].sort()).toEqual([
      [0, 3],
      [1, 3],
      [2, 2],
      [3, 4],
    ]);
  });

  test('beside others is on its own, and one that crosses a larger one is left out', () => {
    expect(setsOf(null, { limits: [limit(null, 1, [0, 1]), limit(null, 1, [2, 3])] })).toEqual([
      'outermost: 4',
      '0: 1',
      '0: 1',
    ]);
    const crossing = { limits: [limit(null, 1, [2, 3]), limit(null, 1, [0, 1, 2])] };
    expect(setsOf(null, crossing)).toEqual(['outermost: 4', '0: 1']);
    expect(of(null, crossing)?.innermost).toEqual(
      new Map([
        [0, 1],
        [1, 1],
        [2, 1],
      ]),
    );
  });

  test('that lets all of its members choose is left out', () => {
    expect(setsOf(null, { limits: [limit(null, 2, [0, 1])] })).toEqual(['outermost: 4']);
    expect(setsOf(null, { limits: [limit(null, 1, [0, 1])] })).toEqual(['outermost: 4', '0: 1']);
  });

  test('counts only those who may choose', () => {
    const members = [{ options: [], most: 1 }, { options: [1], most: 1 }, ...free.members.slice(2)];
    expect(setsOf(null, { members, limits: [limit(null, 1, [0, 1])] })).toEqual(['outermost: 4']);
    expect(setsOf(0, { members, limits: [limit(only(0), 1, [1, 2])] })).toEqual(['outermost: 4']);
    const some = { members, limits: [limit(only(0), 1, [1, 2, 3])] };
    expect(setsOf(0, some)).toEqual(['outermost: 4', '0: 1']);
    expect([...(of(0, some)?.innermost.keys() ?? [])]).toEqual([2, 3]);
  });

  test('on all choices is left out where a member makes several of them, one on a target is not', () => {
    const members = [{ options: [0, 1], most: 2 }, ...free.members.slice(1)];
    expect(setsOf(null, { members, limits: [limit(null, 1)] })).toEqual(['outermost: 4']);
    expect(setsOf(null, { members, limits: [limit(null, 1, [1, 2])] })).toEqual(['outermost: 4', '0: 1']);
    expect(setsOf(1, { members, limits: [limit(only(1), 1)] })).toEqual(['outermost: 4', '0: 1']);
  });
});

describe('What asks for somebody, whoever that is,', () => {
  const requirements = [sought(null, 2), sought(only(0), 3), sought(only(0, 1), 4), { ...sought(null), member: 0 }];

  test('is counted at each target that obeys it; where any does, at all together', () => {
    const rules = { requirements, limits: [limit(only(2), 1)] };
    expect([null, 0, 1, 2].map((target) => of(target, rules)?.sought)).toEqual([2, 7, 4, 0]);
  });

  test('is not what asks one member', () => {
    const own = { member: 1, scope: only(0), times: 5 };
    expect(of(0, { requirements: [own, sought(only(0))] })?.sought).toBe(1);
  });
});

describe('Nobody chooses a target alone', () => {
  const isNeverAlone = (each: Companions, more: Partial<Choices> = {}) =>
    of(0, { companions: [each], requirements: [sought(only(0))], ...more })?.neverAlone;

  test('where all need company there, and all are company', () => {
    expect(isNeverAlone(company(only(0)))).toBe(true);
    expect(isNeverAlone(company(only(0), { least: 1 }))).toBe(false);
    expect(isNeverAlone(company(only(0), { members: [0, 1, 2] }))).toBe(false);
    expect(isNeverAlone(company(only(0), { among: [0, 1, 2] }))).toBe(false);
    const other = { companions: [company(only(0), { least: 1 }), company(only(0))] };
    expect(isNeverAlone(company(only(0)), other)).toBe(true);
  });

  test('whoever may not choose it apart', () => {
    const members = [...free.members.slice(1), { options: [1, 2], most: 1 }];
    expect(isNeverAlone(company(only(0), { members: [0, 1, 2], among: [0, 1, 2] }), { members })).toBe(true);
  });

  test('but not where company is needed for any choice, or at one of several targets', () => {
    expect(isNeverAlone(company(null))).toBe(false);
    expect(isNeverAlone(company(only(0, 1)))).toBe(false);
    expect(isNeverAlone(company(only(1)))).toBe(false);
    expect(of(null, { companions: [company(null)] })?.neverAlone).toBe(false);
  });
});

test('who may choose a target, and whether members hold all who are able', () => {
  const members = [
    { options: [0, 2], most: 1 },
    { options: [], most: 1 },
    { options: [2], most: 1 },
  ];
  const able = membersAble({ ...free, members });
  expect([able(0), able(1), able(2)]).toEqual([
    [true, false, false],
    [false, false, false],
    [true, false, true],
  ]);
  expect([holdsAll([0, 2], able(2)), holdsAll([2], able(2)), holdsAll([], able(1))]).toEqual([true, false, true]);
});
