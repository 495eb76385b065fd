import { affectedBy } from '../affected-by.js';
import { blockDeclarationOrder } from '../block-declaration-order.js';
import { canActivate } from '../can-activate.js';
import { canAttach } from '../can-attach.js';
import { checkAttack } from '../check-attack.js';
import { checkBlocks } from '../check-blocks.js';
import { choiceOrder } from '../choice-order.js';
import { damageAfterRedirection } from '../damage-after-redirection.js';
import { departureOf } from '../departure-of.js';
import { informationFor } from '../information-for.js';
import { legalBlocks } from '../legal-blocks.js';
import { legalChoices } from '../legal-choices.js';
import { legalTargets } from '../legal-targets.js';
import { preventionApplies } from '../prevention-applies.js';
import { ranges } from '../ranges.js';
import { wouldTrigger } from '../would-trigger.js';
import { canBeginTurn } from '../can-begin-turn.js';
import { legalAttackTargets } from '../legal-attack-targets.js';
import { legalDeployments } from '../legal-deployments.js';
import { legalReselections } from '../legal-reselections.js';
import { legalStacks } from '../legal-stacks.js';
import { lifeAfter } from '../life-after.js';
import { outcomeOf } from '../outcome-of.js';
import { priority } from '../priority.js';
import type { Question } from './question.js';
import { rangeOf } from '../range-of.js';
import { stateBasedActions } from '../state-based-actions.js';
import { unblockedDamage } from '../unblocked-damage.js';
import { visibleHands } from '../visible-hands.js';
import { whoChooses } from '../who-chooses.js';
import { whoDecides } from '../who-decides.js';

const questions = [
  rangeOf,
  ranges,
  legalTargets,
  whoChooses,
  legalChoices,
  choiceOrder,
  whoDecides,
  canActivate,
  wouldTrigger,
  canAttach,
  affectedBy,
  informationFor,
  preventionApplies,
  damageAfterRedirection,
  outcomeOf,
  stateBasedActions,
  departureOf,
  legalAttackTargets,
  checkAttack,
  legalBlocks,
  checkBlocks,
  legalReselections,
  blockDeclarationOrder,
  unblockedDamage,
  legalDeployments,
  canBeginTurn,
  priority,
  legalStacks,
  lifeAfter,
  visibleHands,
];

/** The names of all questions: an example and sample arguments are required for each. */
export type QuestionName = (typeof questions)[number]['name'];

/** The name of each question, with what it asks. */
export const questionNames = Object.fromEntries(
  questions.map(({ name, description }) => [name, description]),
) as Readonly<Record<QuestionName, string>>;

/** Every question that can be asked of a game state, over GraphQL and REST. */
export const catalogue: readonly Question<QuestionName>[] = questions;
