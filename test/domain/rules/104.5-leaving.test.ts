import { expect, test } from '@jest/globals';
import { withoutPlayers } from '../../../src/domain/rules/104.5-leaving.js';
import { creature, emperors, player, playersAt, ring, twoHeadedGiants, type GameState } from '../tables.js';

const left = ({ players }: GameState): string[] =>
  players.flatMap(({ id, inGame, drew }) => (inGame ? [] : [drew ? `${id} drew` : id]));

const state = ring('A B C D', { objects: [creature('bear', 'B')] });

test('all at once, and what they own goes with them', () => {
  const after = withoutPlayers(state, playersAt(state, ['A', 'B']), []);
  expect(left(after)).toEqual(['A', 'B']);
  expect(after.objects.size).toBe(0);
});

test('and it is remembered for whom the game was a draw', () =>
  expect(left(withoutPlayers(state, [player(state, 'A')], [player(state, 'C')]))).toEqual(['A', 'C drew']));

test('nobody else leaves, and a table that nobody leaves is the same one', () =>
  expect(withoutPlayers(state, [], [])).toBe(state));

test('810.8a: a team that shares its life leaves, and draws, as one', () => {
  const heads = twoHeadedGiants({ A: 30, B: 30, C: 30 });
  const gone = withoutPlayers(heads, [player(heads, 'A2')], [player(heads, 'B1')]);
  expect(left(gone)).toEqual(['A1', 'A2', 'B1 drew', 'B2 drew']);
});

test('809.5b: a team leaves with its emperor, a general alone', () => {
  const table = emperors();
  expect(left(withoutPlayers(table, [player(table, 'AE')], []))).toEqual(['A1', 'AE', 'A2']);
  expect(left(withoutPlayers(table, [player(table, 'A1')], []))).toEqual(['A1']);
});
