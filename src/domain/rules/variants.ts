import type { VariantRules } from '../game-state/variant-rules.js';
import type { Variant } from '../game-state/vocabulary.js';
import { freeForAll } from './806-free-for-all.js';
import { grandMelee } from './807-grand-melee.js';
import { teamVersusTeam } from './808-team-vs-team.js';
import { emperor } from './809-emperor.js';
import { twoHeadedGiant } from './810-two-headed-giant.js';
import { alternatingTeams } from './811-alternating-teams.js';
import { commander } from './903-commander.js';

/** Every variant, each as its differences from the default game. */
export const variants: Readonly<Record<Variant, VariantRules>> = {
  FREE_FOR_ALL: freeForAll,
  COMMANDER: commander,
  TEAM_VS_TEAM: teamVersusTeam,
  EMPEROR: emperor,
  GRAND_MELEE: grandMelee,
  TWO_HEADED_GIANT: twoHeadedGiant,
  ALTERNATING_TEAMS: alternatingTeams,
};
