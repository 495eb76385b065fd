import { editions, newestEdition, perEdition, renumberedIn, type RulesEdition } from './editions.js';
import { valueInEdition, numberIn } from './rule-entry.js';
import type { NumberInEdition, Rule } from './rulebook-schemas.js';
import { entryOf, everyRule, type RuleNumber } from './rules/every-rule.js';
import { naturalOrder } from './number-order.js';
import { sectionOf } from './sections.js';
import { groupBy } from '../values/groups.js';
import { oncePerKey } from '../values/remembered.js';

export type { Rule, RuleNumber };

/** Whether a text is the newest number of a known rule. */
export const isRuleNumber = (text: string): text is RuleNumber => Object.hasOwn(everyRule, text);

/** Returns a rule's number in an edition; null if the edition has no such rule. */
const numberOf = (key: RuleNumber, edition: RulesEdition): string | null => {
  const changed = renumberedIn(key, edition);
  return changed === undefined ? numberIn(entryOf(key), edition) : changed;
};

const printed = (key: RuleNumber, edition: RulesEdition): Rule | undefined => {
  const number = numberOf(key, edition);
  if (number === null) return undefined;
  const summary = valueInEdition(entryOf(key).summary, edition) ?? '';
  return { number, edition, section: sectionOf(number, edition), summary, key };
};

/** Finds rules of an edition; each is put together on first use, as an answer needs a few of 800. */
const rulesByKey = perEdition((edition) => oncePerKey((key: RuleNumber) => printed(key, edition)));

const newestOf = (key: RuleNumber): Rule => {
  const holder = editions.findLast(({ edition }) => hasRule(key, edition));
  const rule = holder && rulesByKey(holder.edition)(key);
  if (!rule) throw new Error(`No edition has a number for ${key}.`);
  return rule;
};

/**
 * Joins the parts into which later editions split a rule. The part that kept the number represents the rule, else the
 * first part; the summary is that of all parts.
 */
const joined = (parts: readonly Rule[]): Rule | undefined => {
  const named = parts.find(({ key, number }) => key === number) ?? parts[0];
  if (!named || parts.length === 1) return named;
  const others = parts.filter((part) => part !== named);
  const summaries = new Set([named, ...others].map(({ summary }) => summary));
  return { ...named, summary: [...summaries].join(' ') };
};

const rulesByNumber = perEdition((edition): ReadonlyMap<string, Rule> => {
  const all = Object.keys(everyRule)
    .filter(isRuleNumber)
    .flatMap((key) => rulesByKey(edition)(key) ?? []);
  const parts = groupBy(all, ({ number }) => number);
  const rules = [...parts.values()].map(joined).filter((rule) => rule !== undefined);
  return new Map(rules.map((rule) => [rule.number, rule]));
});

const inOrder = perEdition((edition): readonly Rule[] =>
  [...rulesByNumber(edition).values()].sort((one, other) => naturalOrder(one.number, other.number)),
);

/** Returns the rule as of an edition or, if the edition lacks it, as of the newest edition that has it. */
export const ruleIn = (key: RuleNumber, edition: RulesEdition): Rule => rulesByKey(edition)(key) ?? newestOf(key);

/** Whether an edition has a rule. */
export const hasRule = (key: RuleNumber, edition: RulesEdition): boolean => rulesByKey(edition)(key) !== undefined;

/** Finds a rule by its number in an edition or, without one, in the newest edition that has the number. */
export const findRule = (number: string, edition?: RulesEdition): Rule | undefined => {
  if (edition) return rulesByNumber(edition).get(number);
  const holder = editions.findLast((candidate) => rulesByNumber(candidate.edition).has(number));
  return holder && rulesByNumber(holder.edition).get(number);
};

/** Lists an edition's rules in order of number; with a search, those that contain each of its words. */
export const rulesOf = (edition: RulesEdition = newestEdition, search = ''): readonly Rule[] => {
  const wanted = [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))];
  return searchable(edition).flatMap(({ rule, text }) => (wanted.every((word) => text.includes(word)) ? [rule] : []));
};

/** The rules with the text to search; line breaks separate its parts, as search words contain none. */
const searchable = perEdition((edition) =>
  inOrder(edition).map((rule) => ({ rule, text: `${rule.number}\n${rule.section}\n${rule.summary}`.toLowerCase() })),
);

/** Returns the rule's number in each other edition; null if that edition lacks the rule. */
export const numbersOf = (rule: Rule): readonly NumberInEdition[] =>
  editions.flatMap(({ edition }) =>
    edition === rule.edition ? [] : [{ edition, number: numberOf(rule.key, edition) }],
  );

/** A rule with its numbers in the other editions. */
export interface NumberedRule extends Rule {
  readonly numbers: readonly NumberInEdition[];
}

/** Finds a rule by its number as `findRule` does, with its numbers in the other editions. */
export const findNumberedRule = (number: string, edition?: RulesEdition): NumberedRule | undefined => {
  const found = findRule(number, edition);
  return found && { ...found, numbers: numbersOf(found) };
};
