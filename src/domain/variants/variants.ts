import type { VariantRules } from './variant-rules.js';
import type { Variant } from '../state/vocabulary.js';
import { freeForAll } from '../rules/806-free-for-all.js';
import { grandMelee } from '../rules/807-grand-melee.js';
import { teamVersusTeam } from '../rules/808-team-vs-team.js';
import { emperor } from '../rules/809-emperor.js';
import { twoHeadedGiant } from '../rules/810-two-headed-giant.js';
import { alternatingTeams } from '../rules/811-alternating-teams.js';
import { commander } from '../rules/903-commander.js';

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
