import type { ByEdition } from '../rule-entry.js';
import type { RuleNumber } from '../rulebook.js';

/** A point on which older editions differ from the newest one. */
export interface Difference {
  readonly topic: string;
  readonly rule: RuleNumber;
  /** The text of older editions, from each edition on; null from the first that agrees with the newest one. */
  readonly otherwise: ByEdition<string | null>;
}

/** Declares a difference of editions. */
export const difference = (rule: RuleNumber, topic: string, otherwise: Difference['otherwise']): Difference => ({
  topic,
  rule,
  otherwise,
});
