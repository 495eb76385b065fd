import { describe, expect, test } from '@jest/globals';
import { choiceOrder, type SimultaneousChoice } from '../../../src/domain/rules/101.4-choosing.js';
import { playersInGame, type GameState } from '../../../src/domain/state/game-state.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { diceOf, everyVariant, randomTable } from '../random-games.js';
import { after, everyEdition, ids, ring, rules, sound, twoHeadedGiants, under } from '../tables.js';

const order = (state: GameState, more: Partial<SimultaneousChoice> = {}) =>
  sound(choiceOrder(state, { choosers: playersInGame(state), ...more }));

describe('101.4: the active player first, then in turn order', () => {
  const state = ring('A B C D', { turn: { activePlayers: ['C'] } });

  test('everybody', () => {
    expect(ids(order(state).players)).toEqual(['C', 'D', 'A', 'B']);
    expect(rules(order(state).because)).toEqual(['101.4']);
  });

  test('some of them, one of them, nobody', () => {
    const some = playersInGame(state).filter(({ id }) => id === 'B' || id === 'D');
    expect(ids(order(state, { choosers: some }).players)).toEqual(['D', 'B']);
    expect(ids(order(state, { choosers: some.slice(0, 1) }).players)).toEqual(['B']);
    expect(ids(order(state, { choosers: [] }).players)).toEqual([]);
  });

  test('800.4j: from the next player on, once the active player has left', () => {
    const left = after(state, { playerLeaves: { player: 'C' } });
    expect(ids(order(left).players)).toEqual(['D', 'A', 'B']);
    expect(rules(order(left).because)).toEqual(['101.4', '800.4j']);
  });
});

test('C12: of players out of range nothing is asked', () => {
  const state = ring('A B C D E F', { range: 1, turn: { activePlayers: ['D'] } });
  const found = order(state, { source: { controller: 'A' } });
  expect(ids(found.players)).toEqual(['F', 'A', 'B']);
  expect(rules(found.because)).toEqual(['101.4', '801.10']);
});

describe('805.6: with shared team turns team by team', () => {
  const state = twoHeadedGiants({ A: 30, B: 30 }, 2, { turn: { activePlayers: ['B1'] } });

  test.each(everyEdition)('in %s', (edition) => {
    const found = order(under(edition, state));
    expect(ids(found.players)).toEqual(['B1', 'B2', 'A1', 'A2']);
    expect(found.because[0].rule.key).toBe('805.6');
  });
});

test('807.4: in Grand Melee from the holder of the turn marker on', () => {
  const state = ring('p1 p2 p3 p4 p5 p6 p7 p8', { variant: 'GRAND_MELEE' });
  const marker = state.turnMarkers[1];
  expect(ids(order(state, { marker }).players).slice(0, 3)).toEqual(['p5', 'p6', 'p7']);
  const question = catalogue.find(({ name }) => name === 'choiceOrder');
  expect(question?.ask(state, {})).toMatchObject({ failure: { problems: [{ path: ['marker'] }] } });
  expect(question?.ask(state, { marker: 7 })).toMatchObject({ ok: false });
});

test('at random tables everybody chooses once, whoever is left out as if they were not asked', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const numbers = Array.from({ length: 300 }, (_, index) => Math.imul(seed * 613 + index * 71 + 3, 2_654_435) >>> 9);
    const state = randomTable(everyVariant[seed % everyVariant.length] ?? 'FREE_FOR_ALL', diceOf(numbers));
    const everybody = ids(order(state, { marker: state.turnMarkers[0] }).players);
    expect([seed, [...everybody].sort()]).toEqual([seed, ids(playersInGame(state)).sort()]);
    const some = playersInGame(state).filter((_, index) => (seed >> (index % 5)) & 1);
    if (state.options.sharedTeamTurns) continue;
    const chosen = ids(order(state, { choosers: some, marker: state.turnMarkers[0] }).players);
    expect([seed, chosen]).toEqual([seed, everybody.filter((id) => ids(some).includes(id))]);
  }
});
