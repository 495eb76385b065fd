import type { Description, Edition } from '../api';
import { variants } from '../../../src/diagram/words';
import { editions } from '../../../src/domain/rulebook/editions';

export { quantity as counted, variants } from '../../../src/diagram/words';

export type Variant = NonNullable<Description['variant']>;

export const steps = {
  UNTAP: 'untap step',
  UPKEEP: 'upkeep step',
  DRAW: 'draw step',
  PRECOMBAT_MAIN: 'first main phase',
  BEGINNING_OF_COMBAT: 'beginning of combat',
  DECLARE_ATTACKERS: 'declare attackers step',
  DECLARE_BLOCKERS: 'declare blockers step',
  COMBAT_DAMAGE: 'combat damage step',
  END_OF_COMBAT: 'end of combat',
  POSTCOMBAT_MAIN: 'second main phase',
  END: 'end step',
  CLEANUP: 'cleanup step',
} as const;

/** The short name of an edition: its year, with the month if the year has two editions. */
export const yearOf = (edition: Edition): string => {
  const [, year = '', month] = edition.split('_');
  const name = new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' });
  return month === undefined ? year : `${name} ${year}`;
};

export const newest = editions.at(-1)?.edition ?? 'CR_2026_09';

/** Replaces API names in a sentence by words. */
export const inWords = (sentence: string): string =>
  sentence
    .replace(/\bCR_\d{4}(_\d\d)?\b/g, (edition) => `the rules of ${yearOf(edition as Edition)}`)
    .replace(/\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:COMMANDER|EMPEROR)\b/g, (name) =>
      name in variants ? variants[name as Variant] : name.toLowerCase().replaceAll('_', ' '),
    )
    .replace(/^the rules/, 'The rules');

/** The title of a stored game without a name. */
export const unnamedGame = 'A game without a name';

/** Joins names as a sentence does. */
export const listNames = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`;
