import { describe, expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import type { LifeChange } from '../../../src/domain/rules/810.9-life-change.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { after, doubts, editionsWhere, refusal, ring, rules, table, twoHeadedGiants, under } from '../tables.js';

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
    expect(editionsWhere((edition) => doubts(because(edition)).length > 0)).toEqual(['CR_2005', 'CR_2006', 'CR_2008']);
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

describe('doubling', () => {
  test('L08: the life total of one head that doubles from 17 is 34 (810.9a)', () => {
    const { totals } = lifeAfter(heads(17), { kind: 'SET', amounts: [{ player: 'A1', amount: 34 }] });
    expect(totals.map(({ after }) => after)).toEqual([34]);
  });
});
