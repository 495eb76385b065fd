import { describe, expect, test } from '@jest/globals';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import type { Description } from '../../../src/domain/state/description.js';
import { objectOf, playerOf, type GameState } from '../../../src/domain/state/game-state.js';
import { readDescription } from '../../../src/domain/state/read-description.js';
import { withShuffledSeats } from '../../../src/domain/state/shuffle-seats.js';
import { seeded } from '../../../src/domain/random.js';
import { standingsOf, winnersOf } from '../../../src/domain/rules/104-standings.js';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { legalDeployments } from '../../../src/domain/rules/804-deploy-creatures.js';
import { actingOrder, primaryPlayer } from '../../../src/domain/rules/805-shared-team-turns.js';
import { priority } from '../../../src/domain/rules/807.5-stacks.js';
import type { LifeChange } from '../../../src/domain/rules/810.9-life-change.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import { lifeOf } from '../../../src/domain/rules/810-two-headed-giant.js';
import { variantDefaults } from '../../../src/domain/variants/variant-defaults.js';
import { after, creature, doubts, editionsWhere, emperors, ids, ring, rules, table, under } from '../tables.js';

type Teams = Readonly<Record<string, number | undefined>>;

/** Teams of heads: A1, A2 … beside B1, B2 …, each team with its life total or the one that it starts with. */
const heads = (teams: Teams, size = 2, rest: Partial<Description> = {}): GameState =>
  table({
    variant: 'TWO_HEADED_GIANT',
    teams: Object.entries(teams).map(([id, life]) => ({ id, ...(life === undefined ? {} : { life }) })),
    players: Object.keys(teams).flatMap((team) =>
      Array.from({ length: size }, (_, index) => ({ id: `${team}${index + 1}`, team })),
    ),
    ...rest,
  });

const totals = (state: GameState, change: LifeChange) => lifeAfter(state, change).totals.map((each) => each.after);
const refusal = (state: GameState, event: GameEvent) => {
  const taken = takePlace(state, [event], { force: false });
  return taken.ok || taken.failure.code !== 'ILLEGAL_EVENT' ? [] : rules(taken.failure.because);
};
const problemsOf = (description: Description): readonly string[] => {
  const read = readDescription(description);
  return read.ok || read.failure.code !== 'BAD_USER_INPUT' ? [] : read.failure.problems.map(({ message }) => message);
};

describe('804: deploying creatures', () => {
  const bear = (owner: string, more = {}, rest: Partial<Description> = {}) =>
    emperors({ objects: [creature('bear', owner, more)], turn: { activePlayers: [owner] }, ...rest });
  const targets = (state: GameState) => ids(legalDeployments(state, objectOf(state, 'bear')).included);

  test('to teammates within range (801.4)', () => {
    expect(targets(bear('AE'))).toEqual(['A1', 'A2']);
    expect(targets(bear('A1'))).toEqual(['AE']);
  });

  test.each([
    ['tapped', '804.2', bear('AE', { tapped: true })],
    ['summoning sick (M06)', '302.6', bear('AE', { controlledSinceTurnBegan: false })],
    ["in an opponent's turn (M06)", '307.5', bear('AE', {}, { turn: { activePlayers: ['B1'] } })],
    ['in combat', '307.5', bear('AE', {}, { turn: { activePlayers: ['AE'], step: 'DECLARE_BLOCKERS' } })],
    ['where the option is not used', '804.1', bear('AE', {}, { options: { deployCreatures: false } })],
  ])('not %s', (_, rule, state) => {
    expect(targets(state)).toEqual([]);
    expect(refusal(state, { deploys: { creature: 'bear', to: 'A1' } })).toContain(rule);
  });

  test('not with something on the stack, and not to an opponent', () => {
    const spell = { id: 'bolt', typeLine: 'Instant', owner: 'AE', zone: 'STACK' as const };
    const stacked = bear('AE', {}, { objects: [creature('bear', 'AE'), spell] });
    expect(targets(stacked)).toEqual([]);
    expect(refusal(bear('AE'), { deploys: { creature: 'bear', to: 'B1' } })).toEqual(['804.2']);
  });

  test('with haste it may be deployed at once; its abilities then use the new range (M07)', () => {
    const state = bear('AE', { controlledSinceTurnBegan: false, keywords: ['Haste'] });
    expect(targets(state)).toEqual(['A1', 'A2']);
    const given = after(state, { deploys: { creature: 'bear', to: 'A1' } });
    expect(objectOf(given, 'bear')).toMatchObject({ controller: 'A1', tapped: true, controlledSinceTurnBegan: false });
  });
});

