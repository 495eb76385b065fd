import { describe, expect, test } from '@jest/globals';
import { lifeChanges } from '../../../src/domain/events/life-changes.js';
import type { LifeChange } from '../../../src/domain/rules/810.9-life-change.js';
import { lifeChangeProblems } from '../../../src/domain/rules/810.9-life-problems.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import type { Description } from '../../../src/domain/state/description.js';
import { table } from '../tables.js';

const heads: Description = {
  variant: 'TWO_HEADED_GIANT',
  teams: [{ id: 'A', life: 20, poison: 2 }, { id: 'B' }],
  players: [
    { id: 'a1', team: 'A' },
    { id: 'a2', team: 'A' },
    { id: 'b1', team: 'B' },
    { id: 'b2', team: 'B' },
  ],
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'a2' }],
};
const told = (change: LifeChange, description = heads) => {
  const { allowed, totals, because } = lifeAfter(table(description), change);
  return [allowed, totals.map(({ after }) => after), because.map(({ rule }) => rule.number)];
};
const amounts = [{ player: 'a2', amount: 4 }];

describe('effects that say "can\'t" (810.9g, 810.9h, 810.10c)', () => {
  test.each<[string, LifeChange, unknown]>([
    ['L16: nobody on the team gains', { kind: 'GAIN', amounts, cantGainLife: ['a1'] }, [true, [20], ['810.9g']]],
    ['… the other team does', { kind: 'GAIN', amounts, cantGainLife: ['b1'] }, [true, [24], ['810.9']]],
    ['L17: nobody loses by damage', { kind: 'DAMAGE', amounts, cantLoseLife: ['a1'] }, [true, [20], ['810.9h']]],
    ['… nor pays', { kind: 'PAY', amounts, cantLoseLife: ['a1'] }, [false, [20], ['810.9h']]],
    [
      '… but for nothing',
      { kind: 'PAY', amounts: [{ player: 'a2', amount: 0 }], cantLoseLife: ['a1'] },
      [true, [20], ['119.4', '810.9a']],
    ],
    [
      'a total set higher is no gain',
      { kind: 'SET', amounts: [{ player: 'a2', amount: 30 }], cantGainLife: ['a1'] },
      [true, [20], ['810.9g']],
    ],
    [
      'a total set lower is no gain either',
      { kind: 'SET', amounts: [{ player: 'a2', amount: 3 }], cantGainLife: ['a1'] },
      [true, [3], ['810.9c']],
    ],
    ['nobody gets poison', { kind: 'POISON', amounts, cantGetPoison: ['a1'] }, [true, [2], ['810.10c']]],
    [
      '… but may lose some',
      { kind: 'POISON', amounts: [{ player: 'a2', amount: -1 }], cantGetPoison: ['a1'] },
      [true, [1], ['810.10b']],
    ],
    [
      'an exchange by which one would gain is not made',
      { kind: 'EXCHANGE', amounts: [{ player: 'a1' }, { player: 'b1' }], cantGainLife: ['a2'] },
      [false, [20, 30], ['810.9g']],
    ],
  ])('%s', (_, change, expected) => {
    expect(told(change)).toEqual(expected);
  });

  test.each<[string, LifeChange, unknown]>([
    ['what a player themself can', { kind: 'GAIN', amounts, cantGainLife: ['a2'] }, ['103.2', false]],
    ['… and by a teammate', { kind: 'GAIN', amounts, cantGainLife: ['a1'] }, ['810.9g', true]],
    [
      '… of several not all',
      { kind: 'LOSE', amounts: [...amounts, { player: 'a1', amount: 1 }], cantLoseLife: ['a2'] },
      ['810.9h', true],
    ],
  ])("101.2: before the rules on teams it is plain that nobody does %s't", (_, change, expected) => {
    const old = table({ ...heads, edition: 'CR_2006', teams: [{ id: 'A', life: 20 }, { id: 'B' }] });
    const { totals, because } = lifeAfter(old, change);
    expect(totals.every(({ before, after }) => before === after)).toBe(true);
    expect(because.map(({ rule, doubt }) => [rule.number, doubt !== undefined])).toEqual([expected]);
  });

  test('a player with a total of their own is alone in it (119.7, 119.8)', () => {
    const alone: Description = { players: [{ id: 'ann' }, { id: 'bob' }] };
    const both = [
      { player: 'ann', amount: 2 },
      { player: 'bob', amount: 2 },
    ];
    expect(told({ kind: 'GAIN', amounts: both, cantGainLife: ['ann'] }, alone)).toEqual([
      true,
      [20, 22],
      ['119.7', '119.3'],
    ]);
    expect(told({ kind: 'POISON', amounts: both, cantGetPoison: ['ann'] }, alone)).toEqual([
      true,
      [0, 2],
      ['122.1f', '122.1f'],
    ]);
    expect(told({ kind: 'LOSE', amounts: both, cantLoseLife: ['bob'] }, alone)).toEqual([
      true,
      [18, 20],
      ['119.3', '119.8'],
    ]);
  });

  test('what is said: who can’t, and whose total stays', () => {
    const old = table({ ...heads, edition: 'CR_2006', teams: [{ id: 'A', life: 20 }, { id: 'B' }] });
    const says = (state: typeof old, who: string) =>
      lifeAfter(state, { kind: 'GAIN', amounts, cantGainLife: [who] }).because[0].says;
    expect(says(table(heads), 'a1')).toBe(
      "a1 can't gain life, and neither can anybody on team A: the total stays at 20.",
    );
    expect(says(old, 'a2')).toMatch(/^a2 can't gain life: the total stays at 20\./);
    expect(says(table({ players: [{ id: 'a1' }, { id: 'a2' }] }), 'a2')).toBe(
      "a2 can't gain life: the total stays at 20.",
    );
  });

  test('an edition from before the rule gets today’s answer with a doubt', () => {
    const teams = [{ id: 'A', life: 20 }, { id: 'B' }];
    const { because } = lifeAfter(table({ ...heads, teams, edition: 'CR_2009' }), {
      kind: 'GAIN',
      amounts,
      cantGainLife: ['a1'],
    });
    expect(because[0].doubt).toContain('CR_2009');
    expect(
      lifeAfter(table({ ...heads, edition: 'CR_2013' }), { kind: 'GAIN', amounts, cantGainLife: ['a1'] }).because[0]
        .doubt,
    ).toBeUndefined();
  });

  test('the event does as the question says', () => {
    const after = lifeChanges.happen(table(heads), { kind: 'DAMAGE', amounts, cantLoseLife: ['a1'] });
    expect(after.teams[0]?.life).toBe(20);
  });
});

describe('redistribution (810.9f)', () => {
  const between = (...players: readonly string[]): LifeChange => ({
    kind: 'SET',
    redistributes: true,
    amounts: players.map((player) => ({ player, amount: 10 })),
  });

  test('one member of each team', () => {
    expect(told(between('a1', 'b1'))).toEqual([true, [10, 10], ['810.9c', '810.9c']]);
  });

  test('not two of one team', () => {
    expect(told(between('a1', 'a2', 'b1'))).toEqual([false, [20, 30], ['810.9f']]);
  });

  test('119.7, 119.8: nobody who can’t gain or lose life may get a higher or lower total; 810.9g, 810.9h: nor their team', () => {
    const alone: Description = { players: [{ id: 'ann', life: 8 }, { id: 'bob' }] };
    const swap: LifeChange = {
      kind: 'SET',
      redistributes: true,
      amounts: [
        { player: 'ann', amount: 20 },
        { player: 'bob', amount: 8 },
      ],
    };
    expect(told({ ...swap, cantGainLife: ['ann'] }, alone)).toEqual([false, [8, 20], ['119.7']]);
    expect(told({ ...swap, cantLoseLife: ['bob'] }, alone)).toEqual([false, [8, 20], ['119.8']]);
    expect(told({ ...swap, cantGainLife: ['bob'], cantLoseLife: ['ann'] }, alone)[0]).toBe(true);
    expect(told({ ...swap, redistributes: false, cantGainLife: ['ann'] }, alone)).toEqual([
      true,
      [8, 8],
      ['119.7', '119.5'],
    ]);
    expect(told({ ...between('a1', 'b1'), cantLoseLife: ['a2'] })).toEqual([false, [20, 30], ['810.9h']]);
    const state = table(alone);
    const event = { ...swap, cantGainLife: ['ann'] };
    expect(lifeChanges.objections?.(state, event).map(({ rule }) => rule.number)).toEqual(['119.7']);
    expect(lifeChanges.happen(state, event).players.map(({ life }) => life)).toEqual([8, 20]);
  });

  test('nothing but totals is redistributed', () => {
    const problems = lifeChangeProblems(table(heads), { kind: 'GAIN', amounts, redistributes: true });
    expect(problems.map(({ path }) => path)).toEqual([['redistributes']]);
  });
});
