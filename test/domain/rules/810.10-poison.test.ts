import { poisonOf } from '../../../src/domain/state/team-totals.js';
import { describe, expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { codeOf, readCode } from '../../../src/query/table-code.js';
import { withEdition } from '../../../src/questions/catalogue/suppose.js';
import { changeIn } from '../life-changes-told.js';
import { doubts, ids, inTeams, player, problemsOf, rules, table, type Description, type GameState } from '../tables.js';

/** Describes two teams of heads: "A 12" tells the poison of team A, "A1 7; A2 8" that of players. */
const heads = (edition: RulesEdition, told: string): Description => {
  const poison = new Map(told.split('; ').map((each) => [each.split(' ')[0], Number(each.split(' ')[1])]));
  const teams = ['A', 'B'].map((id) => ({ id, poison: poison.get(id) ?? null }));
  const players = ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0), poison: poison.get(id) ?? null }));
  return { variant: 'TWO_HEADED_GIANT', edition, teams, players };
};
const poison = ({ teams, players }: GameState) => [teams[0]?.poison, ...players.map((each) => each.poison)];
const losing = (state: GameState) => stateBasedActions(state).flatMap(({ players }) => ids(players));

describe('whose poison counters are', () => {
  test('those of a team are told of the team, those of players of the players', () => {
    const shares = 'shares poison counters with their team: give them to the team (810.10).';
    expect(problemsOf(heads('CR_2026', 'A1 7; A2 8'))).toEqual([`A1 ${shares}`, `A2 ${shares}`]);
    const none = 'Team A has no poison counters: in CR_2009 each player has their own (704.5c).';
    expect(problemsOf(heads('CR_2009', 'A 15'))).toEqual([none]);
    expect(problemsOf({ ...heads('CR_2026', 'A 0'), variant: 'TEAM_VS_TEAM' })).toHaveLength(1);
  });

  test('teams that share no life share no poison either', () => {
    const state = inTeams('A1 A2 B1 B2', { players: [10, 1, 1, 1].map((each) => ({ poison: each })) });
    expect([poisonOf(state, player(state, 'A1')), poisonOf(state, player(state, 'A2'))]).toEqual([10, 1]);
    expect(losing(state)).toEqual(['A1']);
  });

  test('seen in an older edition each team’s stay with its own first player in the game', () => {
    const { players, ...rest } = heads('CR_2026', 'A 3; B 4');
    const left = players.map((each) => ({ ...each, inGame: each.id !== 'A1' }));
    expect(poison(withEdition(table({ ...rest, players: left }), 'CR_2009'))).toEqual([0, 0, 3, 4, 0]);
  });

  test('D36: seen in a newer edition those of the players are pooled, and lost as a team', () => {
    const seen = withEdition(table(heads('CR_2009', 'A1 7; A2 8')), 'CR_2026');
    expect(poison(seen)).toEqual([15, 0, 0, 0, 0]);
    expect(losing(seen)).toEqual(['A1', 'A2']);
    expect(poisonOf(seen, player(seen, 'A2'))).toBe(15);
  });

  test('seen in an older edition those of a team stay with its first player, which is doubtful', () => {
    const seen = withEdition(withEdition(table(heads('CR_2026', 'A 12')), 'CR_2009'), 'CR_2008');
    expect(poison(seen)).toEqual([0, 12, 0, 0, 0]);
    expect(losing(seen)).toEqual(['A1', 'A2']);
    expect(stateBasedActions(seen).flatMap(({ because }) => doubts(because))).toHaveLength(1);
    const { because, totals } = lifeAfter(seen, changeIn('POISON A1 1'));
    expect([rules(because).length, doubts(because).length, totals[0]?.after]).toEqual([1, 1, 13]);
    expect(doubts(lifeAfter(seen, changeIn('POISON A2 1')).because)).toEqual([]);
    expect(poison(withEdition(seen, 'CR_2026'))).toEqual([12, 0, 0, 0, 0]);
  });
});

const alternating = (sharedTeamTurns: boolean): Description => ({
  variant: 'ALTERNATING_TEAMS',
  options: { sharedTeamTurns },
  teams: [{ id: 'A' }, { id: 'B' }],
  players: ['A1', 'B1', 'A2', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
});

test('805.1: of teams that share turns, sit together', () => {
  const apart = 'A1 sits apart from the rest of team A.';
  expect(problemsOf(alternating(true))).toEqual([`Teams that share turns have to sit together (805.1): ${apart}`]);
  expect(problemsOf(alternating(false))).toEqual([]);
  const commanders = (order: string): Description => ({
    variant: 'COMMANDER',
    options: { sharedTeamTurns: true },
    teams: [{ id: 'A' }],
    players: order.split(' ').map((id) => ({ id, team: id.startsWith('A') ? 'A' : null })),
  });
  expect(problemsOf(commanders('A1 b A2 c'))).toHaveLength(1);
  expect(problemsOf(commanders('A1 b c A2'))).toEqual([]);
});

test('805.1: of teams that share turns, codes that older builds made of such tables stay readable', () => {
  const odd = { ...table(alternating(false)), settledOptions: { sharedTeamTurns: true } };
  expect(readCode(codeOf(odd))).toMatchObject({ ok: true, value: { options: { sharedTeamTurns: true } } });
});
