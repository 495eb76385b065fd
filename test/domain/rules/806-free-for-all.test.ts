import { expect, test } from '@jest/globals';
import { withShuffledSeats } from '../../../src/domain/setup/shuffle-seats.js';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { opponentsOf, type GameState } from '../../../src/domain/state/game-state.js';
import { attackable } from '../attacks.js';
import { starters } from '../seats.js';
import { creature, ids, player, ring } from '../tables.js';

test('it is seated at random, and everyone may start; the same seed gives the same seats (806.3)', () => {
  const players = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(starters({ players })).toEqual(new Set(['a', 'b', 'c', 'd']));
  const order = (seed: number) => ids(withShuffledSeats({ players }, String(seed)).players).join('');
  expect(new Set(Array.from({ length: 500 }, (_, seed) => order(seed))).size).toBe(24);
  expect(withShuffledSeats({ players }, 'seed')).toEqual(withShuffledSeats({ players }, 'seed'));
});

test('806.2a, 806.2b: unless the options say otherwise range is unlimited and several players may be attacked', () => {
  const objects = [creature('A-bear', 'A')];
  const inRange = (state: GameState) => ids(rangeOf(state, player(state, 'A')).players);
  expect(inRange(ring('A B C D E', { objects }))).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(inRange(ring('A B C D E', { range: 1, objects }))).toEqual(['A', 'B', 'E']);
  expect(attackable(ring('A B C D E', { objects }), 'A')).toEqual(['B', 'C', 'D', 'E']);
  expect(attackable(ring('A B C D E', { options: { attack: 'LEFT' }, objects }), 'A')).toEqual(['B']);
});

test('806.1: everybody is everybody else’s opponent', () => {
  const state = ring('A B C');
  expect(state.players.flatMap((each) => ids(opponentsOf(state, each)))).toEqual(['B', 'C', 'A', 'C', 'A', 'B']);
});
