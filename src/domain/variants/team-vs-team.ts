import { splitTeamProblems, seatsByTeam, variantRules } from './variant-rules.js';

/** 808.4: returns a team's middle seat; for an even team the one just left of the middle. */
const middleOf = (team: readonly number[]): number => team[Math.floor(team.length / 2)] ?? 0;

/** 808: teams that sit together and may attack several players. */
export const teamVersusTeam = variantRules({
  variant: 'TEAM_VS_TEAM',
  summary: 'Teams that sit together; several players may be attacked, range is unlimited.',
  rules: ['808.1', '808.2', '808.3a', '808.3b', '808.4'],
  minimumPlayers: 3,
  teams: 'REQUIRED',
  seatingProblems: splitTeamProblems,
  possibleStarts: (seats) => seatsByTeam(seats).map(middleOf),
});
