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

/** The numbers of a rule recorded in four editions only. */
export const recorded = (
  in2008: string | null | undefined,
  in2018: string | null | undefined,
  in2023: string | null | undefined,
  in2026: string,
): Numbers => ({
  CR_2005: undefined,
  CR_2006: undefined,
  CR_2008: in2008,
  CR_2009: undefined,
  CR_2013: undefined,
  CR_2018: in2018,
  CR_2023: in2023,
  CR_2026: in2026,
});

/** The number of a rule recorded in the newest edition only. */
export const newestOnly = (number: string): Numbers => recorded(undefined, undefined, undefined, number);
