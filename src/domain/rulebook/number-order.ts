import type { RuleNumber } from './rules/every-rule.js';

/** Compares the numbers of rules as they stand in a rulebook: 104.2 before 104.10. */
export const naturalOrder = new Intl.Collator('en', { numeric: true });

/** Returns rules in order of number, each once. */
export const inNumberOrder = (numbers: readonly RuleNumber[]): readonly RuleNumber[] =>
  [...new Set(numbers)].sort((one, other) => naturalOrder.compare(one, other));