describe('805: shared team turns', () => {
  test('the primary player sits in the rightmost seat (N09)', () => {
    expect(primaryPlayer(heads({ A: 30, B: 30 }), 'A')?.id).toBe('A1');
    const across = table({
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }],
      players: [
        { id: 'left', team: 'A' },
        { id: 'b1', team: 'B' },
        { id: 'b2', team: 'B' },
        { id: 'right', team: 'A' },
      ],
    });
    expect(primaryPlayer(across, 'A')?.id).toBe('right');
    expect(ids(actingOrder(across))).toEqual(['right', 'left', 'b1', 'b2']);
  });

  test('the whole team is active, and has priority first (805.4a, 805.5)', () => {
    const state = heads({ A: 30, B: 30 }, 2, { turn: { activePlayers: ['B2'] } });
    expect(state.turn.activePlayers).toEqual(['B1', 'B2']);
    expect(ids(priority(state).players)).toEqual(['B1', 'B2', 'A1', 'A2']);
    expect(rules(priority(state).because)[0]).toBe('805.5');
  });

  test('an extra turn is the whole team’s; the turn order goes on after it (805.8, L32)', () => {
    const extra = after(heads({ A: 30, B: 30 }), { extraTurn: { player: 'A2' } }, { turnEnds: {} }, { turnBegins: {} });
    expect(extra.turn.activePlayers).toEqual(['A1', 'A2']);
    expect(after(extra, { turnEnds: {} }, { turnBegins: {} }).turn.activePlayers).toEqual(['B1', 'B2']);
  });
});

describe('805.8 with teams of which one member may leave', () => {
  test('an extra turn stays with those of the team who are left; turn and priority go on with them', () => {
    const state = table({
      variant: 'TEAM_VS_TEAM',
      options: { sharedTeamTurns: true },
      teams: [{ id: 'A' }, { id: 'B' }],
      players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
    });
    const left = after(state, { extraTurn: { player: 'A1' } }, { playerLeaves: { player: 'A1' } });
    expect(left.extraTurns).toEqual(['A2']);
    expect(ids(priority(left).players)).toEqual(['A2', 'B1', 'B2']);
    expect(after(left, { turnEnds: {} }, { turnBegins: {} }).turn.activePlayers).toEqual(['A2']);
  });
});

