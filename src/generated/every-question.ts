// Made from the files of src/questions by `npm run api`.

import { rangeOf, form as rangeOfForm } from '../questions/range-of.js';
import { ranges, form as rangesForm } from '../questions/ranges.js';
import { affectedBy, form as affectedByForm } from '../questions/affected-by.js';
import { informationFor, form as informationForForm } from '../questions/information-for.js';
import { visibleHands, form as visibleHandsForm } from '../questions/visible-hands.js';
import { legalAttackTargets, form as legalAttackTargetsForm } from '../questions/legal-attack-targets.js';
import { legalBlocks, form as legalBlocksForm } from '../questions/legal-blocks.js';
import { checkAttack, form as checkAttackForm } from '../questions/check-attack.js';
import { checkBlocks, form as checkBlocksForm } from '../questions/check-blocks.js';
import { blockDeclarationOrder, form as blockDeclarationOrderForm } from '../questions/block-declaration-order.js';
import { unblockedDamage, form as unblockedDamageForm } from '../questions/unblocked-damage.js';
import { legalReselections, form as legalReselectionsForm } from '../questions/legal-reselections.js';
import { legalDeployments, form as legalDeploymentsForm } from '../questions/legal-deployments.js';
import { legalTargets, form as legalTargetsForm } from '../questions/legal-targets.js';
import { whoChooses, form as whoChoosesForm } from '../questions/who-chooses.js';
import { legalChoices, form as legalChoicesForm } from '../questions/legal-choices.js';
import { choiceOrder, form as choiceOrderForm } from '../questions/choice-order.js';
import { whoDecides, form as whoDecidesForm } from '../questions/who-decides.js';
import { canActivate, form as canActivateForm } from '../questions/can-activate.js';
import { wouldTrigger, form as wouldTriggerForm } from '../questions/would-trigger.js';
import { canAttach, form as canAttachForm } from '../questions/can-attach.js';
import { preventionApplies, form as preventionAppliesForm } from '../questions/prevention-applies.js';
import { damageAfterRedirection, form as damageAfterRedirectionForm } from '../questions/damage-after-redirection.js';
import { departureOf, form as departureOfForm } from '../questions/departure-of.js';
import { outcomeOf, form as outcomeOfForm } from '../questions/outcome-of.js';
import { stateBasedActions, form as stateBasedActionsForm } from '../questions/state-based-actions.js';
import { canBeginTurn, form as canBeginTurnForm } from '../questions/can-begin-turn.js';
import { priority, form as priorityForm } from '../questions/priority.js';
import { legalStacks, form as legalStacksForm } from '../questions/legal-stacks.js';
import { gameStart, form as gameStartForm } from '../questions/game-start.js';
import { lifeAfter, form as lifeAfterForm } from '../questions/life-after.js';

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
  gameStart,
  lifeAfter,
];

/** The form of each question. */
export const forms = {
  rangeOf: rangeOfForm,
  ranges: rangesForm,
  affectedBy: affectedByForm,
  informationFor: informationForForm,
  visibleHands: visibleHandsForm,
  legalAttackTargets: legalAttackTargetsForm,
  legalBlocks: legalBlocksForm,
  checkAttack: checkAttackForm,
  checkBlocks: checkBlocksForm,
  blockDeclarationOrder: blockDeclarationOrderForm,
  unblockedDamage: unblockedDamageForm,
  legalReselections: legalReselectionsForm,
  legalDeployments: legalDeploymentsForm,
  legalTargets: legalTargetsForm,
  whoChooses: whoChoosesForm,
  legalChoices: legalChoicesForm,
  choiceOrder: choiceOrderForm,
  whoDecides: whoDecidesForm,
  canActivate: canActivateForm,
  wouldTrigger: wouldTriggerForm,
  canAttach: canAttachForm,
  preventionApplies: preventionAppliesForm,
  damageAfterRedirection: damageAfterRedirectionForm,
  departureOf: departureOfForm,
  outcomeOf: outcomeOfForm,
  stateBasedActions: stateBasedActionsForm,
  canBeginTurn: canBeginTurnForm,
  priority: priorityForm,
  legalStacks: legalStacksForm,
  gameStart: gameStartForm,
  lifeAfter: lifeAfterForm,
};
