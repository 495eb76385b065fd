import type { Ruling } from '../answer.js';
import type { GameState, Player } from '../state/game-state.js';
import { seatedApart, seatsByTeam, variantRules } from '../variants/variant-rules.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { lifeOf } from '../state/team-totals.js';
import { citing } from '../rulebook/citing.js';

const memberLife = citing('810.9a');

export const memberLifeCites = memberLife.cites;

/** 810: teams that share turns and life. */
export const twoHeadedGiant = variantRules({
  variant: 'TWO_HEADED_GIANT',
  summary: 'Equal teams that sit together and share turns, life and poison.',
  rules: ['810.1', '810.2', '810.3', '810.4', '810.5', '810.7', '810.11'],
  minimumPlayers: 4,
  teams: 'REQUIRED',
  teamSize: 2,
  equalTeams: true,
  sharedLife: true,
  options: (edition, teamSize) => ({
    sharedTeamTurns: true,
    startingLife: decisionsOf(edition).startingLifeOfTeam(teamSize),
  }),
  seatingProblems: seatedApart,
  possibleStarts: (seats) => seatsByTeam(seats).map(([primary]) => primary ?? 0),
});

/** Says which life total a member of a team has for whatever asks for it. */
export const lifeTotalOf = (state: GameState, player: Player): Ruling => {
  const half = decisionsOf(state.edition).memberReadsHalfOfTeamLife ? "half of the team's, rounded up" : "the team's";
  return memberLife.ruling(
    state,
    '810.9a',
    `${player.name}'s life total is ${lifeOf(state, player)}, ${half}.`,
    player,
  );
};
