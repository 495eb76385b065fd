import { expect, test } from '@jest/globals';
import { untilNextTurn } from '../../../src/domain/rules/800.4m-until-next-turn.js';
import { leave } from '../../../src/domain/rules/800-general.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { doubts, player, ring, table, twoHeadedGiants } from '../tables.js';

const until = (state: GameState, ...names: string[]) =>
  untilNextTurn(
    leave(
      state,
      names.map((name) => player(state, name)),
    ),
  );

const said = (state: GameState, ...names: string[]) => until(state, ...names).map(({ says }) => says);

test('J21: an effect lasts until the turn that never begins would have begun', () => {
  expect(said(ring('Alex Bianca Carissa'), 'Alex')).toEqual([
    "Effects that last until Alex's next turn end when that turn would have begun, just before Bianca's.",
  ]);
});

test('the next player is the next one left in the game', () => {
  expect(said(ring('Alex Bianca Carissa'), 'Alex', 'Bianca')).toEqual([
    "Effects that last until Alex's next turn end when that turn would have begun, just before Carissa's.",
  ]);
  expect(until(ring('Alex Bianca'), 'Alex', 'Bianca')).toEqual([]);
});

test('805.4: a team takes its turn without a member who has left', () => {
  const teams = table({
    variant: 'TEAM_VS_TEAM',
    options: { sharedTeamTurns: true },
    teams: [{ id: 'A' }, { id: 'B' }],
    players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
  });
  expect(said(teams, 'A1')).toEqual(["Effects that last until A1's next turn end as the next turn of A2 begins."]);
  expect(said(twoHeadedGiants({ A: 30, B: 30, C: 30 }), 'B2')).toEqual([
    "Effects that last until B1's next turn end when that turn would have begun, just before the next turn of C1's team.",
  ]);
});

test('editions before 2012 do not say so', () => {
  expect(doubts(until(ring('A B C', { edition: 'CR_2009' }), 'A'))).toHaveLength(1);
  expect(doubts(until(ring('A B C', { edition: 'CR_2013' }), 'A'))).toEqual([]);
});
