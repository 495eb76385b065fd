import type { VariantRules } from './variant-rules.js';
import type { Variant } from '../state/vocabulary.js';
import { freeForAll } from './free-for-all.js';
import { grandMelee } from './grand-melee.js';
import { teamVersusTeam } from './team-vs-team.js';
import { emperor } from './emperor.js';
import { twoHeadedGiant } from './two-headed-giant.js';
import { alternatingTeams } from './alternating-teams.js';
import { commander } from './commander.js';

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
