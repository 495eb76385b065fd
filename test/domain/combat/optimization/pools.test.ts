import { describe, expect, test } from '@jest/globals';
import type { Choices } from '../../../../src/domain/combat/optimization/choices.js';
import type { Group } from '../../../../src/domain/combat/optimization/groups.js';
import type { Gain } from '../../../../src/domain/combat/optimization/integer-program.js';
import { poolsOf } from '../../../../src/domain/combat/optimization/pools.js';
import { among, rulesIn, upTo } from './programs.js';

/** Four members who may choose any of five targets, one each. */
const free = among(4, 5);
const same: Gain = { required: 1, agreed: 0 };
const more: Gain = { required: 2, agreed: 0 };
const less: Gain = { required: 0, agreed: 0 };

/** Members who gain so much by each target, or by each of the first so many the same. */
const group = (members: readonly number[], gains: readonly Gain[] | number, most = 1): Group => ({
  ...{ members, most, first: 0 },
  byTarget: new Map((typeof gains === 'number' ? upTo(gains).map(() => same) : gains).map((gain, at) => [at, gain])),
});
const two = [group([0, 1], 5), group([2, 3], 5)] as const;
const pools = (...groups: readonly Group[]) => poolsOf(free, groups);
const members = (found: ReturnType<typeof poolsOf>) =>
  found.map(({ shares }) => shares.map((share) => share.group.members.join('')).join('+'));

describe('Groups share a pool', () => {
  test('of all targets that they may choose', () => {
    const share = { gain: same, direct: new Map(), worse: null };
    const shares = two.map((each) => ({ ...share, group: each }));
    expect(pools(...two)).toEqual([{ targets: [0, 1, 2, 3, 4], shares }]);
  });

  test.each([
    [
      'with those who may choose the same',
      ['0+2', '1+3'],
      [group([0], 3), group([1], 4), group([2], 3), group([3], 4)],
    ],
    ['with those who may choose the same', ['0+2'], [group([0], 3), group([1], 4), group([2], 3)]],
    ['with nobody who may choose others', [], [group([0], 3), group([1], 4)]],
    ['where each of them chooses one target only', ['01+23'], [...two, group([4], 5, 2)]],
    ['not where one chooses several', [], [two[0], group([2, 3], 5, 2)]],
  ])('%s: %j', (_, expected, groups) => expect(members(pools(...groups))).toEqual(expected));
});

describe('A pool holds the targets whose rules count heads', () => {
  const holds = (told: string, more: Partial<Choices> = {}) =>
    poolsOf({ ...free, ...rulesIn(told), ...more }, two).map(({ targets }) => targets.join(''));

  test.each([
    ['a limit on all who choose one', 'limit 1 at 0'],
    ['a limit on some, whatever they choose', 'limit 1 of 01'],
    ['company for all at one', 'company at 0'],
    ['company for some, whatever they choose', 'company of 0'],
    ['somebody chooses one', 'must somebody at 0'],
    ['somebody chooses anything', 'must somebody'],
    ['so many choose one', 'must somebody at 0 least 2'],
    ['so many of some choose anything', 'must somebody of 01 least 2'],
    ['a member likes two of them', 'must 0 at 01'],
    ['a member chooses anything where others do', 'must 0 unless 1'],
  ])('as %s', (_, told) => expect(holds(told)).toEqual(['01234']));

  test('of all who may choose them', () => {
    const own = [{ options: upTo(5).slice(1), most: 1 }, ...free.members.slice(1)];
    expect(holds('limit 1 of 123 at 0', { members: own })).toEqual(['01234']);
    expect(holds('limit 1 of 123 at 1', { members: own })).toEqual(['0234']);
  });

  test('while three are left', () => expect([holds('limit 1 at 02'), holds('limit 1 at 023')]).toEqual([['134'], []]));

  test('and counts for nothing what the others gain', () => {
    const uneven = [less, more, same, more, less];
    const [pool] = poolsOf({ ...free, ...rulesIn('limit 1 of 012 at 04') }, [group([0], uneven), group([1], uneven)]);
    expect(pool?.shares[0]).toMatchObject({ gain: more, worse: 2 });
  });

  test('and leaves the others to be chosen directly', () => {
    const [pool] = poolsOf({ ...free, ...rulesIn('limit 1 at 02') }, two);
    expect(pool?.shares.map(({ direct }) => direct)).toEqual(two.map(() => new Map([0, 2].map((at) => [at, same]))));
  });
});

describe('A share in a pool gains what most of its targets gain', () => {
  const share = (...gains: readonly Gain[]) => {
    const [pool] = pools(group([0], gains), group([1], gains.length));
    const { gain, direct, worse } = pool?.shares[0] ?? {};
    return pool && { gain, direct: [...(direct ?? [])], worse };
  };

  const closer = { required: 1, agreed: 1 };
  const neither = { required: 2, agreed: -1 };

  test.each([
    [
      'what gains more is chosen directly as well',
      [more, same, same, more, same],
      [
        [0, more],
        [3, more],
      ],
      null,
    ],
    ['what gains more is chosen directly as well', [same, same, closer], [[2, closer]], null],
    ['the one that gains less is chosen only so', [same, same, less], [[2, less]], 2],
    ['the one that gains less is chosen only so', [same, neither, same], [[1, neither]], 1],
  ])('and %s: %j', (_, gains, direct, worse) => expect(share(...gains)).toEqual({ gain: same, direct, worse }));

  test.each([
    ['the one that gains less is worse', [less, same, same, more], { gain: same, worse: 0 }],
    ['of several gains as common the first', [same, same, more, more], { gain: same, worse: null }],
    ['of several gains as common the first', [less, same, more], { gain: less, worse: null }],
  ])('and %s: %j', (_, gains, expected) => expect(share(...gains)).toMatchObject(expected));

  test.each([[[same, same, same, less, less]], [[more, same, less]]])(
    'and there is none where several gain less: %j',
    (gains) => expect(share(...gains)).toBeUndefined(),
  );
});
