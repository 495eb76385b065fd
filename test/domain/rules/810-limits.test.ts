import { describe, expect, test } from '@jest/globals';
import { lifeChanges } from '../../../src/domain/events/life-changes.js';
import type { Description } from '../../../src/domain/state/description.js';
import { objectOf, playerOf, type GameState } from '../../../src/domain/state/game-state.js';
import { readDescription } from '../../../src/domain/state/read-description.js';
import { blockDeclarationOrder } from '../../../src/domain/rules/802-attack-multiple-players.js';
import { priority } from '../../../src/domain/rules/807.5-stacks.js';
import type { LifeChange } from '../../../src/domain/rules/810.9-life-change.js';
import { lifeChangeProblems } from '../../../src/domain/rules/810.9-life-problems.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import { wouldTrigger } from '../../../src/domain/rules/801.7-triggering.js';
import { after } from '../tables.js';

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
const read = (description: Description): GameState => {
  const result = readDescription(description);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const told = (change: LifeChange, description = heads) => {
  const { allowed, totals, because } = lifeAfter(read(description), change);
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
      [true, [20], ['119.4']],
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
    expect(told({ kind: 'LOSE', amounts: both, cantLoseLife: ['bob'] }, alone)).toEqual([
      true,
      [18, 20],
      ['119.3', '119.8'],
    ]);
  });

  test('an edition from before the rule gets today’s answer with a doubt', () => {
    const { because } = lifeAfter(read({ ...heads, edition: 'CR_2009' }), {
      kind: 'GAIN',
      amounts,
      cantGainLife: ['a1'],
    });
    expect(because[0].doubt).toContain('CR_2009');
    expect(
      lifeAfter(read({ ...heads, edition: 'CR_2013' }), { kind: 'GAIN', amounts, cantGainLife: ['a1'] }).because[0]
        .doubt,
    ).toBeUndefined();
  });

  test('the event does as the question says', () => {
    const after = lifeChanges.happen(read(heads), { kind: 'DAMAGE', amounts, cantLoseLife: ['a1'] });
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
    const state = read(alone);
    const event = { ...swap, cantGainLife: ['ann'] };
    expect(lifeChanges.objections?.(state, event).map(({ rule }) => rule.number)).toEqual(['119.7']);
    expect(lifeChanges.happen(state, event).players.map(({ life }) => life)).toEqual([8, 20]);
  });
  test('nothing but totals is redistributed', () => {
    const problems = lifeChangeProblems(read(heads), { kind: 'GAIN', amounts, redistributes: true });
    expect(problems.map(({ path }) => path)).toEqual([['redistributes']]);
  });
});

const numbers = (because: readonly { readonly rule: { readonly number: string } }[]) =>
  because.map(({ rule }) => rule.number);

const teamTable = (teams: readonly string[], more: Partial<Description>): GameState =>
  read({
    teams: teams.map((id) => ({ id })),
    players: teams.flatMap((id) => ['1', '2'].map((number) => ({ id: `${id.toLowerCase()}${number}`, team: id }))),
    ...more,
  });
const threeTeams = (owners: readonly string[]): GameState =>
  teamTable(['A', 'B', 'C'], {
    variant: 'TWO_HEADED_GIANT',
    objects: owners.map((owner, index) => ({ id: `x${index}`, typeLine: 'Creature', owner })),
  });
const teamsOfOwnLife = teamTable(['A', 'B', 'C'], { variant: 'TEAM_VS_TEAM', options: { sharedTeamTurns: true } });
const orderOf = (state: GameState, attacks: string) =>
  blockDeclarationOrder(
    state,
    attacks.split(', ').map((attack) => {
      const [attacker, target] = attack.split(' > ');
      const defending = playerOf(state, target ?? '');
      return { attacker: objectOf(state, attacker ?? ''), target: defending, defending };
    }),
  ).because;
const saidBy = (state: GameState, number: string): string[] =>
  priority(state).because.flatMap(({ rule, says }) => (rule.number === number ? [says] : []));

