import { expect, test } from '@jest/globals';
import { nobodyInRange, rangeObjection, targetsInRange } from '../../../src/domain/rules/801.3-attacking.js';
import { entityOf, objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { attackable, attackRow } from '../attacks.js';
import { creature, doubts, inTeams, leftBy, player, ring, rules, sentences, siege, under, walker } from '../tables.js';

const options = { attack: 'MULTIPLE_PLAYERS' as const };
const objects = [creature('A-bear', 'A'), walker('jace', 'C'), siege('siege', 'A', 'D')];
const state = ring('A B C D E F', { range: 1, options, objects });
const far = (id: string, defending: string) =>
  rangeObjection(state, player(state, 'A'), player(state, defending), entityOf(state, id))?.says ?? null;

test('801.3: only opponents within range are attacked, their planeswalkers and battles with them', () => {
  expect(attackable(state, 'A')).toEqual(['B', 'F']);
  expect([far('C', 'C'), far('jace', 'C'), far('siege', 'D'), far('B', 'B')]).toEqual([
    "C sits 2 seats from A, whose range is 1 seat, so A's creatures can't attack C.",
    "jace is controlled by C, who sits 2 seats from A, whose range is 1 seat, so A's creatures can't attack it.",
    "siege is protected by D, who sits 3 seats from A, whose range is 1 seat, so A's creatures can't attack it.",
    null,
  ]);
});

test('801.3: it says which opponents are within range, and that nobody is', () => {
  const told = (table: GameState) => targetsInRange(table, player(table, 'A')).says;
  expect(told(state)).toBe("Of A's opponents, only B and F are within range (1 seat).");
  expect(told(ring('A B C', { range: 1 }))).toBe("B and C, A's only opponents, are within range (1 seat).");
  expect(told(ring('A B', { range: 1 }))).toBe("B, A's only opponent, is within range (1 seat).");
  expect(told(ring('A B C', { players: [{}, { rangeOfInfluence: 1 }] }))).toBe("A's range has no limit.");
  const nobody = (table: GameState) => nobodyInRange(table, player(table, 'A'), objectOf(table, 'A-bear'));
  expect([rules([nobody(state)]), doubts([nobody(state)])]).toEqual([['801.3'], []]);
  expect(nobody(under('CR_2008', state)).rule.number).toBe('601.3');
});

test('508.1b: where no opponent is left, neither range nor seats keep anybody from attacking', () => {
  const alone = (state: GameState) => sentences(attackRow(state, 'A1', 'ox').because);
  const objects = [creature('ox', 'A1')];
  const near = ring('A1 B1', { range: 1, objects });
  const mates = inTeams('A1 B1 A2 B2', { variant: 'ALTERNATING_TEAMS', objects });
  const nobody = ['There is nobody ox can attack.'];
  expect([alone(leftBy(near, 'B1')), alone(leftBy(mates, 'B1', 'B2'))]).toEqual([nobody, nobody]);
});
