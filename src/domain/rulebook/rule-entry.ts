import { editions, isBefore, type RulesEdition } from './editions.js';

/** Values that hold from an edition on, until the next edition named. */
export type Since<Value> = Readonly<Partial<Record<RulesEdition, Value>>>;

/** A rule of the rulebook. */
export interface RuleEntry {
  /** Its number; none before the first edition named, and none (null) from an edition on that has dropped it. */
  readonly numbers: Since<string | null>;
  /** In our own words, each time that the rule says something else. */
  readonly summary: Since<string>;
}

/** The value in force in an edition; undefined before the first edition named. */
export const valueInEdition = <Value>(changes: Since<Value>, edition: RulesEdition): Value | undefined => {
  const named = editions.findLast((candidate) => !isBefore(edition, candidate.edition) && candidate.edition in changes);
  return named && changes[named.edition];
};

/** The rule's number in an edition; null where the edition has no such rule. */
export const numberIn = ({ numbers }: RuleEntry, edition: RulesEdition): string | null =>
  valueInEdition(numbers, edition) ?? null;
