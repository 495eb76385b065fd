import { ruleSchema } from '../../domain/rulebook/rulebook-schemas.js';
import { enumeration, listOf, nullable, objectSchema, required, string } from '../../domain/schema/schema.js';
import type { ValueOf } from '../../domain/schema/schema.js';
import { eventRules } from '../../domain/events/events.js';
import { newestEdition, perEdition, type RulesEdition } from '../../domain/rulebook/editions.js';
import { rulesOf, type Rule, type RuleNumber } from '../../domain/rulebook/rulebook.js';
import { variants } from '../../domain/variants/variants.js';
import { catalogue } from './catalogue.js';

const coverageStatus = enumeration('CoverageStatus', 'Whether a rule is answered.', {
  ANSWERED: 'Fields or events apply it.',
  NOT_YET: 'Nothing applies it yet.',
  OUT_OF_SCOPE: 'It is about something that a table does not contain; the note says what.',
});

export const ruleCoverage = objectSchema('RuleCoverage', 'Whether a rule from 800 to 811 is answered, and by what.', {
  rule: required(ruleSchema, 'The rule, under its number in that edition.'),
  status: required(coverageStatus, 'Whether it is answered.'),
  answeredBy: required(listOf(string), 'The fields of a game state and the events that use it.'),
  note: nullable(string, 'Why it is out of scope, if it is.'),
});
export type RuleCoverage = ValueOf<typeof ruleCoverage>;

/** The rules that plain fields of a game state apply, without a question: variant, seats, options. */
const rulesOfFields: Readonly<Record<string, readonly RuleNumber[]>> = {
  variant: [
    ...(['800.1', '800.2', '806.1', '807.1', '808.1', '809.1', '810.1', '811.1'] as const),
    ...Object.values(variants).flatMap(({ rules }) => rules),
  ],
  options: [
    ...(['800.2', '801.1', '801.2a', '802.1', '803.1', '804.1', '805.1', '806.2', '806.2a', '806.2b'] as const),
    ...(['806.2c', '807.2', '807.2a', '807.2b', '807.2c', '808.3', '808.3a', '808.3b', '809.3', '809.3b'] as const),
    ...(['810.2', '811.2', '811.2a', '811.2b', '811.2c', '806.2 CR_2009'] as const),
  ],
  players: [
    ...(['800.4i', '810.10a', '810.10d', '800.5', '806.3', '807.3', '808.2', '809.2', '809.3a', '809.6'] as const),
    ...(['809.6a', '810.3', '811.3'] as const),
  ],
  teams: ['808.1', '809.1', '810.1', '810.4', '810.5', '810.10', '810.11', '811.1'],
  checkAttack: ['805.10a'],
  checkBlocks: ['805.10a'],
  turn: ['805.3', '805.4', '805.4a', '808.4', '809.4'],
  turnMarkers: ['807.4', '807.4a', '807.4b'],
  outcomeOf: ['805.4 CR_2009', '808.6 CR_2009', '809.5 CR_2009'],
};

const mulligans = 'Mulligans are taken before the game that a table describes.';
const openingHands = 'Opening hands are drawn before the game that a table describes.';
const draws = 'Draw steps concern cards that a table does not contain.';

const outOfScope: Readonly<Partial<Record<RuleNumber, string>>> = {
  '800.3': 'It points to the rules of tournaments.',
  '800.6': mulligans,
  '800.7': draws,
  '805.3a': mulligans,
  '805.3b': openingHands,
  '805.4b': draws,
  '805.4c': 'A table does not record who has played a land.',
  '805.6a': draws,
  '810.6': draws,
};

/** The questions, events and fields that apply each rule. */
const answeredBy: ReadonlyMap<RuleNumber, readonly string[]> = (() => {
  const namesByRule = new Map<RuleNumber, Set<string>>();
  const lists = [
    ...catalogue,
    ...eventRules,
    ...Object.entries(rulesOfFields).map(([name, rules]) => ({ name, rules })),
  ];
  for (const { name, rules } of lists)
    for (const rule of rules) namesByRule.set(rule, (namesByRule.get(rule) ?? new Set<string>()).add(name));
  return new Map([...namesByRule].map(([rule, names]) => [rule, [...names]]));
})();

const isUnder = (key: RuleNumber, heading: RuleNumber): boolean =>
  key.startsWith(heading) && /^[a-z]( |$)/.test(key.slice(heading.length));

const answersTo = (key: RuleNumber): readonly string[] => [
  ...new Set([...answeredBy].flatMap(([rule, names]) => (rule === key || isUnder(rule, key) ? names : []))),
];

const coverageOfRule = (rule: Rule): RuleCoverage => {
  const note = outOfScope[rule.key];
  if (note !== undefined) return { rule, status: 'OUT_OF_SCOPE', answeredBy: [], note };
  const names = answersTo(rule.key);
  return { rule, status: names.length ? 'ANSWERED' : 'NOT_YET', answeredBy: names, note: null };
};

/** Lists the rules from 800 to 811 in an edition, in order of number, each with the names that apply it. */
export const coverageOf = (edition: RulesEdition = newestEdition): readonly RuleCoverage[] => coverageIn(edition);

const coverageIn = perEdition((edition): readonly RuleCoverage[] =>
  rulesOf(edition)
    .filter(({ key }) => isMultiplayer(key))
    .map(coverageOfRule),
);

const isMultiplayer = (key: RuleNumber): boolean => /^8(0\d|1[01])\./.test(key);
