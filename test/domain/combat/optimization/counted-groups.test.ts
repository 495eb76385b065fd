import { describe, expect, test } from '@jest/globals';
import type { Scope } from '../../../../src/domain/combat/optimization/choices.js';
import { choicesWithin, countedGroup, countedPool } from '../../../../src/domain/combat/optimization/counted-groups.js';
import { createCount, distributeChoices } from '../../../../src/domain/combat/optimization/counted-groups.js';
import type { CountedGroup, CountedPool } from '../../../../src/domain/combat/optimization/counted-groups.js';
import type { Group } from '../../../../src/domain/combat/optimization/groups.js';
import { createProgram, term } from '../../../../src/domain/combat/optimization/integer-program.js';
import type { Pool, Share } from '../../../../src/domain/combat/optimization/pools.js';
import { boundsOf, rowsOf } from './programs.js';

const gain = { required: 2, agreed: 0 };
/** Four members who obey one requirement by choosing anything, and two more by each of so many targets. */
const group = (targets: number, most = 1): Group => ({
  ...{ members: [0, 1, 2, 3], most, first: 1 },
  byTarget: new Map(Array.from({ length: targets }, (_, target) => [target, gain])),
});
const counted = (given: Group, share?: Share) => {
  const building = createProgram(null);
  const found = countedGroup(building, given, share);
  return { building, found, program: building.program() };
};

describe('A group is counted', () => {
  test('by one variable where it may choose one target: no row says more than its bound', () => {
    const { program, found } = counted(group(1));
    expect(program).toEqual({ variables: [{ most: 4, gain: 3 }], rows: [] });
    expect(found.any).toEqual(choicesWithin(found, null));
  });

  test('by one more variable for three, which says how many choose anything: as many as choose one of them', () => {
    const { program, found } = counted(group(3));
    expect(program.variables.map((each) => each.gain).sort()).toEqual([1, 2, 2, 2]);
    expect(rowsOf(program)).toEqual(['1 -1 -1 -1 ≤ 0', '1 1 1 -1 ≤ 0']);
    expect(found.any).toHaveLength(1);
  });

  test('by one more where each may choose several: at most so many each, and each of them once', () =>
    expect(rowsOf(counted(group(2, 2)).program)).toEqual(['1 -1 -1 ≤ 0', '1 -1 ≤ 0', '1 -1 ≤ 0', '1 1 -2 ≤ 0']));

  test('in a pool by how many join it, and how many choose what gains more beside it', () => {
    const given = group(5);
    const share = (direct: readonly number[]): Share => ({
      ...{ group: given, gain, worse: null },
      direct: new Map(direct.map((target) => [target, gain])),
    });
    expect(counted(given, share([])).program).toEqual({ variables: [{ most: 4, gain: 3 }], rows: [] });
    const { program, found } = counted(given, share([3]));
    expect([boundsOf(program), rowsOf(program)]).toEqual([[4, 4], ['1 1 ≤ 4']]);
    expect([[...found.byTarget.keys()], found.joining.length, found.any.length]).toEqual([[3], 1, 2]);
    expect(counted(given, share([3, 4])).program.variables).toHaveLength(4);
  });
});

describe('Who joins a pool', () => {
  const pooled = (...worse: readonly (number | null)[]) => {
    const shares = worse.map((each, index): Share => ({
      ...{ gain, direct: new Map(), worse: each },
      group: { ...group(3), members: [2 * index, 2 * index + 1] },
    }));
    const building = createProgram(null);
    const pool: Pool = { targets: [0, 1, 2], shares };
    const known = new Map(shares.map((share) => [share.group, countedGroup(building, share.group, share)]));
    return { building, pool, known };
  };

  test('chooses one of its targets: a variable for each target, not for each group and target', () => {
    const { building, pool, known } = pooled(null, null);
    const found = countedPool(building, pool, (each) => known.get(each));
    expect(boundsOf(building.program())).toEqual([2, 2, 4, 4, 4]);
    expect(rowsOf(building.program())).toEqual(['1 1 -1 -1 -1 ≤ 0', '1 1 1 -1 -1 ≤ 0']);
    expect({ ...found, parts: found.parts.length, byTarget: [...found.byTarget.keys()] }).toEqual({
      ...{ members: [0, 1, 2, 3], most: 1, byTarget: [0, 1, 2], joining: [], any: [], parts: 2 },
    });
  });

  test('though only somebody else the target that is worse for them', () => {
    const { building, pool, known } = pooled(2, null, 2, 1);
    const { byTarget } = countedPool(building, pool, (each) => known.get(each));
    const { variables, rows } = building.program();
    const of = (target: number) =>
      rows.filter(({ terms }) => terms.some(({ variable }) => variable === byTarget.get(target)));
    /** Beside the two rows that make all of those who join choose one of the targets. */
    const beside = (target: number) => rowsOf({ variables, rows: of(target) }).filter((row) => row.startsWith('1 -1'));
    expect([0, 1, 2].map(beside)).toEqual([[], ['1 -1 -1 -1 ≤ 0'], ['1 -1 -1 ≤ 0']]);
  });

  test('is of a group that is counted', () => {
    const { building, pool, known } = pooled(null, null);
    const found = countedPool(building, pool, (each) => (each.members.includes(0) ? undefined : known.get(each)));
    expect([found.members, found.parts.length]).toEqual([[2, 3], 1]);
  });
});

