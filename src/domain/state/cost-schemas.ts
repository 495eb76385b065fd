import { atLeast, entity, listOf, object, objectSchema, optional, required, text } from '../schema/schema.js';
import type { ValueOf } from '../schema/schema.js';
import { tableLimits } from './description.js';

const anything = { maximum: tableLimits.objects };

const paidCostSchema = objectSchema('DeclarationCostInput', 'A cost that was paid for one creature of a declaration.', {
  creature: required(object, 'The creature that attacks or blocks.'),
  target: required(entity, 'The player or permanent that it attacks, or the attacker that it blocks.'),
  cost: required(text(), 'The cost as the rule states it, for example {2}.'),
});
export type PaidCost = ValueOf<typeof paidCostSchema>;
const costSchema = objectSchema('CostInput', 'The value of X in the costs of one source (508.1h, 509.1d).', {
  source: required(object, 'The object that has the rule with the cost, or the source of the effect that has it.'),
  x: required(atLeast(0), 'The value of X: for 3, a cost of {X} is {3}.'),
});
export type CostOfX = ValueOf<typeof costSchema>;
export const costs = optional(
  listOf(costSchema, anything),
  'The values of X in costs; without one, the cost stays {X}.',
);
export const paidCosts = optional(
  listOf(paidCostSchema, anything),
  'The costs paid; by default none. A declaration with unpaid costs is ILLEGAL_EVENT, unless forced.',
);
