import type { AttackRule, BlockRule } from '../../state/effects/combat-rule-schemas.js';
import type { Clause } from '../clauses.js';
import { openConditions } from './conditions.js';
import { kindOf } from '../effects/kinds.js';
import { entityFilter, type Source } from './filters.js';
import { terms } from './rule-terms.js';

/** The rules that a card puts on attacking and blocking at a table, at this moment. */
export interface CombatRules {
  readonly attackRules: readonly AttackRule[];
  readonly blockRules: readonly BlockRule[];
}

const none: CombatRules = { attackRules: [], blockRules: [] };

/** The rules that a clause makes at this table; none where a condition is not met. */
export const rulesOf = (source: Source, { effect, conditions, unlessPays }: Clause): CombatRules => {
  const open = openConditions(source, conditions);
  if (!open) return none;
  const kind = kindOf(effect);
  const attackRules = kind.attackRules(effect, source, terms, conditions);
  const blockRules = kind.blockRules(effect, source, terms, conditions);
  if (!attackRules.length && !blockRules.length) return none;
  const common = {
    ...open,
    ...(unlessPays !== null && { unlessPays }),
    ...('creatures' in effect && { creatures: entityFilter(source, effect.creatures) }),
  };
  return {
    attackRules: attackRules.map((rule) => ({ ...common, ...rule })),
    blockRules: blockRules.map((rule) => ({ ...common, ...rule })),
  };
};
