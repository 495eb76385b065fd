import { seatedApart, variantRules } from '../game-state/variant-rules.js';

/** 808: teams that sit together and may attack several players. */
export const teamVersusTeam = variantRules({
  variant: 'TEAM_VS_TEAM',
  summary: 'Teams that sit together; several players may be attacked, range is unlimited.',
  rules: ['808.1', '808.2', '808.3a', '808.3b', '808.4'],
  teams: 'REQUIRED',
  seatingProblems: seatedApart,
});
