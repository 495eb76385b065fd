import { listOf, nullable, objectSchema, required, string, viewOf } from '../schema/schema.js';
import type { ValueOf, ValuesOf } from '../schema/schema.js';
import { rulesEdition } from './editions.js';
import type { RuleNumber } from './rules/every-rule.js';

const printed = {
  number: required(string, 'Its number in that edition, for example 801.5c.'),
  edition: required(rulesEdition, 'The edition with that number.'),
  section: required(string, 'The heading of its section.'),
  summary: required(string, "What it says, in this project's own words."),
};

/** A rule in one edition. */
export interface Rule extends ValuesOf<typeof printed> {
  /** Its newest number. */
  readonly key: RuleNumber;
}

export const ruleSchema = viewOf<Rule>()('Rule', 'A rule of the Comprehensive Rules.', printed);

const numberInEdition = objectSchema('RuleNumber', "A rule's number in one edition.", {
  edition: required(rulesEdition, 'The edition.'),
  number: nullable(string, 'The number; null where the edition has no such rule.'),
});
export type NumberInEdition = ValueOf<typeof numberInEdition>;

export const ruleWithNumbers = objectSchema('RuleWithNumbers', 'A rule with its numbers in the other editions.', {
  ...printed,
  numbers: required(listOf(numberInEdition), "The rule's number in the other editions."),
});

const dated = {
  edition: required(rulesEdition, 'Its name in this API.'),
  name: required(string, 'Its name for people.'),
  effective: required(string, 'The day it took effect, for example 2026-08-07.'),
  supersededOn: nullable(
    string,
    'The day on which the next text took effect, whether or not it is an edition here; null for the newest.',
  ),
};
/** An edition with its name, dates and differences. */
export type Edition = ValuesOf<typeof dated>;

const editionDifference = objectSchema('EditionDifference', 'A difference of an edition from the newest one.', {
  topic: required(string, 'What it is about.'),
  number: nullable(string, "The rule's number in that edition, where it has one."),
  summary: required(string, 'What the edition says instead.'),
});
export type EditionDifference = ValueOf<typeof editionDifference>;

export const editionSchema = objectSchema('Edition', 'One dated text of the Comprehensive Rules.', {
  ...dated,
  differences: required(listOf(editionDifference), 'Its differences from the newest one.'),
});
