import { expect, test } from '@jest/globals';
import { withShuffledSeats } from '../../../src/domain/setup/shuffle-seats.js';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { attackable } from '../attacks.js';
import { seatedTeams, starters } from '../seats.js';
import { creature, ids, inTeams, nextTurn, player, problemsOf, type Description } from '../tables.js';

const teams = [{ id: 'A' }, { id: 'B' }];
const seated = (players: Description['players']): Description => ({ variant: 'TEAM_VS_TEAM', teams, players });
const state = inTeams('A1 A2 B1 B2', { objects: [creature('A1-bear', 'A1')] });

test('who starts: the middle of a random team, or the one just left of it (N08)', () => {
  const description = seated(seatedTeams({ A: 3, B: 4 }));
  expect(starters(description)).toEqual(new Set(['A2', 'B3']));
  expect(withShuffledSeats(description, 'x').players).toEqual(description.players);
});

test('808.2: a team sits together', () => {
  expect(problemsOf(seated(['A1', 'B1', 'A2', 'B2'].map((id) => ({ id, team: id.charAt(0) }))))).toHaveLength(4);
  expect(problemsOf(seated(seatedTeams({ A: 1, B: 3 })))).toEqual([]);
});

test('808.3a, 808.3b: range is unlimited, and every opponent may be attacked', () => {
  expect(ids(rangeOf(state, player(state, 'A1')).players)).toEqual(['A1', 'A2', 'B1', 'B2']);
  expect(attackable(state, 'A1')).toEqual(['B1', 'B2']);
});

test('each player has a turn and a life total of their own', () => {
  expect([state.turn.activePlayers, state.players.map(({ life }) => life)]).toEqual([['A1'], [20, 20, 20, 20]]);
  expect(nextTurn(state).turn.activePlayers).toEqual(['A2']);
});
