import nexus from 'nexus';
import { editionsWithDifferences, findEditionOn } from '../../domain/rulebook/differences.js';
import { editionSchema, ruleSchema, ruleWithNumbers, type Rule } from '../../domain/rulebook/rulebook-schemas.js';
import { findRule, numbersOf, rulesOf } from '../../domain/rulebook/rulebook.js';
import { rulingSchema } from '../../domain/answer.js';
import { lazy, lazyNullable, listOf, optional, required, text, viewOf } from '../../domain/schema/schema.js';
import { rulesEdition } from '../../domain/rulebook/editions.js';
import { variantDefaults, variantDefaultsSchema } from '../../domain/variants/variant-defaults.js';
import { because } from '../../questions/catalogue/answer-schemas.js';
import { ifStillPermitted, stepsOfSearching } from '../../questions/catalogue/work.js';
import { coverageOf, ruleCoverage } from '../../questions/catalogue/coverage.js';
import { success } from '../../domain/result.js';
import { orThrow } from '../errors.js';
import { afterOthers, defineFields, recordType, rootFields, tableType } from './object-types.js';

export const answer = nexus.interfaceType({
  name: 'Answer',
  description: 'An answer, with the rulings that it rests on.',
  resolveType: () => null,
  definition: (t) => defineFields(t, { because }, () => undefined),
});

/** A rule as GraphQL shows it, with its numbers in the other editions. */
const rule = viewOf<Rule>()(ruleSchema.name, ruleSchema.description, ruleWithNumbers.fields());

export const rulebookTypes = [tableType(rulingSchema, {}), recordType(rule, { numbers: numbersOf })];

const ofEdition = { edition: optional(rulesEdition, 'Which edition; by default the newest.') };

export const rulebookFields = rootFields(
  'ask',
  {
    rule: lazyNullable(
      ruleSchema,
      {
        number: required(text(20), 'The number, for example 801.5c.'),
        edition: optional(rulesEdition, 'The edition to look in; by default the newest one that has the number.'),
      },
      'One rule by its number in that edition; without an edition, in the newest one that has the number.',
    ),
    rules: lazy(
      listOf(ruleSchema),
      {
        ...ofEdition,
        search: optional(text(), 'Words that must all occur in the number, the section or the summary, in any case.'),
      },
      'The rules of an edition in order of number; with search, those that contain all of its words.',
    ),
    editions: required(listOf(editionSchema), 'Every edition, the oldest first.'),
    editionOn: lazyNullable(
      editionSchema,
      { date: required(text(10), 'The day, for example 2006-10-01.') },
      'The newest edition in force on that day; null before the first one known here.',
    ),
    variants: lazy(listOf(variantDefaultsSchema), ofEdition, 'Every variant with its defaults.'),
    coverage: lazy(
      listOf(ruleCoverage),
      ofEdition,
      'Every rule from 800 to 811 in that edition, in order of number, and what answers it.',
    ),
  },
  {
    rule: ({ number, edition }) => findRule(number, edition ?? undefined) ?? null,
    rules: async ({ edition, search }, { budget }) => {
      const tooMuch = budget?.spend(stepsOfSearching);
      const find = () => success(rulesOf(edition ?? undefined, search ?? undefined));
      return orThrow(await afterOthers(ifStillPermitted(budget, tooMuch, find)));
    },
    editions: editionsWithDifferences,
    editionOn: ({ date }) => orThrow(findEditionOn(date)),
    variants: ({ edition }) => variantDefaults(edition ?? undefined),
    coverage: ({ edition }) => coverageOf(edition ?? undefined),
  },
);
