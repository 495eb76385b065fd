import { general } from './800-general.js';
import { limitedRangeOfInfluence } from './801-limited-range-of-influence.js';
import { attackMultiplePlayers } from './802-attack-multiple-players.js';
import { attackLeftAndRight } from './803-attack-left-and-right.js';
import { deployCreatures } from './804-deploy-creatures.js';
import { sharedTeamTurns } from './805-shared-team-turns.js';
import { freeForAll } from './806-free-for-all.js';
import { grandMelee } from './807-grand-melee.js';
import { teamVsTeam } from './808-team-vs-team.js';
import { emperor } from './809-emperor.js';
import { twoHeadedGiant } from './810-two-headed-giant.js';
import { alternatingTeams } from './811-alternating-teams.js';

export const everyRule = {
  ...general,
  ...limitedRangeOfInfluence,
  ...attackMultiplePlayers,
  ...attackLeftAndRight,
  ...deployCreatures,
  ...sharedTeamTurns,
  ...freeForAll,
  ...grandMelee,
  ...teamVsTeam,
  ...emperor,
  ...twoHeadedGiant,
  ...alternatingTeams,
};

/** A rule by its newest number; one that has lapsed by its last number and edition, as in '801.12 CR_2009'. */
export type RuleNumber = keyof typeof everyRule;
