import { expect, test } from '@jest/globals';
import { lifeChangeProblems } from '../../../src/domain/rules/810.9-life-problems.js';
import { changeIn } from '../life-changes-told.js';
import { ring, thing, twoHeadedGiants, under } from '../tables.js';

const state = twoHeadedGiants({ A: 30, B: 30 });
const told = (change: string, table = state) =>
  lifeChangeProblems(table, changeIn(change)).map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  ['GAIN A1', 'amounts.0.amount: GAIN needs an amount for "A1".'],
  ['DAMAGE B1 1, A1 -2', 'amounts.1.amount: DAMAGE of "A1" has to be at least 0, not -2.'],
  ['POISON A1 -1'],
  ['EXCHANGE A1 -1, B1 0'],
  ['GAIN A1 0'],
  ['SET A1 -1'],
  ['EXCHANGE A1, B1'],
  ['EXCHANGE A1', 'amounts: An exchange is between two players, not 1.'],
  ['EXCHANGE A1, A1', 'amounts.1.player: "A1" is named twice.'],
  ['GAIN A1 1; redistributes', 'redistributes: Only SET redistributes life totals, not GAIN.'],
  ['LOSE A1 1 king', 'amounts.0.commander: Only DAMAGE is dealt by a commander, not LOSE.'],
  ['PAY A1 1, A1 1', 'amounts.1.player: "A1" is named twice.'],
  ['GAIN A1 1, A1 1'],
  ['SET A1 10, A2 10', 'chosen: Team "A" has to choose one of "A1", "A2" (810.9d).'],
  ['SET A1 10, A2 10; chosen A2'],
  ['SET A1 10, A2 10; redistributes'],
])('what is wrong with %s', (change, ...problems) => expect(told(change)).toEqual(problems));

test('810.9d: a team whose members are all set chooses one of them, since 2010', () => {
  expect(told('SET A1 10, A2 10; chosen A1 A2')).toHaveLength(1);
  expect(told('SET A1 10, A2 10', under('CR_2009', state))).toEqual([]);
});

test('a total stays within 32 bits', () => {
  const kings = ['king', 'queen'].map((id) => thing(id, 'Legendary Creature — Human', 'A'));
  const dealt = { queen: 9, king: 2_147_483_646 };
  const commanderDamage = Object.entries(dealt).map(([commander, amount]) => ({ commander, amount }));
  const boss = ring('A B C', { variant: 'COMMANDER', objects: kings, players: [{}, { commanderDamage }] });
  const beyond = (what: string, index = 0) => [`amounts.${index}.amount: The ${what}, which is beyond 32 bits.`];
  const by = (amount: number) => told(`DAMAGE B ${amount} king`, boss);
  expect([by(0), by(1), by(2)]).toEqual([[], [], beyond('damage to "B" would be 2147483648')]);
  const low = told('LOSE A 1, B 2147483647, C 2', ring('A B C', { players: [{}, { life: -5 }] }));
  expect(low).toEqual(beyond('total of "B" would be -2147483652', 1));
  expect(told('GAIN B 2147483647', ring('A B C'))).toEqual(beyond('total of "B" would be 2147483667'));
  expect(told('GAIN B 2147483627', ring('A B C'))).toEqual([]);
});
