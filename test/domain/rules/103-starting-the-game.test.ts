import { expect, test } from '@jest/globals';
import { gameStart, mulliganProblems } from '../../../src/domain/rules/103-starting-the-game.js';
import {
  emperors,
  everyEdition,
  ids,
  inTeams,
  player,
  ring,
  rules,
  sentences,
  twoHeadedGiants,
  written,
  under,
} from '../tables.js';
import type { GameState } from '../tables.js';

const start = (state: GameState, first: string, mulligans = 0) => gameStart(state, player(state, first), mulligans);

test('N11: in a multiplayer game whoever starts draws', () => {
  const { firstTurn, drawing, because } = start(ring('Ann Bob Cat Dan'), 'Bob');
  expect([ids(firstTurn), ids(drawing)]).toEqual([['Bob'], ['Bob']]);
  expect(because[0]).toMatchObject({ says: 'Bob draws in the first turn, as more than two players play.' });
  expect(rules(because)).toEqual(['103.8c', '800.6']);
});

test('103.8a: of two players the first does not draw, and no mulligan is free', () => {
  const { drawing, freeMulligans, handSize, because } = start(ring('Ann Bob'), 'Ann', 2);
  expect([ids(drawing), freeMulligans, handSize]).toEqual([[], 0, 5]);
  expect(sentences(because)).toEqual([
    'Ann skips the draw step of the first turn, as only two players play.',
    'In a game of two players every mulligan costs a card: after 2 a player has 5 cards in hand.',
  ]);
});

test('L22: in Two-Headed Giant the first team skips its draw; in late 2006 its secondary player drew', () => {
  const state = twoHeadedGiants({ A: undefined, B: undefined });
  const drawing = everyEdition.map((edition) => ids(start(under(edition, state), 'A2').drawing).join());
  expect(drawing).toEqual(['', 'A2', '', '', '', '', '', '', '']);
  expect(ids(start(state, 'B1').firstTurn)).toEqual(['B1', 'B2']);
  expect(sentences(start(under('CR_2006', state), 'A2').because)[0]).toBe(
    'Of A1 and A2 only A2 draws in the first draw step, as A1 is the primary player.',
  );
  const three = under('CR_2006', twoHeadedGiants({ A: undefined, B: undefined }, 3));
  expect(sentences(start(three, 'A2').because)[0]).toContain('only A2 and A3 draw in');
});

test('N12: the first of three mulligans is free, since 2007', () => {
  const state = ring('Ann Bob Cat');
  expect(everyEdition.map((edition) => start(under(edition, state), 'Ann', 3).handSize)).toEqual([
    4, 4, 5, 5, 5, 5, 5, 5, 5,
  ]);
  expect([0, 1, 2, 8].map((count) => start(state, 'Ann', count).handSize)).toEqual([7, 7, 6, 0]);
  expect([8, 9].map((count) => mulliganProblems(state, count).length)).toEqual([0, 1]);
  expect(mulliganProblems(ring('Ann Bob'), 8).map(({ message }) => message)).toEqual([
    'After 7 mulligans there is no card left in hand.',
  ]);
});

test('805.3a: in Two-Headed Giant it is free since 2006', () => {
  const state = twoHeadedGiants({ A: undefined, B: undefined });
  expect(everyEdition.map((edition) => start(under(edition, state), 'A1', 1).handSize)).toEqual([
    6, 7, 7, 7, 7, 7, 7, 7, 7,
  ]);
  const { because } = start(under('CR_2006', state), 'A1', 2);
  expect(sentences(because)[1]).toBe('The first mulligan costs no card: after 2 a player has 6 cards in hand.');
  expect(because[1]?.rule.number).toBe('606.6a');
});

test('the hand is said in words', () => {
  const said = (mulligans: number) => sentences(start(ring('Ann Bob Cat'), 'Ann', mulligans).because)[1];
  expect([0, 1, 7].map(said)).toEqual([
    'The first mulligan costs no card: without one a player has 7 cards in hand.',
    'The first mulligan costs no card: after one a player has 7 cards in hand.',
    'The first mulligan costs no card: after 7 a player has 1 card in hand.',
  ]);
});

test('805.4, 807.4b: a team, or all who get a turn marker, take first turns', () => {
  const teams = inTeams('A1 A2 B1 B2', { options: { sharedTeamTurns: true } });
  expect([ids(start(teams, 'B2').firstTurn), ids(start(teams, 'B2').drawing)]).toEqual([
    ['B1', 'B2'],
    ['B1', 'B2'],
  ]);
  const melee = ring('a b c d e f g h', { variant: 'GRAND_MELEE' });
  expect(ids(start(melee, 'b').firstTurn)).toEqual(['b', 'f']);
});

test('809.4: in Emperor an emperor goes first', () => {
  const said = (first: string) => sentences(start(emperors(), first).because).slice(2);
  const old = start(under('CR_2009', emperors()), 'B1').because;
  expect(sentences(old)[2]).toBe('B1 is a general, and an emperor goes first.');
  expect([said('AE'), said('B1')]).toEqual([[], ['B1 is a general, who goes first only after restarting the game.']]);
  const byDefault = written(
    'Emperor | A1 team A | AE team A emperor | A2 team A | B1 team B | BE team B emperor | B2 team B',
  );
  expect(sentences(start(byDefault, 'A2').because)).toContain(
    'A2 is a general, who goes first only after restarting the game.',
  );
});
