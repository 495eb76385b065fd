import { describe, expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import type { LifeChange } from '../../../src/domain/rules/810.9-life-change.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import { describe as describeTable } from '../../../src/domain/state/describe.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { editionsWhere, under, until } from '../in-editions.js';
import { doubts, refusal, rules } from '../rulings.js';
import { after, ring, table, thing, twoHeadedGiants } from '../tables.js';

const totals = (state: GameState, change: LifeChange) => lifeAfter(state, change).totals.map((each) => each.after);
const heads = (life: number, poison = 0): GameState =>
  table({
    variant: 'TWO_HEADED_GIANT',
    teams: [{ id: 'A', life, poison }, { id: 'B' }],
    players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
  });

describe('life and poison of a team', () => {
  const amounts = (given: Readonly<Record<string, number>>) =>
    Object.entries(given).map(([player, amount]) => ({ player, amount }));

  test('Flame Rift: 4 to each player is 8 to each team (L01)', () => {
    const all = { kind: 'DAMAGE', amounts: amounts({ A1: 4, A2: 4, B1: 4, B2: 4 }) } as const;
    expect(totals(twoHeadedGiants({ A: 30, B: 30 }), all)).toEqual([22, 22]);
  });

  test('setting the life of one member, by edition (L06, L07, L10)', () => {
    const to20 = { kind: 'SET', amounts: amounts({ A1: 20 }) } as const;
    const state = twoHeadedGiants({ A: 25, B: 30 });
    const byEdition = (['CR_2005', 'CR_2006', 'CR_2009', 'CR_2013', 'CR_2026'] as const).map(
      (edition) => totals(under(edition, state), to20)[0],
    );
    expect(byEdition).toEqual([20, 32, 32, 20, 20]);
    expect(totals(state, { kind: 'SET', amounts: amounts({ A1: 10 }) })).toEqual([10]);
  });

  test('setting the life of all: the sum once, now one member whom the team chooses (L05, L11)', () => {
    const biorhythm = { kind: 'SET', amounts: amounts({ A1: 3, A2: 4 }) } as const;
    const state = twoHeadedGiants({ A: 25, B: 30 });
    expect(totals(under('CR_2006', state), biorhythm)).toEqual([7]);
    expect(totals(state, { ...biorhythm, chosen: ['A1'] })).toEqual([3]);
    expect(totals(state, { ...biorhythm, chosen: ['A2'] })).toEqual([4]);
    expect(takePlace(state, [{ lifeChanges: biorhythm }], { force: false })).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', problems: [{ path: ['events', 0, 'lifeChanges', 'chosen'] }] },
    });
    const repay = { kind: 'SET', amounts: amounts({ A1: 7, A2: 7, B1: 7, B2: 7 }), chosen: ['A1', 'B2'] } as const;
    expect(totals(twoHeadedGiants({ A: 7, B: 13 }), repay)).toEqual([7, 7]);
  });

  test('exchanging: with an opponent the teams change places (L14), with a teammate nothing happens (L13)', () => {
    const exchange = (one: string, other: string) =>
      ({ kind: 'EXCHANGE', amounts: [{ player: one }, { player: other }] }) as const;
    const state = twoHeadedGiants({ A: 30, B: 12 });
    expect(totals(state, exchange('A1', 'B1'))).toEqual([12, 30]);
    expect(lifeAfter(state, exchange('A1', 'A2'))).toMatchObject({
      allowed: false,
      totals: [{ before: 30, after: 30 }],
    });
    expect(refusal(state, { lifeChanges: exchange('A1', 'A2') })).toEqual(['810.9e']);
    expect(totals(ring('a b c'), exchange('a', 'b'))).toEqual([20, 20]);
    const because = (edition: RulesEdition) => lifeAfter(under(edition, state), exchange('A1', 'B1')).because;
    expect(because('CR_2009')[0].rule.number).toBe('806.9c');
    expect(editionsWhere((edition) => doubts(because(edition)).length > 0)).toEqual(until('CR_2008'));
  });

  test('paying: never more than there is, together no more than the team has (810.9b)', () => {
    const state = twoHeadedGiants({ A: 10, B: 30 });
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
    const state = twoHeadedGiants({ A: 30, B: 30 });
    expect(totals(state, poison)).toEqual([5]);
    expect(totals(under('CR_2009', state), poison)).toEqual([3, 2]);
    expect(after(state, { lifeChanges: poison }).teams[0]?.poison).toBe(5);
    expect(totals(after(state, { lifeChanges: poison }), { kind: 'POISON', amounts: amounts({ A2: -9 }) })).toEqual([
      0,
    ]);
  });
});