describe('808, 809, 811: seats, and who starts', () => {
  const teamsOf = (sizes: Readonly<Record<string, number>>) =>
    Object.entries(sizes).flatMap(([team, size]) =>
      Array.from({ length: size }, (_, index) => ({ id: `${team}${index + 1}`, team })),
    );
  const starters = (description: Description) =>
    new Set(
      Array.from({ length: 60 }, (_, seed) => withShuffledSeats(description, String(seed)).turn?.activePlayers[0]),
    );

  test('the middle of a random team, or the one just left of it (N08)', () => {
    const description: Description = {
      variant: 'TEAM_VS_TEAM',
      teams: [{ id: 'A' }, { id: 'B' }],
      players: teamsOf({ A: 3, B: 4 }),
    };
    expect(starters(description)).toEqual(new Set(['A2', 'B3']));
    expect(withShuffledSeats(description, 'x').players).toEqual(description.players);
  });

  test('a random emperor (809.4); a random team, by its primary player (805.3)', () => {
    const roles = (id: string) => (id.endsWith('2') ? ('EMPEROR' as const) : ('GENERAL' as const));
    const players = teamsOf({ A: 3, B: 3 });
    const teams = [{ id: 'A' }, { id: 'B' }];
    expect(
      starters({ variant: 'EMPEROR', teams, players: players.map((each) => ({ ...each, role: roles(each.id) })) }),
    ).toEqual(new Set(['A2', 'B2']));
    expect(starters({ variant: 'TWO_HEADED_GIANT', teams, players })).toEqual(new Set(['A1', 'B1']));
  });

  test('Free-for-All is seated at random, everyone may start; the same seed gives the same seats (806.3)', () => {
    const players = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    expect(starters({ players })).toEqual(new Set(['a', 'b', 'c', 'd']));
    const orders = new Set(
      Array.from({ length: 500 }, (_, seed) => ids(withShuffledSeats({ players }, String(seed)).players).join('')),
    );
    expect(orders.size).toBe(24);
    expect(withShuffledSeats({ players }, 'seed')).toEqual(withShuffledSeats({ players }, 'seed'));
  });

  test('what is drawn is spread evenly', () => {
    const next = seeded('even');
    const drawn = Array.from({ length: 6_000 }, () => next(6));
    const counts = [0, 1, 2, 3, 4, 5].map((face) => drawn.filter((each) => each === face).length);
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  test('Alternating Teams: the printed example is seated A, B, C in turn (N05); anything else is refused', () => {
    const seats = (order: string): Description => ({
      variant: 'ALTERNATING_TEAMS',
      teams: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
      players: order.split(' ').map((id) => ({ id, team: id.charAt(0) })),
    });
    expect(problemsOf(seats('A1 B1 C1 A2 B2 C2 A3 B3 C3'))).toEqual([]);
    expect(problemsOf(seats('A1 B1 C1 B2 A2 C2'))).toEqual([
      'B2 of team B sits out of turn: the teams alternate (811.3).',
      'A2 of team A sits out of turn: the teams alternate (811.3).',
    ]);
    const six = table(seats('A1 B1 C1 A2 B2 C2'));
    expect(ids(rangeOf(six, playerOf(six, 'A1')).players)).toEqual(['A1', 'B1', 'C1', 'B2', 'C2']);
  });
});

describe('809: Emperor', () => {
  const seated = (order: string, edition?: Description['edition']): Description => ({
    variant: 'EMPEROR',
    ...(edition ? { edition } : {}),
    teams: [...new Set(order.split(' ').map((id) => id.charAt(0)))].map((id) => ({ id })),
    players: order.split(' ').map((id) => ({
      id,
      team: id.charAt(0),
      role: id.endsWith('E') ? ('EMPEROR' as const) : ('GENERAL' as const),
    })),
  });
  const ranges = (order: string) => table(seated(order)).players.map(({ range }) => range);

  test('opening ranges: only the emperors are out of reach of each other (M01)', () => {
    const state = emperors();
    expect(ids(rangeOf(state, playerOf(state, 'AE')).players)).toEqual(['A1', 'AE', 'A2', 'B1', 'B2']);
    expect(ids(rangeOf(state, playerOf(state, 'B2')).players)).toEqual(['A1', 'BE', 'B2']);
    expect(rules(rangeOf(state, playerOf(state, 'AE')).because)).toContain('809.3a');
  });

  test('the printed example: teams of four (M03); five (M04); three teams', () => {
    expect(ranges('A1 AE A2 A3 B1 BE B2 B3')).toEqual([1, 3, 2, 1, 1, 3, 2, 1]);
    expect(ranges('A1 A2 AE A3 A4 B1 B2 BE B3 B4')).toEqual([1, 2, 3, 2, 1, 1, 2, 3, 2, 1]);
    expect(ranges('A1 AE A2 B1 BE B2 C1 CE C2')).toEqual([1, 2, 1, 1, 2, 1, 1, 2, 1]);
  });

  test('emperors who would start within range of each other are refused (M13)', () => {
    expect(problemsOf(seated('A1 A2 AE A3 B1 BE B2 B3'))).toContain(
      'The emperors AE and BE would start in range of each other (809.6a).',
    );
  });

  test('before 2009 the rules do not say how larger teams are adjusted (D34, M12)', () => {
    const range = (order: string, edition: Description['edition']) => {
      const state = table(seated(order, edition));
      return doubts(rangeOf(state, playerOf(state, 'AE')).because);
    };
    expect(editionsWhere((edition) => range('A1 AE A2 A3 B1 BE B2 B3', edition).length > 0)).toEqual([
      'CR_2005',
      'CR_2006',
      'CR_2008',
    ]);
    expect(range('A1 AE A2 B1 BE B2', 'CR_2005')).toEqual([]);
  });

  test('an emperor at 0 life takes the team along, and the other one wins (M09)', () => {
    const lost = after(
      emperors(),
      { lifeChanges: { kind: 'LOSE', amounts: [{ player: 'AE', amount: 20 }] } },
      { stateBasedActions: {} },
    );
    expect(ids(winnersOf(lost))).toEqual(['B1', 'BE', 'B2']);
  });
});

describe('810: life and poison of a team', () => {
  const amounts = (given: Readonly<Record<string, number>>) =>
    Object.entries(given).map(([player, amount]) => ({ player, amount }));

  test('Flame Rift: 4 to each player is 8 to each team (L01)', () => {
    const all = { kind: 'DAMAGE', amounts: amounts({ A1: 4, A2: 4, B1: 4, B2: 4 }) } as const;
    expect(totals(heads({ A: 30, B: 30 }), all)).toEqual([22, 22]);
  });

  test('what is read as the life of a member (L02, L03)', () => {
    const state = heads({ A: 17, B: 21 });
    const half = editionsWhere((edition) => lifeOf(under(edition, state), playerOf(state, 'A1')) === 9);
    expect(half).toEqual(['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009']);
    expect(lifeOf(state, playerOf(state, 'B1'))).toBe(21);
  });

  test('setting the life of one member, by edition (L06, L07, L10)', () => {
    const to20 = { kind: 'SET', amounts: amounts({ A1: 20 }) } as const;
    const state = heads({ A: 25, B: 30 });
    const byEdition = (['CR_2005', 'CR_2006', 'CR_2009', 'CR_2013', 'CR_2026'] as const).map(
      (edition) => totals(under(edition, state), to20)[0],
    );
    expect(byEdition).toEqual([20, 32, 32, 20, 20]);
    expect(totals(state, { kind: 'SET', amounts: amounts({ A1: 10 }) })).toEqual([10]);
  });

  test('setting the life of all: the sum once, now one member whom the team chooses (L05, L11)', () => {
    const biorhythm = { kind: 'SET', amounts: amounts({ A1: 3, A2: 4 }) } as const;
    const state = heads({ A: 25, B: 30 });
    expect(totals(under('CR_2006', state), biorhythm)).toEqual([7]);
    expect(totals(state, { ...biorhythm, chosen: ['A1'] })).toEqual([3]);
    expect(totals(state, { ...biorhythm, chosen: ['A2'] })).toEqual([4]);
    expect(takePlace(state, [{ lifeChanges: biorhythm }], { force: false })).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', problems: [{ path: ['events', 0, 'lifeChanges', 'chosen'] }] },
    });
    const repay = { kind: 'SET', amounts: amounts({ A1: 7, A2: 7, B1: 7, B2: 7 }), chosen: ['A1', 'B2'] } as const;
    expect(totals(heads({ A: 7, B: 13 }), repay)).toEqual([7, 7]);
  });

  test('exchanging: with an opponent the teams change places (L14), with a teammate nothing happens (L13)', () => {
    const exchange = (one: string, other: string) =>
      ({ kind: 'EXCHANGE', amounts: [{ player: one }, { player: other }] }) as const;
    const state = heads({ A: 30, B: 12 });
    expect(totals(state, exchange('A1', 'B1'))).toEqual([12, 30]);
    expect(lifeAfter(state, exchange('A1', 'A2'))).toMatchObject({
      allowed: false,
      totals: [{ before: 30, after: 30 }],
    });
    expect(refusal(state, { lifeChanges: exchange('A1', 'A2') })).toEqual(['810.9e']);
    expect(totals(ring('a b c'), exchange('a', 'b'))).toEqual([20, 20]);
  });

  test('paying: never more than there is, together no more than the team has (810.9b)', () => {
    const state = heads({ A: 10, B: 30 });
    const pay = (given: Readonly<Record<string, number>>) => lifeAfter(state, { kind: 'PAY', amounts: amounts(given) });
    expect(pay({ A1: 10 })).toMatchObject({ allowed: true, totals: [{ after: 0 }] });
    expect(pay({ A1: 11 })).toMatchObject({ allowed: false, totals: [{ after: 10 }] });
    expect(pay({ A1: 6, A2: 5 }).allowed).toBe(false);
    expect(rules(pay({ A1: 6, A2: 5 }).because)).toEqual(['810.9b']);
    expect(pay({ A1: 5, A2: 5 }).allowed).toBe(true);
    expect(lifeAfter(under('CR_2006', state), { kind: 'PAY', amounts: amounts({ A1: 6 }) }).allowed).toBe(false);
  });

  test('poison is the team’s since 2011 (D36)', () => {
    const poison = { kind: 'POISON', amounts: amounts({ A1: 3, A2: 2 }) } as const;
    const state = heads({ A: 30, B: 30 });
    expect(totals(state, poison)).toEqual([5]);
    expect(totals(under('CR_2009', state), poison)).toEqual([3, 2]);
    expect(after(state, { lifeChanges: poison }).teams[0]?.poison).toBe(5);
    expect(totals(after(state, { lifeChanges: poison }), { kind: 'POISON', amounts: amounts({ A2: -9 }) })).toEqual([
      0,
    ]);
  });

  test('bigger teams start with more (L20)', () => {
    const life = (size: number, edition: Description['edition']) =>
      heads({ A: undefined, B: undefined }, size, { edition }).teams[0]?.life;
    expect([life(3, 'CR_2026'), life(4, 'CR_2026')]).toEqual([45, 60]);
    expect([life(3, 'CR_2005'), life(4, 'CR_2006'), life(3, 'CR_2008')]).toEqual([60, 80, 45]);
  });

  test('a concession is the whole team’s (L26); so is a draw', () => {
    const conceded = after(heads({ A: 30, B: 30 }), { playerLeaves: { player: 'A1' } });
    expect(ids(winnersOf(conceded))).toEqual(['B1', 'B2']);
    const drawn = after(heads({ A: 30, B: 30, C: 30 }), { playerLeaves: { player: 'A1', reason: 'DRAWS' } });
    expect(drawn.players.filter(({ drew }) => drew)).toHaveLength(2);
  });
});