describe('How many of a group choose one of some targets', () => {
  const two: Scope = new Set([0, 1]);
  const counting = (given: Group) => {
    const { building, found } = counted(given);
    const before = building.program().variables.length;
    const added = () => building.program().variables.length - before;
    return { count: createCount(building), found, added, building };
  };

  test('is the sum of their variables where each may choose one', () => {
    const { count, found, added } = counting(group(3));
    expect(count(found, two)).toEqual(choicesWithin(found, two));
    expect(count(found, two)).toHaveLength(2);
    expect(added()).toBe(0);
  });

  test('is the variable of the only one of them that they may choose', () => {
    const { count, found, added } = counting(group(2, 2));
    expect(count(found, new Set([1, 7]))).toEqual(term(found.byTarget.get(1) ?? -1));
    expect(count(found, new Set([7]))).toEqual([]);
    expect(added()).toBe(0);
  });

  test('of all targets is how many choose anything', () => {
    const { count, found, added } = counting(group(2, 2));
    expect(count(found, null)).toBe(found.any);
    expect(added()).toBe(0);
  });

  test('takes one variable where each may choose several, however often it is asked for', () => {
    const { count, found, added, building } = counting({ ...group(3, 2), members: [0] });
    const rows = rowsOf(building.program()).length;
    const some = count(found, two);
    expect(some).toHaveLength(1);
    expect(count(found, two)).toEqual(some);
    expect(added()).toBe(1);
    const more = rowsOf({ variables: [], rows: building.program().rows.slice(rows) });
    expect(more).toEqual(['1 -1 -1 ≤ 0', '1 -1 ≤ 0', '1 -1 ≤ 0']);
    expect(count(found, new Set([1, 2]))).not.toEqual(some);
    expect(added()).toBe(2);
  });
});

describe('What a group chooses is handed round among its members', () => {
  const found = (members: readonly number[], most: number, targets: readonly number[]): CountedGroup => ({
    ...{ members, most, joining: [] },
    ...{ byTarget: new Map(targets.map((target) => [target, target])), any: term(targets.length) },
  });

  test.each([
    ['one each where each may choose one', found([0, 2, 3], 1, [0, 1]), [1, 1, 2], [[0], [], [1], []]],
    ['among as many as choose anything', found([0, 1, 2, 3], 3, [0, 1]), [2, 2, 2], [[0, 1], [0, 1], [], []]],
  ])('%s', (_, group, values, expected) => expect(distributeChoices([group], [], 4, values)).toEqual(expected));
});

describe('The targets of a pool are handed to those who join it', () => {
  /** One member for each target that is worse for it, as many places at targets 0, 1 and 2. */
  const pool = (worse: readonly (number | null)[]): CountedPool => ({
    ...{ members: [...worse.keys()], most: 1, joining: [], any: [] },
    byTarget: new Map([0, 1, 2].map((target) => [target, target])),
    parts: worse.map((each, member) => ({
      ...{ members: [member], most: 1, byTarget: new Map(), any: [], joining: term(3), worse: each },
    })),
  });
  const handed = (places: readonly number[], worse: readonly (number | null)[]) =>
    distributeChoices([], [pool(worse)], worse.length, [...places, 1]);

  test.each([
    ['each place to one of them, in turn where none is worse', [1, 1, 1], [1, null, null], '0 1 2'],
    ['who is handed the worse one swaps it with somebody for whom it is not', [1, 2, 0], [0, 0, null], '1 1 0'],
    ['and who is handed another one', [2, 1, 0], [0, null, null], '1 0 0'],
  ])('%s', (_, places, worse, expected) => expect(handed(places, worse).join(' ')).toBe(expected));
});
