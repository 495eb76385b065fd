import { departures } from './differences/leaving-the-game.js';
import { rangeAndAttacks } from './differences/range-and-attacks.js';
import { variants } from './differences/variants.js';
import { problem } from '../problem.js';
import { badInput, success, type Result } from '../result.js';
import type { ValueOf } from '../schema/schema.js';
import { editionOn, editions, perEdition } from './editions.js';
import { valueInEdition } from './rule-entry.js';
import type { Edition, EditionDifference, editionSchema } from './rulebook-schemas.js';
import { hasRule, ruleIn } from './rulebook.js';

/** Lists an edition's differences from the newest one, in the order of today's rules. */
export const differencesOf = perEdition((edition): readonly EditionDifference[] =>
  [...departures, ...rangeAndAttacks, ...variants].flatMap(({ topic, rule, otherwise }) => {
    const summary = valueInEdition(otherwise, edition);
    const number = hasRule(rule, edition) ? ruleIn(rule, edition).number : null;
    return summary ? [{ topic, number, summary }] : [];
  }),
);

const withDifferences = (edition: Edition): ValueOf<typeof editionSchema> => ({
  ...edition,
  differences: differencesOf(edition.edition),
});

/** Lists the editions, the oldest first, each with its differences from the newest one. */
export const editionsWithDifferences = (): readonly ValueOf<typeof editionSchema>[] => editions.map(withDifferences);

const isDay = (text: string): boolean => {
  const moment = Date.parse(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

/** Finds the edition in force on a day (YYYY-MM-DD); null before the first one in the rulebook. */
export const findEditionOn = (date: string): Result<ValueOf<typeof editionSchema> | null> => {
  if (!isDay(date)) return badInput([problem(['date'], `date has to be a day such as 2006-10-01, not "${date}".`)]);
  const found = editionOn(date);
  return success(found ? withDifferences(found) : null);
};
