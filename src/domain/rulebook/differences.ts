import { leavingTheGame } from './differences/leaving-the-game.js';
import { rangeAndAttacks } from './differences/range-and-attacks.js';
import { variants } from './differences/variants.js';
import { perEdition, type RulesEdition } from './editions.js';
import { heldIn } from './rule-entry.js';
import { ruleIn, standing } from './rulebook.js';

/** Where an edition decides, or reads, otherwise than the newest one. */
export interface EditionDifference {
  readonly topic: string;
  /** The rule's number in that edition; null where it has no such rule or its number is not on record. */
  readonly number: string | null;
  readonly summary: string;
}

const differencesByEdition = perEdition((edition): readonly EditionDifference[] =>
  [...leavingTheGame, ...rangeAndAttacks, ...variants].flatMap(({ topic, rule, otherwise }) => {
    const summary = heldIn(otherwise, edition);
    const number = standing(rule, edition) === 'PRESENT' ? ruleIn(rule, edition).number : null;
    return summary ? [{ topic, number, summary }] : [];
  }),
);

/** What does that edition decide otherwise than the newest one? In the order of today's rules. */
export const differencesOf = (edition: RulesEdition): readonly EditionDifference[] => differencesByEdition[edition];
