import { oncePerKey } from '../values/remembered.js';
import type { EnumSchema } from '../schema/schema.js';
import type { Edition } from './rulebook-schemas.js';

/** An edition's dates, and the rules that it renumbers. */
interface Text {
  readonly from: string;
  /** The day on which the next text took effect, if that text is not one of our editions. */
  readonly until?: string;
  /** The new number of each renumbered rule, by key; null if the rule was removed. */
  readonly renumbers?: Readonly<Record<string, string | null>>;
}

/** The editions, oldest first. */
const texts = {
  CR_2005: { from: '2005-08-01', until: '2005-10-01' },
  CR_2006: { from: '2006-10-01', until: '2007-02-01' },
  CR_2008: { from: '2008-02-01', until: '2008-05-01' },
  CR_2009: { from: '2009-07-11', until: '2009-09-04' },
  CR_2013: { from: '2013-07-13', until: '2013-09-27' },
  CR_2018: { from: '2018-01-19', until: '2018-04-27' },
  CR_2023: { from: '2023-11-17', until: '2024-02-02' },
  CR_2026: { from: '2026-08-07' },
  CR_2026_09: { from: '2026-09-25' },
} as const satisfies Readonly<Record<string, Text>>;

/** A dated text of the Comprehensive Rules, named by the year it took effect, and the month of a year's second. */
export type RulesEdition = keyof typeof texts;

/** Whether a text is an edition's name. */
export const isRulesEdition = (name: string): name is RulesEdition => Object.hasOwn(texts, name);

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Writes out a date, for example 7 August 2026. `Intl` would take half of the package's loading time. */
const inWords = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
};

const textOf = (edition: RulesEdition): Text => texts[edition];

const names = Object.keys(texts).filter(isRulesEdition);

/** Every edition, the oldest first. */
export const editions: readonly Edition[] = names.map((edition, index) => {
  const { from: effective, until } = textOf(edition);
  const next = names[index + 1];
  const name = `Comprehensive Rules of ${inWords(effective)}`;
  return { edition, name, effective, supersededOn: until ?? (next ? textOf(next).from : null) };
});

const inForce = ({ effective, supersededOn }: Edition): string =>
  `In force from ${effective}${supersededOn === null ? '; the newest' : ''}.`;

export const rulesEdition: EnumSchema<RulesEdition> = {
  kind: 'enumeration',
  name: 'RulesEdition',
  description:
    'The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with.',
  values: Object.fromEntries(editions.map((each) => [each.edition, inForce(each)])),
};

/** The edition that tables are played under unless they name another. */
export const newestEdition: RulesEdition = names.at(-1) ?? 'CR_2026_09';

/** A rule's new number from an edition on; null if it was removed, undefined if neither. */
export const renumberedIn = (key: string, edition: RulesEdition): string | null | undefined => {
  const last = names.findLast((name) => !isBefore(edition, name) && textOf(name).renumbers?.[key] !== undefined);
  return last && textOf(last).renumbers?.[key];
};

/** Whether this edition took effect before the other one. */
export const isBefore = (edition: RulesEdition, other: RulesEdition): boolean =>
  texts[edition].from < texts[other].from;

/** Finds the edition in force on a day (YYYY-MM-DD); undefined before the first one in the rulebook. */
export const editionOn = (day: string): Edition | undefined => editions.findLast(({ effective }) => effective <= day);

/** Computes a value for every edition once, and returns the lookup. */
export const perEdition: <Value>(valueIn: (edition: RulesEdition) => Value) => (edition: RulesEdition) => Value =
  oncePerKey;
