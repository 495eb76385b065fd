import { leavingTheGame } from './differences/leaving-the-game.js';
import { rangeAndAttacks } from './differences/range-and-attacks.js';
import { variants } from './differences/variants.js';
import { perEdition } from './editions.js';
import { heldIn } from './rule-entry.js';
import { hasRule, ruleIn } from './rulebook.js';

/** Where an edition decides, or reads, otherwise than the newest one. */
export interface EditionDifference {
  readonly topic: string;
  /** The rule's number in that edition; null where it has no such rule. */
  readonly number: string | null;
  readonly summary: string;
}

/** Lists what an edition decides otherwise than the newest one, in the order of today's rules. */
export const differencesOf = perEdition((edition): readonly EditionDifference[] =>
  [...leavingTheGame, ...rangeAndAttacks, ...variants].flatMap(({ topic, rule, otherwise }) => {
    const summary = heldIn(otherwise, edition);
    const number = hasRule(rule, edition) ? ruleIn(rule, edition).number : null;
    return summary ? [{ topic, number, summary }] : [];
  }),
);
