import { oncePerKey } from '../../values/remembered.js';
import type { RuleEntry } from '../rule-entry.js';
import { gameConcepts } from './100-game-concepts.js';
import { endOfTheGame } from './104-ending-the-game.js';
import { cardTypes } from './300-card-types.js';
import { zones } from './400-zones.js';
import { turnStructure } from './500-turn-structure.js';
import { spellsAbilitiesAndEffects } from './600-spells-abilities-and-effects.js';
import { additionalRules } from './700-additional-rules.js';
import { stateBasedActions } from './704-state-based-actions.js';
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
import { casualVariants } from './900-casual-variants.js';
import { readRule } from './written-rule.js';

/** All rules. The multiplayer chapters come first, so they win a lookup by a number that several rules share. */
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
  ...gameConcepts,
  ...endOfTheGame,
  ...cardTypes,
  ...zones,
  ...turnStructure,
  ...spellsAbilitiesAndEffects,
  ...additionalRules,
  ...stateBasedActions,
  ...casualVariants,
};

/** A rule's newest number; for a removed rule its last number and edition, as in '801.12 CR_2009'. */
export type RuleNumber = keyof typeof everyRule;

/** Returns the rulebook's entry for a rule. */
export const entryOf: (key: RuleNumber) => RuleEntry = oncePerKey((key) => readRule(everyRule[key]));
