import { editions, isBefore, type RulesEdition } from './editions.js';

/** Values by the edition from which they hold, each until the next edition listed. */
export type ByEdition<Value> = Readonly<Partial<Record<RulesEdition, Value>>>;

/** A rule of the rulebook. */
export interface RuleEntry {
  /** The rule's number; absent before the first edition listed, null from an edition that removed the rule. */
  readonly numbers: ByEdition<string | null>;
  /** The rule in our own words; a new summary whenever its meaning changes. */
  readonly summary: ByEdition<string>;
}

/** Returns the value in force in an edition; undefined before the first edition listed. */
export const valueInEdition = <Value>(changes: ByEdition<Value>, edition: RulesEdition): Value | undefined => {
  const named = editions.findLast((candidate) => !isBefore(edition, candidate.edition) && candidate.edition in changes);
  return named && changes[named.edition];
};

/** Returns the rule's number in an edition; null if the edition has no such rule. */
export const numberIn = ({ numbers }: RuleEntry, edition: RulesEdition): string | null =>
  valueInEdition(numbers, edition) ?? null;
