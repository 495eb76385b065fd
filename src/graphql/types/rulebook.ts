import nexus from 'nexus';
import { optional, required, text } from '../../domain/schema/schema.js';
import type { Ruling } from '../../domain/answer.js';
import { rulesEdition } from '../../domain/state/vocabulary.js';
import { differencesOf } from '../../domain/rulebook/differences.js';
import { editions, type Edition, type RulesEdition } from '../../domain/rulebook/editions.js';
import { variantDefaults, type VariantDefaults } from '../../domain/variants/variant-defaults.js';
import { findRule, numbersOf, rulesOf } from '../../domain/rulebook/rulebook.js';
import { coverageOf, coverageStatuses } from '../../questions/catalogue/coverage.js';
import { each, type At } from './at.js';
import { plain } from './entities.js';
import { argumentsOf, type } from './types.js';

export const answer = nexus.interfaceType({
  name: 'Answer',
  description: 'What every answer has: the rulings that it rests on.',
  resolveType: () => null,
  definition: (t) => {
    t.field('because', {
      type: type('[Ruling!]!'),
      description: 'The rulings that it rests on, the deciding one first; never empty.',
    });
  },
});

export const ruling = nexus.objectType({
  name: 'Ruling',
  description: 'One rule applied to a table.',
  definition: (t) => {
    t.field(...plain('rule', 'Rule!', "The rule, under its number in the table's edition."));
    t.field(...plain('says', 'String!', 'The rule applied to this table, in one plain sentence.'));
    t.field('about', {
      type: type('[Entity!]!'),
      description: 'The objects and players that it speaks of.',
      resolve: ({ state, value }: At<Ruling>) => each(state, value.about),
    });
    t.field(...plain('doubt', 'String', "Where the rules' text does not force this reading: what it leaves open."));
  },
});

export const rule = nexus.objectType({
  name: 'Rule',
  description: 'A rule of the Comprehensive Rules.',
  definition: (t) => {
    t.field('number', { type: type('String!'), description: 'Its number in that edition, for example 801.5c.' });
    t.field('edition', { type: type('RulesEdition!'), description: 'The edition whose number it is.' });
    t.field('section', { type: type('String!'), description: 'The heading that it stands under.' });
    t.field('summary', { type: type('String!'), description: "What it says, in this project's own words." });
    t.field('numbers', {
      type: type('[RuleNumber!]!'),
      description: "The same rule's number in the other editions, as far as they are on record.",
      resolve: numbersOf,
    });
  },
});

export const ruleNumber = nexus.objectType({
  name: 'RuleNumber',
  description: "A rule's number in one edition.",
  definition: (t) => {
    t.field('edition', { type: type('RulesEdition!'), description: 'The edition.' });
    t.field('number', { type: type('String'), description: 'The number; null where the edition has no such rule.' });
  },
});

export const edition = nexus.objectType({
  name: 'Edition',
  description: 'One dated text of the Comprehensive Rules.',
  definition: (t) => {
    t.field('edition', { type: type('RulesEdition!'), description: 'Its name in this API.' });
    t.field('name', { type: type('String!'), description: 'Its name for people.' });
    t.field('effective', { type: type('String!'), description: 'The day it took effect, for example 2026-08-07.' });
    t.field('supersededOn', {
      type: type('String'),
      description:
        'The day on which the next text took effect, whether or not it is an edition here; null for the newest.',
    });
    t.field('differences', {
      type: type('[EditionDifference!]!'),
      description: 'Where it decides otherwise than the newest one.',
      resolve: (of: Edition) => differencesOf(of.edition),
    });
  },
});

export const editionDifference = nexus.objectType({
  name: 'EditionDifference',
  description: 'Where an edition decides otherwise than the newest one.',
  definition: (t) => {
    t.field('topic', { type: type('String!'), description: 'What it is about.' });
    t.field('number', { type: type('String'), description: "The rule's number in that edition, where it has one." });
    t.field('summary', { type: type('String!'), description: 'What that edition decides.' });
  },
});

export const variantDefaultsType = nexus.objectType({
  name: 'VariantDefaults',
  description: 'What a variant is played with where nothing else is agreed.',
  definition: (t) => {
    t.field('variant', { type: type('Variant!'), description: 'The variant.' });
    t.field('summary', { type: type('String!'), description: "What it is, in this project's own words." });
    t.field('minimumPlayers', { type: type('Int!'), description: 'How many usually play it at least.' });
    t.field('teamSize', {
      type: type('Int'),
      description: 'How many players a team has at least; null without teams, and where the variant leaves it open.',
    });
    t.field('options', {
      type: type('Options!'),
      description: 'The options, in teams of that size.',
      resolve: ({ options }: VariantDefaults) => ({ value: options }),
    });
    t.field('startingLife', { type: type('Int!'), description: 'In life; of a team where life is shared.' });
    t.field('rules', { type: type('[Rule!]!'), description: 'The rules that make it so.' });
  },
});

export const coverageStatus = nexus.enumType({
  name: 'CoverageStatus',
  description: 'Whether a rule is answered.',
  members: Object.entries(coverageStatuses).map(([name, description]) => ({ name, description })),
});

export const ruleCoverage = nexus.objectType({
  name: 'RuleCoverage',
  description: 'Whether a rule of 800 to 811 is answered, and by what.',
  definition: (t) => {
    t.field('rule', { type: type('Rule!'), description: 'The rule, under its number in that edition.' });
    t.field('status', { type: type('CoverageStatus!'), description: 'Whether it is answered.' });
    t.field('answeredBy', {
      type: type('[String!]!'),
      description: 'The fields of a game state and the events that decide by it.',
    });
    t.field('note', { type: type('String'), description: 'Why not, where it is out of scope.' });
  },
});

const ofEdition = optional(rulesEdition, 'Which edition; the newest where left out.');

export const rulebookQueries = nexus.extendType({
  type: 'Query',
  definition: (t) => {
    t.field('rule', {
      type: type('Rule'),
      description:
        'One rule by its number in that edition, for example 801.5c; without one, in the newest edition that has the number.',
      args: argumentsOf({
        number: required(text(20), 'The number, for example 801.5c.'),
        edition: optional(rulesEdition, 'Whose number it is; the newest edition that has it where left out.'),
      }),
      resolve: (_: unknown, given: { number: string; edition?: RulesEdition | null }) =>
        findRule(given.number, given.edition ?? undefined) ?? null,
    });
    t.field('rules', {
      type: type('[Rule!]!'),
      description: 'The rules of an edition in order of number; with search, those that hold it.',
      args: argumentsOf({
        edition: ofEdition,
        search: optional(text(), 'A part of the number, the section or the summary, whatever its case.'),
      }),
      resolve: (_: unknown, given: { edition?: RulesEdition | null; search?: string | null }) =>
        rulesOf(given.edition ?? undefined, given.search ?? undefined),
    });
    t.field('editions', {
      type: type('[Edition!]!'),
      description: 'Every edition, the oldest first.',
      resolve: () => editions,
    });
    t.field('variants', {
      type: type('[VariantDefaults!]!'),
      description: 'Every variant with its defaults.',
      args: argumentsOf({ edition: ofEdition }),
      resolve: (_: unknown, given: { edition?: RulesEdition | null }) => variantDefaults(given.edition ?? undefined),
    });
    t.field('coverage', {
      type: type('[RuleCoverage!]!'),
      description: 'Every rule of 800 to 811 in that edition, in order of number, and what answers it.',
      args: argumentsOf({ edition: ofEdition }),
      resolve: (_: unknown, given: { edition?: RulesEdition | null }) => coverageOf(given.edition ?? undefined),
    });
  },
});
