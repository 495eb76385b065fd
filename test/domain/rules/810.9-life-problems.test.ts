import { expect, test } from '@jest/globals';
import type { LifeChange } from '../../../src/domain/rules/810.9-life-change.js';
import { lifeChangeProblems } from '../../../src/domain/rules/810.9-life-problems.js';
import { under } from '../in-editions.js';
import { ring, thing, twoHeadedGiants } from '../tables.js';

const state = twoHeadedGiants({ A: 30, B: 30 });
const told = (change: Omit<LifeChange, 'redistributes'> & { readonly redistributes?: boolean }, table = state) =>
  lifeChangeProblems(table, { redistributes: false, ...change }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const amounts = (...each: readonly (readonly [string, number?])[]) =>
  each.map(([player, amount]) => ({ player, ...(amount === undefined ? {} : { amount }) }));

test('every change but an exchange needs an amount, mostly of at least 0', () => {
  expect(told({ kind: 'GAIN', amounts: amounts(['A1']) })).toEqual([
    'amounts.0.amount: GAIN needs an amount for "A1".',
  ]);
  expect(told({ kind: 'DAMAGE', amounts: amounts(['B1', 1], ['A1', -2]) })).toEqual([
    'amounts.1.amount: DAMAGE of "A1" has to be at least 0, not -2.',
  ]);
  expect(told({ kind: 'POISON', amounts: amounts(['A1', -1]) })).toEqual([]);
  expect(told({ kind: 'EXCHANGE', amounts: amounts(['A1', -1], ['B1', 0]) })).toEqual([]);
  expect(told({ kind: 'GAIN', amounts: amounts(['A1', 0]) })).toEqual([]);
  expect(told({ kind: 'SET', amounts: amounts(['A1', -1]) })).toEqual([]);
});

test('701.12c: an exchange is between two players', () => {
  expect(told({ kind: 'EXCHANGE', amounts: amounts(['A1'], ['B1']) })).toEqual([]);
  expect(told({ kind: 'EXCHANGE', amounts: amounts(['A1']) })).toEqual([
    'amounts: An exchange is between two players, not 1.',
  ]);
  expect(told({ kind: 'EXCHANGE', amounts: amounts(['A1'], ['A1']) })).toEqual([
    'amounts.1.player: "A1" is named twice.',
  ]);
});

test('only SET redistributes, and only damage is dealt by a commander', () => {
  expect(told({ kind: 'GAIN', amounts: amounts(['A1', 1]), redistributes: true })).toEqual([
    'redistributes: Only SET redistributes life totals, not GAIN.',
  ]);
  expect(told({ kind: 'LOSE', amounts: [{ player: 'A1', amount: 1, commander: 'king' }] })).toEqual([
    'amounts.0.commander: Only DAMAGE is dealt by a commander, not LOSE.',
  ]);
  expect(told({ kind: 'PAY', amounts: amounts(['A1', 1], ['A1', 1]) })).toEqual([
    'amounts.1.player: "A1" is named twice.',
  ]);
  expect(told({ kind: 'GAIN', amounts: amounts(['A1', 1], ['A1', 1]) })).toEqual([]);
});

test('810.9d: a team whose members are all set chooses one of them, since 2010', () => {
  const both = { kind: 'SET' as const, amounts: amounts(['A1', 10], ['A2', 10]) };
  expect(told(both)).toEqual(['chosen: Team "A" has to choose one of "A1", "A2" (810.9d).']);
  expect(told({ ...both, chosen: ['A1', 'A2'] })).toHaveLength(1);
  expect(told({ ...both, chosen: ['A2'] })).toEqual([]);
  expect(told({ ...both, redistributes: true })).toEqual([]);
  expect(told(both, under('CR_2009', state))).toEqual([]);
});

test('a total stays within 32 bits', () => {
  const boss = ring('A B C', {
    variant: 'COMMANDER',
    objects: [thing('king', 'Legendary Creature — Human', 'A'), thing('queen', 'Legendary Creature — Human', 'A')],
    players: [
      {},
      {
        commanderDamage: [
          { commander: 'queen', amount: 9 },
          { commander: 'king', amount: 2_147_483_646 },
        ],
      },
    ],
  });
  const by = (amount: number) => told({ kind: 'DAMAGE', amounts: [{ player: 'B', amount, commander: 'king' }] }, boss);
  expect([by(0), by(1), by(2)]).toEqual([
    [],
    [],
    ['amounts.0.amount: The damage to "B" would be 2147483648, which is beyond 32 bits.'],
  ]);
  const both = { kind: 'LOSE' as const, amounts: amounts(['A', 1], ['B', 2_147_483_647], ['C', 2]) };
  expect(told(both, ring('A B C', { players: [{}, { life: -5 }] }))).toEqual([
    'amounts.1.amount: The total of "B" would be -2147483652, which is beyond 32 bits.',
  ]);
  const much = { kind: 'GAIN' as const, amounts: amounts(['B', 2_147_483_647]) };
  expect(told(much, ring('A B C'))).toEqual([
    'amounts.0.amount: The total of "B" would be 2147483667, which is beyond 32 bits.',
  ]);
  expect(told({ kind: 'GAIN', amounts: amounts(['B', 2_147_483_627]) }, ring('A B C'))).toEqual([]);
});
