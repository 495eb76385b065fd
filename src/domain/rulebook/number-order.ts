import type { RuleNumber } from './rules/every-rule.js';

export const naturalOrder = new Intl.Collator('en', { numeric: true });

/** Returns rules in order of number, each once. */
export const inNumberOrder = (numbers: readonly RuleNumber[]): readonly RuleNumber[] =>
  [...new Set(numbers)].sort((one, other) => naturalOrder.compare(one, other));