/** What is said of a change: "GAIN A1 3, A2 5", the edition before it where it is not the newest. */
const said = (state: GameState, told: string): string[] => {
  const [, edition, kind, list = ''] = /^(CR_\d+ )?([A-Z]+) (.*)$/.exec(told) ?? [];
  const amounts = list.split(', ').map((each) => {
    const [player = '', amount, commander] = each.split(' ');
    return { player, ...(amount ? { amount: Number(amount) } : {}), ...(commander ? { commander } : {}) };
  });
  const change = { kind: kind as LifeChange['kind'], amounts, chosen: ['A2'], redistributes: false };
  const at = edition ? under(edition.trim() as RulesEdition, state) : state;
  return lifeAfter(at, change).because.map(({ rule, says }) => `${rule.number}: ${says}`);
};

describe('what is said', () => {
  const state = twoHeadedGiants({ A: 10, B: 30 });

  test.each([
    ['GAIN A1 3', '810.9: A1 gains 3 life, so team A goes from 10 to 13.'],
    ['GAIN A1 3, A2 5', '810.9: A1 and A2 gain 8 life in all, so team A goes from 10 to 18.'],
    ['LOSE A1 3', '810.9: A1 loses 3 life, so team A goes from 10 to 7.'],
    ['LOSE A1 3, A2 1', '810.9: A1 and A2 lose 4 life in all, so team A goes from 10 to 6.'],
    ['DAMAGE A1 0', '810.9: A1 is dealt 0 damage, so team A stays at 10.'],
    ['DAMAGE A1 3, A2 5', '810.9: A1 and A2 are dealt 8 damage in all, so team A goes from 10 to 2.'],
    ['POISON A1 3', '810.10: A1 shares poison counters with the team, so team A goes from 0 to 3.'],
    ['POISON A1 3, A2 1', '810.10: A1 and A2 share poison counters with the team, so team A goes from 0 to 4.'],
    ['POISON A1 0', '810.10: A1 shares poison counters with the team, so team A stays at 0.'],
    ['POISON A1 -3', '810.10b: A1 shares poison counters with the team, so team A stays at 0.'],
    ['PAY A1 11', "119.4: A1 can't pay 11 life with a life total of 10."],
    ['PAY A1 6, A2 6', '810.9b: A1 and A2 pay 12 life together, and team A has only 10.'],
    ['SET A1 9', "810.9c: A1's life total becomes 9: A1 loses 1, so team A goes from 10 to 9."],
    ['SET A1 12', "810.9c: A1's life total becomes 12: A1 gains 2, so team A goes from 10 to 12."],
    ['SET A1 10', "810.9c: A1's life total becomes 10: A1 gains and loses nothing, so team A stays at 10."],
    ['CR_2005 SET A1 9', '606.9c: The life total of A1 is set, so that of team A becomes 9.'],
    [
      'CR_2006 SET A1 9',
      "606.9c: A1's life total becomes 9: A1 gains 4, so team A goes from 10 to 14.",
      "606.9a: A1's life total is 5, half of the team's, rounded up.",
    ],
    [
      'CR_2006 PAY A1 6',
      "119.4: A1 can't pay 6 life with a life total of 5. (CR_2006 has no such rule; this is 119.4 of CR_2026_09.)",
      "606.9a: A1's life total is 5, half of the team's, rounded up.",
    ],
    ['SET A1 9, A2 4', "810.9d: Team A chooses A2, so only A2's life total is set: the team goes from 10 to 4."],
    [
      'CR_2006 SET A1 9, A2 4',
      "606.9b: The life totals of A1 and A2, all of team A, are set, so the team's becomes their sum, 13.",
    ],
    ['EXCHANGE A1, A2', "810.9e: A1 and A2 are teammates, so they can't exchange life totals."],
  ])('of a team: %s', (told, ...because) => {
    expect(said(state, told)).toEqual(because);
  });

  test('what is paid or exchanged is the life total of a member (810.9a)', () => {
    expect(said(state, 'PAY A1 3, A2 2')).toEqual([
      '810.9b: A1 and A2 can pay 5 life, so team A goes from 10 to 5.',
      "810.9a: A1's life total is 10, the team's.",
      "810.9a: A2's life total is 10, the team's.",
    ]);
    expect(said(state, 'PAY A1 3')[0]).toBe('119.4: A1 can pay 3 life, so team A goes from 10 to 7.');
    expect(said(state, 'CR_2005 PAY A1 3, A2 2')[0]).toMatch(/^119\.4: /);
    expect(said(state, 'EXCHANGE A1, B1')).toEqual([
      "810.9c: A1's life total goes from 10 to B1's, 30, so team A goes from 10 to 30.",
      "810.9c: B1's life total goes from 30 to A1's, 10, so team B goes from 30 to 10.",
      "810.9a: A1's life total is 10, the team's.",
      "810.9a: B1's life total is 30, the team's.",
    ]);
  });

  test.each([
    ['GAIN a 3', '119.3: a gains 3 life and goes from 5 to 8.'],
    ['DAMAGE a 0', '120.3a: a is dealt 0 damage and stays at 5.'],
    ['DAMAGE a 1, a 2', '120.3a: a is dealt 3 damage in all and goes from 5 to 2.'],
    ['POISON a 2', '122.1f: a goes from 0 to 2 poison counters.'],
    ['PAY a 5', '119.4: a can pay 5 life, so a goes from 5 to 0.'],
    ['SET a 2', "119.5: a's life total becomes 2: a loses 3."],
    [
      'EXCHANGE a, b',
      "701.12c: a's life total goes from 5 to b's, 20.",
      "701.12c: b's life total goes from 20 to a's, 5.",
    ],
    [
      'EXCHANGE b, c',
      "701.12c: b's life total stays at 20, as c's is 20, too.",
      "701.12c: c's life total stays at 20, as b's is 20, too.",
    ],
  ])('of a player: %s', (told, ...because) => {
    expect(said(ring('a b c', { players: [{ life: 5 }] }), told)).toEqual(because);
  });

  test('of some members of a team that is set in part, or has lost one', () => {
    const three = twoHeadedGiants({ A: 30, B: 30 }, 3);
    expect(said(three, 'SET A1 9, A3 40')).toEqual([
      "810.9c: A1's life total becomes 9: A1 loses 21; A3's life total becomes 40: A3 gains 10, so team A goes from 30 to 19.",
    ]);
    const set = (...ids: string[]) =>
      lifeAfter(three, { kind: 'SET', amounts: ids.map((id) => ({ player: id, amount: 9 })), redistributes: false });
    expect([doubts(set('A1', 'A3').because).length, doubts(set('A1').because)]).toEqual([1, []]);
    const { teams, players } = describeTable(three);
    const left = table({
      ...{ variant: 'TWO_HEADED_GIANT', teams: teams ?? [] },
      players: players.map((each) => ({ ...each, inGame: each.id !== 'A3' })),
    });
    expect(said(left, 'SET A1 9, A2 4')[0]).toMatch(/^810\.9d: Team A chooses A2/);
    const alone = table({
      ...{ variant: 'TWO_HEADED_GIANT', teams: teams ?? [] },
      players: players.map((each) => ({ ...each, inGame: !/A[23]/.test(each.id) })),
    });
    expect(said(alone, 'SET A1 9')[0]).toMatch(/^810\.9c: A1's life total becomes 9/);
  });

  test('of commanders, what each has dealt to each player', () => {
    const commander = (id: string, owner: string) => thing(id, 'Legendary Creature — Elf', owner);
    const duel = ring('a b c', { variant: 'COMMANDER', objects: [commander('x', 'a'), commander('y', 'b')] });
    expect(said(duel, 'DAMAGE c 4 x, c 3 y, c 5 x, b 2 x')).toEqual([
      '120.3a: c is dealt 12 damage in all and goes from 40 to 28.',
      '120.3a: b is dealt 2 damage and goes from 40 to 38.',
      '903.10a: x has then dealt c 9 combat damage over the game; at 21, c loses.',
      '903.10a: y has then dealt c 3 combat damage over the game; at 21, c loses.',
      '903.10a: x has then dealt b 2 combat damage over the game; at 21, b loses.',
    ]);
    const before = after(duel, {
      lifeChanges: { kind: 'DAMAGE', amounts: [{ player: 'c', amount: 6, commander: 'x' }] },
    });
    expect(said(before, 'DAMAGE c 1 y, c 2 x').slice(1)).toEqual([
      '903.10a: y has then dealt c 1 combat damage over the game; at 21, c loses.',
      '903.10a: x has then dealt c 8 combat damage over the game; at 21, c loses.',
    ]);
  });
});

test('doubling: L08: the life total of one head that doubles from 17 is 34 (810.9a)', () => {
  const { totals } = lifeAfter(heads(17), { kind: 'SET', amounts: [{ player: 'A1', amount: 34 }] });
  expect(totals.map(({ after }) => after)).toEqual([34]);
});