describe('Standings', () => {
  test('from the last one standing to the first one out, teammates of the winner included (104.2c, I13)', () => {
    const events: readonly GameEvent[] = [
      { playerLeaves: { player: 'A1' } },
      { playerLeaves: { player: 'B2', reason: 'DRAWS' } },
      { playerLeaves: { player: 'BE' } },
    ];
    const state = after(emperors(), ...events);
    const leftAt = new Map([
      ['A1', 1],
      ['B2', 2],
      ['BE', 3],
      ['B1', 3],
    ]);
    expect(standingsOf(state, leftAt).map(({ player, place, result }) => `${place} ${player.id} ${result}`)).toEqual([
      '1 AE WON',
      '1 A2 WON',
      '3 B1 LOST',
      '3 BE LOST',
      '5 B2 DREW',
      '6 A1 WON',
    ]);
  });

  test('nobody has won while the game goes on, nor when it was a draw for everybody', () => {
    expect(winnersOf(ring('a b c'))).toEqual([]);
    expect(winnersOf(after(ring('a b c'), { result: { draw: { controller: 'a' } } }))).toEqual([]);
  });
});

describe('Defaults', () => {
  test('by edition: Two-Headed Giant starts at 40, then 30; Commander at 40 (N02)', () => {
    const life = (edition: 'CR_2005' | 'CR_2026', variant: string) =>
      variantDefaults(edition).find((each) => each.variant === variant)?.startingLife;
    expect([life('CR_2005', 'TWO_HEADED_GIANT'), life('CR_2026', 'TWO_HEADED_GIANT')]).toEqual([40, 30]);
    expect(life('CR_2026', 'COMMANDER')).toBe(40);
    for (const { rules: cited } of variantDefaults('CR_2008')) expect(cited.length).toBeGreaterThan(0);
  });
});
