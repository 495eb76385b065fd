import { editions, newestEdition, perEdition, type RulesEdition } from './editions.js';
import { heldIn, type RuleEntry } from './rule-entry.js';
import { everyRule, type RuleNumber } from './rules/every-rule.js';
import { sectionOf } from './sections.js';

export type { RuleNumber };

export interface Rule {
  readonly number: string;
  readonly edition: RulesEdition;
  /** The heading that it stands under in its edition. */
  readonly section: string;
  /** What it says, in our own words. */
  readonly summary: string;
  readonly key: RuleNumber;
}

/** Whether an edition has a rule, has none such, or has a number for it that is not recorded. */
export type Standing = 'PRESENT' | 'ABSENT' | 'NOT_RECORDED';

export interface NumberInEdition {
  readonly edition: RulesEdition;
  readonly number: string | null;
}

type ByEdition<Value> = Readonly<Record<RulesEdition, Value>>;

const naturalOrder = new Intl.Collator('en', { numeric: true });

const entryOf = (key: RuleNumber): RuleEntry => everyRule[key];

const isRuleNumber = (text: string): text is RuleNumber => Object.hasOwn(everyRule, text);

const summaryIn = ({ summary }: RuleEntry, edition: RulesEdition): string =>
  typeof summary === 'string' ? summary : (heldIn(summary, edition) ?? '');

const printed = (key: RuleNumber, edition: RulesEdition): Rule | undefined => {
  const number = entryOf(key).numbers[edition];
  if (typeof number !== 'string') return undefined;
  return { number, edition, section: sectionOf(number, edition), summary: summaryIn(entryOf(key), edition), key };
};

const rulesByEdition: ByEdition<ReadonlyMap<RuleNumber, Rule>> = perEdition((edition) => {
  const rules = Object.keys(everyRule)
    .filter(isRuleNumber)
    .map((key) => printed(key, edition))
    .filter((rule) => rule !== undefined);
  return new Map(rules.map((rule) => [rule.key, rule]));
});

const newestOf = (key: RuleNumber): Rule => {
  const holder = editions.findLast(({ edition }) => rulesByEdition[edition].has(key));
  const rule = holder && rulesByEdition[holder.edition].get(key);
  if (!rule) throw new Error(`No edition has a number for ${key}.`);
  return rule;
};

const inOrderByEdition: ByEdition<readonly Rule[]> = perEdition((edition) =>
  [...rulesByEdition[edition].values()].sort((one, other) => naturalOrder.compare(one.number, other.number)),
);

/** Of several rules that once shared a number, the one that still has it comes before the first in the table. */
const rulesByNumber: ByEdition<ReadonlyMap<string, Rule>> = perEdition((edition) => {
  const rules = [...rulesByEdition[edition].values()];
  const stillNumberedSo = rules.filter(({ key, number }) => key === number);
  return new Map([...rules.reverse(), ...stillNumberedSo].map((rule) => [rule.number, rule]));
});

/** The rule under that edition's number, or, where the edition has none or it is not recorded, under the newest number there is. */
export const ruleIn = (key: RuleNumber, edition: RulesEdition): Rule =>
  rulesByEdition[edition].get(key) ?? newestOf(key);

/** Has that edition this rule? */
export const standing = (key: RuleNumber, edition: RulesEdition): Standing => {
  const number = entryOf(key).numbers[edition];
  if (number === undefined) return 'NOT_RECORDED';
  return number === null ? 'ABSENT' : 'PRESENT';
};

/** Which rule bears that number in that edition or, without one, in the newest edition that has the number? */
export const findRule = (number: string, edition?: RulesEdition): Rule | undefined => {
  if (edition) return rulesByNumber[edition].get(number);
  const holder = editions.findLast((candidate) => rulesByNumber[candidate.edition].has(number));
  return holder && rulesByNumber[holder.edition].get(number);
};

/** The rules of that edition in order of number; with a search, those that have it in their number, section or summary. */
export const rulesOf = (edition: RulesEdition = newestEdition, search = ''): readonly Rule[] => {
  const wanted = search.toLowerCase();
  return inOrderByEdition[edition].filter(({ number, section, summary }) =>
    [number, section, summary].some((text) => text.toLowerCase().includes(wanted)),
  );
};

/** The same rule's number in the other editions, null where one has no such rule; editions not recorded are left out. */
export const numbersOf = (rule: Rule): readonly NumberInEdition[] =>
  editions.flatMap(({ edition }) => {
    const number = entryOf(rule.key).numbers[edition];
    return edition === rule.edition || number === undefined ? [] : [{ edition, number }];
  });
