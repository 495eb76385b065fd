import { editions, isBefore, perEdition, type RulesEdition } from './editions.js';

/** A rule's number in each edition: null where the edition has no such rule, undefined where its number is not recorded. */
export type Numbers = Readonly<Record<RulesEdition, string | null | undefined>>;

/** What holds from an edition on, until the next edition named. */
export type Since<Value> = Readonly<Partial<Record<RulesEdition, Value>>>;

export interface RuleEntry {
  readonly numbers: Numbers;
  /** In our own words; by edition where the rule has said different things. */
  readonly summary: string | Since<string>;
}

/** The rules of one chapter: each under its newest number, or under its last number and edition if it has lapsed. */
export type Chapter = Readonly<Record<string, RuleEntry>>;

/** What held in an edition: undefined before the first edition named. */
export const heldIn = <Value>(changes: Since<Value>, edition: RulesEdition): Value | undefined => {
  const named = editions.findLast((candidate) => !isBefore(edition, candidate.edition) && candidate.edition in changes);
  return named && changes[named.edition];
};

/** The numbers of a rule recorded in all editions; those before the first one named have no such rule. */
export const since = (changes: Since<string | null>): Numbers =>
  perEdition((edition) => heldIn(changes, edition) ?? null);

/**
 * The numbers of a rule recorded in some editions only. What one edition lacks (null) the earlier ones lack, too: none
 * of these rules came before it was there to stay.
 */
export const recorded = (numbers: Readonly<Partial<Record<RulesEdition, string | null>>>): Numbers => {
  const lacking = editions.findLast(({ edition }) => numbers[edition] === null);
  return perEdition((edition) => (lacking && !isBefore(lacking.edition, edition) ? null : numbers[edition]));
};

/** The number of a rule recorded in the newest edition only. */
export const newestOnly = (number: string): Numbers => recorded({ CR_2026: number });
