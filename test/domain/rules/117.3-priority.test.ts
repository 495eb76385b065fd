import { expect, test } from '@jest/globals';
import { priority } from '../../../src/domain/rules/117.3-priority.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { ids, leftBy, player, ring, rules, sentences } from '../tables.js';

test('J18: priority goes around the table from the active player', () => {
  const { players, because } = priority(ring('A B C', { turn: { activePlayers: ['B'] } }));
  expect([ids(players), rules(because)]).toEqual([['B', 'C', 'A'], ['117.3d']]);
});

test('117.1: between turns the order is told with a doubt', () => {
  const doubtAt = (ended: boolean) =>
    priority(ring('A B C', { turn: { activePlayers: ['B'], ended } })).because.map(({ doubt }) => doubt);
  expect(doubtAt(true)).toEqual([expect.stringMatching(/^The turn has ended and the next has not begun/)]);
  expect(doubtAt(false)).toEqual([undefined]);
});

test('J19, 800.4j: from the next player once the active one has left', () => {
  const { players, because } = priority(leftBy(ring('A B C', { turn: { activePlayers: ['B'] } }), 'B'));
  expect(ids(players)).toEqual(['C', 'A']);
  expect(rules(because)).toEqual(['800.4j', '117.3d']);
});

test('807.5: before Grand Melee had several stacks, whoever else takes a turn has no priority to pass on', () => {
  const turnMarkers = ['p5', 'p1'].map((holder, index) => ({ number: index + 1, holder }));
  const turn = { activePlayers: ['p5', 'p1'] };
  const state = ring('p1 p2 p3 p4 p5 p6 p7 p8', { edition: 'CR_2006', variant: 'GRAND_MELEE', turn, turnMarkers });
  const passesFrom = (id: string) => departureOf(state, [player(state, id)]).priorityPassesTo?.id ?? null;
  expect([passesFrom('p1'), passesFrom('p5')]).toEqual([null, 'p6']);
  expect(ids(priority(leftBy(state, 'p5')).players)[0]).toBe('p6');
});

test('with nobody left in the game nobody has priority, and it says just that', () => {
  const { players, because } = priority(ring('A B', { players: [{ inGame: false }, { inGame: false }] }));
  expect([players, sentences(because)]).toEqual([[], ['Nobody is left in the game to have priority.']]);
});
