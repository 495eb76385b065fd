import { describe, expect, test } from '@jest/globals';
import { choiceOrder, type SimultaneousChoice } from '../../../src/domain/rules/101.4-choosing.js';
import { playersInGame, type GameState } from '../../../src/domain/state/game-state.js';
import { everyEdition, ids, inTeams, leftBy, ring, rules, sound, twoHeadedGiants, under } from '../tables.js';

const order = (state: GameState, more: Partial<SimultaneousChoice> = {}) =>
  sound(choiceOrder(state, { choosers: playersInGame(state), ...more }));
const said = (...given: Parameters<typeof order>) => order(...given).because.map(({ says }) => says);
const choosers = (state: GameState, names: string) => playersInGame(state).filter(({ id }) => names.includes(id));

describe('101.4: the active player first, then in turn order', () => {
  const state = ring('A B C D', { turn: { activePlayers: ['C'] } });

  test('everybody', () => {
    expect(ids(order(state).players)).toEqual(['C', 'D', 'A', 'B']);
    expect(rules(order(state).because)).toEqual(['101.4']);
  });

  test('some of them, one of them, nobody', () => {
    const chosen = (names: string) => ids(order(state, { choosers: choosers(state, names) }).players);
    expect([chosen('BD'), chosen('B'), chosen('')]).toEqual([['D', 'B'], ['B'], []]);
  });

  test('800.4j: from the next player on, once the active player has left', () => {
    const left = leftBy(state, 'C');
    expect(ids(order(left).players)).toEqual(['D', 'A', 'B']);
    expect(rules(order(left).because)).toEqual(['101.4', '800.4j']);
    expect(said(left)[1]).toBe('C, whose turn it is, has left, so the order begins with D.');
  });

  test('what is said of several, of one and of nobody', () => {
    const says = (names: string) => said(state, { choosers: choosers(state, names) });
    expect(says('BD')).toEqual(['D and then B choose, each knowing the choices before.']);
    expect([says('B'), says('')]).toEqual([['B alone has a choice to make.'], ['Nobody has a choice to make.']]);
  });
});

test('800.4a: the spell of one who has left asks nobody, whatever the ranges', () => {
  for (const range of [undefined, 1]) {
    const left = leftBy(ring('A B C D', { ...(range === undefined ? {} : { range }) }), 'B');
    expect(ids(order(left, { source: { controller: 'B' } }).players)).toEqual([]);
    expect(said(left, { source: { controller: 'B' } })).toEqual([
      "B has left the game, and so have B's spells and abilities.",
    ]);
  }
});

describe('C11, 701.38a: a vote', () => {
  const state = ring('A B C D E', { range: 1, turn: { activePlayers: ['D'] } });
  const voting = (table: GameState) =>
    order(table, { source: { controller: 'A' }, firstToVote: playersInGame(table).find(({ id }) => id === 'A') });

  test('begins with the player named, whoever is active; of players out of range it is a doubt', () => {
    const { players, because } = voting(state);
    expect(ids(players)).toEqual(['A', 'B', 'E']);
    expect(because.map(({ rule, says, doubt }) => [rule.number, says, doubt])).toEqual([
      ['701.38a', 'A, B and then E vote.', undefined],
      ['801.10', "C and D are out of A's range and do not vote.", expect.stringContaining('vote')],
    ]);
  });

  test('editions that know no votes say so', () => {
    const [first] = voting(under('CR_2008', state)).because;
    expect([first.rule.key, first.doubt]).toEqual([
      '101.4',
      "CR_2008 has no rules for votes; today's rule is applied.",
    ]);
  });

  test('of one player, and of nobody', () => {
    const alone = { choosers: choosers(state, 'B'), firstToVote: playersInGame(state)[0] };
    expect(said(state, alone)).toEqual(['B alone votes.']);
    expect(said(state, { ...alone, choosers: [] })).toEqual(['Nobody votes.']);
  });
});

test('C12: of players out of range nothing is asked', () => {
  const state = ring('A B C D E F', { range: 1, turn: { activePlayers: ['D'] } });
  const found = order(state, { source: { controller: 'A' } });
  expect(ids(found.players)).toEqual(['F', 'A', 'B']);
  expect(rules(found.because)).toEqual(['101.4', '801.10']);
  expect(found.because[1]?.says).toBe("D, E and C are out of A's range and make no choice.");
  const says = (names: string) => said(state, { source: { controller: 'A' }, choosers: choosers(state, names) });
  expect(says('BC')[1]).toBe("C is out of A's range and makes no choice.");
  expect(says('AB')).toHaveLength(1);
});

describe('805.6: with shared team turns team by team', () => {
  const state = twoHeadedGiants({ A: 30, B: 30 }, 2, { turn: { activePlayers: ['B1'] } });

  test.each(everyEdition)('in %s', (edition) => {
    const found = order(under(edition, state));
    expect(ids(found.players)).toEqual(['B1', 'B2', 'A1', 'A2']);
    expect(found.because[0].rule.key).toBe('805.6');
  });

  test('of one team, in the order its members like', () =>
    expect(said(state, { choosers: choosers(state, 'A1 A2') })).toEqual(['A1 and A2 choose in the order they like.']));

  test('800.4j: only once the whole team has left', () => {
    const left = (...gone: string[]) => {
      const players = ['A1', 'A2', 'B1', 'B2', 'C1'].map((id) => ({ inGame: !gone.includes(id) }));
      const turn = { activePlayers: ['B1', 'B2'] };
      return inTeams('A1 A2 B1 B2 C1', { options: { sharedTeamTurns: true }, players, turn });
    };
    expect(said(left('B1'))).toEqual([
      'Teams choose one after the other, the members of each in the order they like: B2, C1 and then A1 and A2.',
    ]);
    expect(said(left('B1', 'B2'))[1]).toBe('B1 and B2, whose turn it is, have left, so the order begins with C1.');
    expect(said(left('B1', 'B2', 'C1'))[1]).toContain('so the order begins with A1 and A2.');
  });
});

test('701.38a: in which order teammates who share turns vote is doubtful', () => {
  const heads = twoHeadedGiants({ A: 30, B: 30 });
  const doubt = (names: string) =>
    order(heads, { choosers: choosers(heads, names), firstToVote: playersInGame(heads)[2] }).because[0].doubt;
  expect(doubt('A1 B1')).toBeUndefined();
  expect(doubt('A1 B1 B2')).toMatch(/^Teams take turns/);
});
