import { expect, test } from '@jest/globals';
import { attackVerdict } from '../attacks.js';
import { attackTable } from '../laws.js';

const said = (attacks: string, laws = '') => {
  const state = attackTable(`A: ox 2/2; elk 2/2; cub 2/2 | B: jace (Planeswalker) | C | D${laws && ` | ${laws}`}`);
  return attackVerdict(state, 'A', attacks).violations.map(({ says }) => says);
};

test('at most so many: one object lets them, several let them', () => {
  const [wall, moat] = ['wall', 'moat'].map((id) => `law ${id} of B: AT_MOST 1 of all target B`);
  expect(said('ox > B, elk > B', wall)).toEqual(['wall lets at most one creature attack B, but ox and elk do.']);
  expect(said('ox > B, elk > B', `${wall} | ${moat}`)).toEqual([
    'wall and moat let at most one creature attack B, but ox and elk do.',
  ]);
  expect(said('ox > B, elk > C', `${wall} | ${moat}`)).toEqual([]);
});

test('506.6: each player who is attacked alone, once', () => {
  const rule = 'law wall of B: CANT_ATTACK_PLAYER_ALONE of all';
  const alone = (who: string, whom: string) =>
    `${who} can't attack ${whom} alone because of wall, and no other creature attacks ${whom}.`;
  expect(said('ox > B, elk > C', rule)).toEqual([alone('ox', 'B'), alone('elk', 'C')]);
  expect(said('ox > B, elk > B, cub > C', rule)).toEqual([alone('cub', 'C')]);
  expect(said('ox > jace', rule)).toEqual([]);
});

test('not without others: one of them does, or several do', () => {
  const rule = (count: number) => `law wall of B: CANT_ATTACK_WITHOUT_OTHERS ${count} of all`;
  expect(said('ox > B', rule(1))).toEqual(["ox can't attack unless at least one of the others does because of wall."]);
  expect(said('ox > B, elk > B', rule(2))).toEqual([
    "ox and elk can't attack unless at least 2 of the others do because of wall.",
  ]);
  expect(said('ox > B, elk > B', rule(1))).toEqual([]);
});

test('506.5: one attacker alone breaks a rule once, whoever else it is about', () => {
  expect(said('ox > B', 'law wall of B: CANT_ATTACK_ALONE of all')).toEqual([
    "ox can't attack alone because of wall, and no other creature attacks.",
  ]);
});

test('506.5: only alone: who attacks as well, or all together', () => {
  const rule = (creatures: string) => `law wall of B: CAN_ATTACK_ONLY_ALONE of ${creatures}`;
  expect(said('ox > B, elk > C, cub > C', rule('ox'))).toEqual([
    'ox can attack only alone because of wall, but elk and cub attack, too.',
  ]);
  expect(said('ox > B, elk > B', rule('ox'))).toEqual([
    'ox can attack only alone because of wall, but elk attacks, too.',
  ]);
  expect(said('ox > B, elk > B', rule('all'))).toEqual([
    'ox and elk can attack only alone because of wall, but they attack together.',
  ]);
  expect(said('elk > B, cub > C', rule('ox'))).toEqual([]);
  expect(said('ox > B', rule('ox'))).toEqual([]);
});
