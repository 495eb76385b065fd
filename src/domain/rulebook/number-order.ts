import type { RuleNumber } from './rules/every-rule.js';

/** Compares rule numbers in rulebook order: 104.2 before 104.10. */
export const naturalOrder = new Intl.Collator('en', { numeric: true });

/** Sorts rule numbers and removes duplicates. */
export const inNumberOrder = (numbers: readonly RuleNumber[]): readonly RuleNumber[] =>
  [...new Set(numbers)].sort((one, other) => naturalOrder.compare(one, other));
