// Made from the files of src/questions by `npm run api`.

import { rangeOf, asked as rangeOfAsked } from '../range-of.js';
import { ranges, asked as rangesAsked } from '../ranges.js';
import { affectedBy, asked as affectedByAsked } from '../affected-by.js';
import { informationFor, asked as informationForAsked } from '../information-for.js';
import { visibleHands, asked as visibleHandsAsked } from '../visible-hands.js';
import { legalAttackTargets, asked as legalAttackTargetsAsked } from '../legal-attack-targets.js';
import { legalBlocks, asked as legalBlocksAsked } from '../legal-blocks.js';
import { checkAttack, asked as checkAttackAsked } from '../check-attack.js';
import { checkBlocks, asked as checkBlocksAsked } from '../check-blocks.js';
import { blockDeclarationOrder, asked as blockDeclarationOrderAsked } from '../block-declaration-order.js';
import { unblockedDamage, asked as unblockedDamageAsked } from '../unblocked-damage.js';
import { legalReselections, asked as legalReselectionsAsked } from '../legal-reselections.js';
import { legalDeployments, asked as legalDeploymentsAsked } from '../legal-deployments.js';
import { legalTargets, asked as legalTargetsAsked } from '../legal-targets.js';
import { whoChooses, asked as whoChoosesAsked } from '../who-chooses.js';
import { legalChoices, asked as legalChoicesAsked } from '../legal-choices.js';
import { choiceOrder, asked as choiceOrderAsked } from '../choice-order.js';
import { whoDecides, asked as whoDecidesAsked } from '../who-decides.js';
import { canActivate, asked as canActivateAsked } from '../can-activate.js';
import { wouldTrigger, asked as wouldTriggerAsked } from '../would-trigger.js';
import { canAttach, asked as canAttachAsked } from '../can-attach.js';
import { preventionApplies, asked as preventionAppliesAsked } from '../prevention-applies.js';
import { damageAfterRedirection, asked as damageAfterRedirectionAsked } from '../damage-after-redirection.js';
import { departureOf, asked as departureOfAsked } from '../departure-of.js';
import { outcomeOf, asked as outcomeOfAsked } from '../outcome-of.js';
import { stateBasedActions, asked as stateBasedActionsAsked } from '../state-based-actions.js';
import { canBeginTurn, asked as canBeginTurnAsked } from '../can-begin-turn.js';
import { priority, asked as priorityAsked } from '../priority.js';
import { legalStacks, asked as legalStacksAsked } from '../legal-stacks.js';
import { lifeAfter, asked as lifeAfterAsked } from '../life-after.js';

/** Every question. */
export const everyQuestion = [
  rangeOf,
  ranges,
  affectedBy,
  informationFor,
  visibleHands,
  legalAttackTargets,
  legalBlocks,
  checkAttack,
  checkBlocks,
  blockDeclarationOrder,
  unblockedDamage,
  legalReselections,
  legalDeployments,
  legalTargets,
  whoChooses,
  legalChoices,
  choiceOrder,
  whoDecides,
  canActivate,
  wouldTrigger,
  canAttach,
  preventionApplies,
  damageAfterRedirection,
  departureOf,
  outcomeOf,
  stateBasedActions,
  canBeginTurn,
  priority,
  legalStacks,
  lifeAfter,
];

/** How people ask each question. */
export const howAsked = {
  rangeOf: rangeOfAsked,
  ranges: rangesAsked,
  affectedBy: affectedByAsked,
  informationFor: informationForAsked,
  visibleHands: visibleHandsAsked,
  legalAttackTargets: legalAttackTargetsAsked,
  legalBlocks: legalBlocksAsked,
  checkAttack: checkAttackAsked,
  checkBlocks: checkBlocksAsked,
  blockDeclarationOrder: blockDeclarationOrderAsked,
  unblockedDamage: unblockedDamageAsked,
  legalReselections: legalReselectionsAsked,
  legalDeployments: legalDeploymentsAsked,
  legalTargets: legalTargetsAsked,
  whoChooses: whoChoosesAsked,
  legalChoices: legalChoicesAsked,
  choiceOrder: choiceOrderAsked,
  whoDecides: whoDecidesAsked,
  canActivate: canActivateAsked,
  wouldTrigger: wouldTriggerAsked,
  canAttach: canAttachAsked,
  preventionApplies: preventionAppliesAsked,
  damageAfterRedirection: damageAfterRedirectionAsked,
  departureOf: departureOfAsked,
  outcomeOf: outcomeOfAsked,
  stateBasedActions: stateBasedActionsAsked,
  canBeginTurn: canBeginTurnAsked,
  priority: priorityAsked,
  legalStacks: legalStacksAsked,
  lifeAfter: lifeAfterAsked,
};
