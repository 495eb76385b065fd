import { createLazy } from '../values/remembered.js';
import type { RuleNumber } from './rules/every-rule.js';

const collator = createLazy(() => new Intl.Collator('en', { numeric: true }));

/** Compares rule numbers in rulebook order: 104.2 before 104.10. */
export const naturalOrder = (one: string, other: string): number => collator().compare(one, other);

/** Sorts rule numbers and removes duplicates. */
export const inNumberOrder = (numbers: readonly RuleNumber[]): readonly RuleNumber[] =>
  [...new Set(numbers)].sort(naturalOrder);
