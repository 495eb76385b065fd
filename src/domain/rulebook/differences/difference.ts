import type { Since } from '../rule-entry.js';
import type { RuleNumber } from '../rulebook.js';

/** A point on which older editions differ from the newest one. */
export interface Difference {
  readonly topic: string;
  readonly rule: RuleNumber;
  /** The difference from an edition on; null from the edition on that decides as the newest one does. */
  readonly otherwise: Since<string | null>;
}

/** Declares a difference of editions. */
export const difference = (rule: RuleNumber, topic: string, otherwise: Difference['otherwise']): Difference => ({
  topic,
  rule,
  otherwise,
});
