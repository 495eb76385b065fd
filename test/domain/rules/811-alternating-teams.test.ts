import { expect, test } from '@jest/globals';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { playerOf } from '../../../src/domain/state/game-state.js';
import { attackable, attackRow } from '../attacks.js';
import { creature, ids, inTeams, problemsOf, type Description } from '../tables.js';

test('Alternating Teams: the printed example is seated A, B, C in turn (N05); anything else is refused', () => {
  const seats = (order: string): Description => ({
    variant: 'ALTERNATING_TEAMS',
    teams: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
    players: order.split(' ').map((id) => ({ id, team: id.charAt(0) })),
  });
  expect(problemsOf(seats('A1 B1 C1 A2 B2 C2 A3 B3 C3'))).toEqual([]);
  const says = (...out: string[]) =>
    out.map((id) => `${id} of team ${id.charAt(0)} sits out of turn: the teams alternate (811.3).`);
  expect(problemsOf(seats('A1 B1 C1 B2 A2 C2'))).toEqual(says('B2', 'A2'));
  expect(problemsOf(seats('A1 A2 B1 C1 B2 C2'))).toEqual(says('A2', 'C1', 'B2', 'C2'));
});

test('N06: ranges: in three alternating teams of two with range 2 a teammate is out of range (811.2a)', () => {
  const state = inTeams('A1 B1 C1 A2 B2 C2', { variant: 'ALTERNATING_TEAMS' });
  expect(ids(rangeOf(state, playerOf(state, 'A1')).players)).toEqual(['A1', 'B1', 'C1', 'B2', 'C2']);
});

test('803.1a, 811.4: under attack left only the left neighbor is said to be attacked', () => {
  const more = { options: { attack: 'LEFT' as const }, objects: [creature('A1-bear', 'A1')] };
  const state = inTeams('A1 B1 C1 A2 B2 C2', { variant: 'ALTERNATING_TEAMS', ...more });
  expect(attackable(state, 'A1')).toEqual(['B1']);
  expect(attackRow(state, 'A1').because[0].says).toBe("A1 may attack only B1, who sits immediately to A1's left.");
});
