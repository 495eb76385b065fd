import type { Edition } from './rulebook-schemas.js';

/** Each edition's first day in force, and the first day of the text that followed it; null while none is known. */
const dates = {
  CR_2005: ['2005-08-01', '2005-10-01'],
  CR_2006: ['2006-10-01', '2007-02-01'],
  CR_2008: ['2008-02-01', '2008-05-01'],
  CR_2009: ['2009-07-11', '2009-09-04'],
  CR_2013: ['2013-07-13', '2013-09-27'],
  CR_2018: ['2018-01-19', '2018-04-27'],
  CR_2023: ['2023-11-17', '2024-02-02'],
  CR_2026: ['2026-08-07', '2026-09-25'],
  CR_2026_09: ['2026-09-25', null],
} as const;

/** One dated text of the Comprehensive Rules, by the year it took effect; of a year's second one, by the month, too. */
export type RulesEdition = keyof typeof dates;

const isEdition = (name: string): name is RulesEdition => Object.hasOwn(dates, name);

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Every edition, the oldest first. */
export const editions: readonly Edition[] = Object.keys(dates)
  .filter(isEdition)
  .map((edition) => {
    const [effective, supersededOn] = dates[edition];
    return { edition, name: `Comprehensive Rules of ${inWords.format(new Date(effective))}`, effective, supersededOn };
  });

/** The edition that tables are played under unless they name another. */
export const newestEdition: RulesEdition = 'CR_2026_09';

/** Tells whether this edition took effect before the other one. */
export const isBefore = (edition: RulesEdition, other: RulesEdition): boolean => dates[edition][0] < dates[other][0];

/** Finds the newest edition in force on a day (YYYY-MM-DD); undefined before the first one known here. */
export const editionOn = (day: string): Edition | undefined => editions.findLast(({ effective }) => effective <= day);

/** Works something out for each edition once; the function that it returns looks it up. */
export const perEdition = <Value>(valueIn: (edition: RulesEdition) => Value): ((edition: RulesEdition) => Value) => {
  const values = new Map<RulesEdition, Value>();
  return (edition) => {
    const known = values.get(edition);
    if (known !== undefined) return known;
    const value = valueIn(edition);
    values.set(edition, value);
    return value;
  };
};
