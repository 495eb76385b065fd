import type { CombatRules } from '../../state/effects/combat-rule-schemas.js';
import { rangeIsLimited, withoutRanges } from '../../state/range.js';
import type { Clause, Condition, Tally } from '../clauses.js';
import { withNumber } from '../../values/cost-with-x.js';
import { openConditions } from './conditions.js';
import { kindOf } from '../effects/kinds.js';
import { entityFilter } from './filters.js';
import type { Source } from './source.js';
import { valueOfTally } from './tallies.js';
import { terms } from './rule-terms.js';

/** The cost with the current value of X (107.3), or as written if X is unknown. */
const priced = (source: Source, cost: string, x: Tally | undefined) => {
  const value = x ? valueOfTally(source, x) : null;
  return value === null ? { unlessPays: cost } : { unlessPays: withNumber(cost, value), costWritten: cost };
};

/** Whether conditions are met only because players or objects out of range do not count (801.11). */
const isByRange = (source: Source, conditions: readonly Condition[]): boolean =>
  conditions.length > 0 &&
  rangeIsLimited(source.state) &&
  openConditions({ ...source, state: withoutRanges(source.state) }, conditions) === null;

const none: CombatRules = { attackRules: [], blockRules: [] };

/** The rules that a clause makes at this table; none if a condition is not met. */
export const rulesOf = (source: Source, { effect, conditions, unlessPays, x }: Clause): CombatRules => {
  const open = openConditions(source, conditions);
  if (!open) return none;
  const kind = kindOf(effect);
  const attackRules = kind.attackRules(effect, source, terms, conditions);
  const blockRules = kind.blockRules(effect, source, terms, conditions);
  if (!attackRules.length && !blockRules.length) return none;
  const common = {
    ...open,
    ...(isByRange(source, conditions) && { isByRange: true }),
    ...(unlessPays !== null && priced(source, unlessPays, x)),
    ...('creatures' in effect && { creatures: entityFilter(source, effect.creatures) }),
  };
  return {
    attackRules: attackRules.map((rule) => ({ ...common, ...rule })),
    blockRules: blockRules.map((rule) => ({ ...common, ...rule })),
  };
};
