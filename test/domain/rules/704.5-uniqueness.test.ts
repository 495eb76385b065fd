import { expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { actions, cited, doubted, legend } from '../state-based-actions.js';
import { editionsWhere, everyEdition, ids, leftBy, nextTurn, ring, table, thing, under } from '../tables.js';

const five = 'A B C D E';

test('G01: with asymmetric ranges only the one that sees the other goes, until 2013 (printed example)', () => {
  const players = [1, 1, 2, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence }));
  const objects = [legend('l-alex', 'alex'), legend('l-carissa', 'carissa')];
  const state = ring('alex rob carissa dana erin', { objects, players });
  const gone = everyEdition.map((edition) => actions(under(edition, state)).join());
  expect(gone).toEqual([...Array<string>(4).fill('TO_GRAVEYARD l-carissa'), ...Array<string>(5).fill('')]);
  expect(cited(under('CR_2009', state))).toEqual(['704.5k', '801.12']);
});

test('G02: with mutual range both go', () => {
  const state = ring(five, { edition: 'CR_2008', range: 1, objects: [legend('one', 'A'), legend('two', 'B')] });
  expect(actions(state)).toEqual(['TO_GRAVEYARD one', 'TO_GRAVEYARD two']);
});

const apart = ring(five, { edition: 'CR_2008', range: 1, objects: [legend('one', 'A'), legend('two', 'C')] });

test('G04: where nobody sees the other both stay', () => expect(actions(apart)).toEqual([]));

test('G05: as the next turn begins they meet', () => {
  const left = leftBy(apart, 'B');
  expect([actions(left), actions(nextTurn(left))]).toEqual([[], ['TO_GRAVEYARD one', 'TO_GRAVEYARD two']]);
});

test('planeswalkers of one type: the whole table in 2008, by range in 2009, each player’s own in 2013', () => {
  const jace = (id: string) => thing(id, 'Planeswalker — Jace', id.charAt(0).toUpperCase());
  const untyped = ['x', 'y'].map((id) => thing(id, 'Planeswalker', 'A'));
  const state = ring(five, { range: 1, objects: [...['a', 'c', 'c2'].map(jace), ...untyped] });
  expect(everyEdition.map((edition) => actions(under(edition, state)).join(', '))).toEqual([
    ...['', '', 'TO_GRAVEYARD a, TO_GRAVEYARD c, TO_GRAVEYARD c2', 'TO_GRAVEYARD c, TO_GRAVEYARD c2'],
    ...['KEEP_ONE c c2', '', '', '', ''],
  ]);
  expect(editionsWhere((edition) => doubted(under(edition, state)).length > 0)).toEqual(['CR_2008']);
  expect(cited(under('CR_2009', state))).toEqual(['704.5j', '801.14', '704.5j', '801.14']);
  expect(cited(under('CR_2013', state))).toEqual(['704.5j']);
});

test('legends of two players whose names run into theirs are not of one name', () => {
  const objects = [legend('one', 'A', { name: 'B C' }), legend('two', 'A B', { name: 'C' })];
  expect(actions(table({ players: [{ id: 'A' }, { id: 'A B' }], objects }))).toEqual([]);
});

test('a ruling on who keeps one names that player alone, what there is of, and how many', () => {
  const kept = (...objects: ReturnType<typeof legend>[]) =>
    stateBasedActions(ring(five, { edition: 'CR_2013', objects })).map(
      ({ because }) => `${because[0].says} (${ids(because[0].about).join(' ')})`,
    );
  const legends = 'A controls 3 legendary permanents named Kamahl and keeps one of them. (A)';
  expect(kept(legend('one', 'A'), legend('two', 'A'), legend('three', 'A'))).toEqual([legends]);
  const walkers = 'B controls 2 planeswalkers of one type and keeps one of them. (B)';
  expect(kept(thing('a', 'Planeswalker — Jace', 'B'), thing('b', 'Planeswalker — Jace', 'B'))).toEqual([walkers]);
});

test.each([
  ...['Planeswalker—Jace', 'Planeswalker – Jace', 'Legendary Planeswalker  -  Ajani  JACE', 'Planeswalker -- jace'],
])('the type of a planeswalker is told however its type line is written: %s', (typeLine) => {
  const objects = [thing('a', 'Planeswalker — Jace', 'A'), thing('b', typeLine, 'A')];
  const state = ring(five, { objects });
  expect(actions(under('CR_2009', state))).toEqual(['TO_GRAVEYARD a', 'TO_GRAVEYARD b']);
  expect(actions(under('CR_2013', state))).toEqual(['KEEP_ONE a b']);
  expect(stateBasedActions(under('CR_2009', state)).map(({ because }) => because.length)).toEqual([1, 1]);
});