describe('shared team turns', () => {
  test('triggers are stacked team by team (805.7); the active player is one of them (805.9)', () => {
    expect(numbers(priority(read(heads), undefined).because)).toEqual(expect.arrayContaining(['805.7', '805.9']));
  });

  test('damage is announced team by team (805.10f), and one player is the attacking player (805.10c)', () => {
    const state = read(heads);
    const [attacker, target] = [state.objects.get('bear'), state.playersById.get('b1')];
    if (!attacker || !target) throw new Error('The table lacks them.');
    const { because } = blockDeclarationOrder(state, [{ attacker, target, defending: target }]);
    expect(numbers(because)).toEqual(['805.10d', '805.10f', '805.10c']);
    expect(because[1]?.says).toMatch(/^a1 and a2 announce .*, then b1 and b2\.$/);
    expect(because[2]?.says).toMatch(/ one of them, .*: a2 for bear\.$/);
  });

  test('805.10c: of several attackers each is named with its controller', () => {
    const state = threeTeams(['a2', 'a1', 'a2']);
    expect(orderOf(state, 'x0 > c2, x1 > b2, x2 > b2')[2]?.says).toMatch(/: a2 for x0 and x2 and a1 for x1\.$/);
  });

  test('805.10f: whole teams announce damage, also those of whom one member only is attacked', () => {
    const state = threeTeams(['a2', 'a1']);
    expect(orderOf(state, 'x0 > c2, x1 > b2')[1]?.says).toMatch(/, then b1 and b2 and then c1 and c2\.$/);
    expect(orderOf(state, 'x0 > c2')[1]?.says).toMatch(/, then c1 and c2\.$/);
  });

  test('805.7: every team stacks its triggered abilities, the third one, too', () => {
    expect(saidBy(threeTeams([]), '805.7')).toEqual([
      "Triggered abilities that wait are put on the stack team by team, each team's in any order that it likes: those of a1 and a2, those of b1 and b2 and then those of c1 and c2.",
    ]);
  });

  test('805.9: the active player is one who is still there; once the whole team has left there is none (800.4j)', () => {
    const gone = (...players: readonly string[]) =>
      players.reduce((state, id) => after(state, { playerLeaves: { player: id } }), teamsOfOwnLife);
    expect(saidBy(gone(), '805.9')[0]).toContain('one of them, a1 or a2;');
    expect(saidBy(gone('a1'), '805.9')[0]).toContain('means a2,');
    expect(saidBy(gone('a1', 'a2'), '805.9')).toEqual([]);
    expect(saidBy(gone('a1', 'a2'), '800.4j')).toEqual([
      'a1 and a2, whose turn it is, have left: the turn goes on without an active player, and priority begins with b1 and b2.',
    ]);
  });

  test('L31: an ability triggers once for each member whose step it is (805.4d), before 2020 with a doubt', () => {
    const trigger = (description: Description) =>
      wouldTrigger(
        read(description),
        { controller: 'a1' },
        { kind: 'OTHER', involves: [{ entity: 'b1' }, { entity: 'b2' }] },
      ).because.find(({ rule }) => rule.key === '805.4d');
    expect(trigger(heads)?.says).toContain('once for each of b1 and b2');
    expect(trigger(heads)?.doubt).toBeUndefined();
    expect(trigger({ ...heads, edition: 'CR_2018' })?.doubt).toContain('CR_2018');
    expect(trigger({ ...heads, options: { sharedTeamTurns: false } })).toBeUndefined();
  });

  test('805.4d: one member who is named twice is one', () => {
    const { because } = wouldTrigger(
      read(heads),
      { controller: 'a1' },
      { kind: 'OTHER', involves: [{ entity: 'b1' }, { entity: 'b1' }] },
    );
    expect(numbers(because)).not.toContain('805.4d');
  });
});

test('802.5: damage is assigned in the same order, by the attacking player first', () => {
  const state = read({
    players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
    objects: [{ id: 'bear', typeLine: 'Creature', owner: 'ann' }],
  });
  const [attacker, target] = [state.objects.get('bear'), state.playersById.get('cat')];
  if (!attacker || !target) throw new Error('The table lacks them.');
  const { because } = blockDeclarationOrder(state, [{ attacker, target, defending: target }]);
  expect(because.map(({ rule, says }) => [rule.number, says]).at(1)).toEqual([
    '802.5',
    'ann assigns combat damage first, then cat.',
  ]);
});
