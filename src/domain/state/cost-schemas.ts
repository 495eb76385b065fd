import { atLeast, entity, listOf, object, objectSchema, optional, required, text } from '../schema/schema.js';
import type { ValueOf } from '../schema/schema.js';
import { largest } from './description.js';

const anything = { maximum: largest.objects };

const paidCost = objectSchema('DeclarationCostInput', 'A cost that was paid for one creature of a declaration.', {
  creature: required(object, 'The creature that attacks or blocks.'),
  target: required(entity, 'Whom or what it attacks, or the attacker that it blocks.'),
  cost: required(text(), 'The cost, as the rule says it, for example {2}.'),
});
export type PaidCost = ValueOf<typeof paidCost>;
const toldCost = objectSchema('CostInput', 'What X is in the costs of one source (508.1h, 509.1d).', {
  source: required(object, 'The object that has the rule with the cost, or from which the effect is that has it.'),
  x: required(atLeast(0), 'The number that X is: a cost of {X} is {3} where it is 3.'),
});
export type ToldCost = ValueOf<typeof toldCost>;
export const costs = optional(
  listOf(toldCost, anything),
  'What X is in costs with {X}; where it is not told, the cost is {X}, as the rule says it.',
);
export const paid = optional(
  listOf(paidCost, anything),
  'What was paid for it; left out, nothing was. A declaration whose costs have not been paid is ILLEGAL_EVENT, unless it is forced.',
);
