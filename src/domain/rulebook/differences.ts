import { leavingTheGame } from './differences/leaving-the-game.js';
import { rangeAndAttacks } from './differences/range-and-attacks.js';
import { variants } from './differences/variants.js';
import type { ValueOf } from '../schema/schema.js';
import { editions, perEdition } from './editions.js';
import { heldIn } from './rule-entry.js';
import type { EditionDifference, editionSchema } from './rulebook-schemas.js';
import { hasRule, ruleIn } from './rulebook.js';

/** Lists what an edition decides otherwise than the newest one, in the order of today's rules. */
export const differencesOf = perEdition((edition): readonly EditionDifference[] =>
  [...leavingTheGame, ...rangeAndAttacks, ...variants].flatMap(({ topic, rule, otherwise }) => {
    const summary = heldIn(otherwise, edition);
    const number = hasRule(rule, edition) ? ruleIn(rule, edition).number : null;
    return summary ? [{ topic, number, summary }] : [];
  }),
);

/** Lists the editions, the oldest first, with what each decides otherwise than the newest one. */
export const editionsWithDifferences = (): readonly ValueOf<typeof editionSchema>[] =>
  editions.map((each) => ({ ...each, differences: differencesOf(each.edition) }));
