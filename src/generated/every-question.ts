// Made from the files of src/questions by `npm run api`.

import { rangeOf, asked as rangeOfAsked } from '../questions/range-of.js';
import { ranges, asked as rangesAsked } from '../questions/ranges.js';
import { affectedBy, asked as affectedByAsked } from '../questions/affected-by.js';
import { informationFor, asked as informationForAsked } from '../questions/information-for.js';
import { visibleHands, asked as visibleHandsAsked } from '../questions/visible-hands.js';
import { legalAttackTargets, asked as legalAttackTargetsAsked } from '../questions/legal-attack-targets.js';
import { legalBlocks, asked as legalBlocksAsked } from '../questions/legal-blocks.js';
import { checkAttack, asked as checkAttackAsked } from '../questions/check-attack.js';
import { checkBlocks, asked as checkBlocksAsked } from '../questions/check-blocks.js';
import { blockDeclarationOrder, asked as blockDeclarationOrderAsked } from '../questions/block-declaration-order.js';
import { unblockedDamage, asked as unblockedDamageAsked } from '../questions/unblocked-damage.js';
import { legalReselections, asked as legalReselectionsAsked } from '../questions/legal-reselections.js';
import { legalDeployments, asked as legalDeploymentsAsked } from '../questions/legal-deployments.js';
import { legalTargets, asked as legalTargetsAsked } from '../questions/legal-targets.js';
import { whoChooses, asked as whoChoosesAsked } from '../questions/who-chooses.js';
import { legalChoices, asked as legalChoicesAsked } from '../questions/legal-choices.js';
import { choiceOrder, asked as choiceOrderAsked } from '../questions/choice-order.js';
import { whoDecides, asked as whoDecidesAsked } from '../questions/who-decides.js';
import { canActivate, asked as canActivateAsked } from '../questions/can-activate.js';
import { wouldTrigger, asked as wouldTriggerAsked } from '../questions/would-trigger.js';
import { canAttach, asked as canAttachAsked } from '../questions/can-attach.js';
import { preventionApplies, asked as preventionAppliesAsked } from '../questions/prevention-applies.js';
import { damageAfterRedirection, asked as damageAfterRedirectionAsked } from '../questions/damage-after-redirection.js';
import { departureOf, asked as departureOfAsked } from '../questions/departure-of.js';
import { outcomeOf, asked as outcomeOfAsked } from '../questions/outcome-of.js';
import { stateBasedActions, asked as stateBasedActionsAsked } from '../questions/state-based-actions.js';
import { canBeginTurn, asked as canBeginTurnAsked } from '../questions/can-begin-turn.js';
import { priority, asked as priorityAsked } from '../questions/priority.js';
import { legalStacks, asked as legalStacksAsked } from '../questions/legal-stacks.js';
import { lifeAfter, asked as lifeAfterAsked } from '../questions/life-after.js';

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
