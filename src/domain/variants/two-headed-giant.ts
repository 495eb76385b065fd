import { decisionsOf } from '../rulebook/decisions.js';
import { splitTeamProblems, seatsByTeam, variantRules } from './variant-rules.js';

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
  seatingProblems: splitTeamProblems,
  possibleStarts: (seats) => seatsByTeam(seats).map(([primary]) => primary ?? 0),
});
