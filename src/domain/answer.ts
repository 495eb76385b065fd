import type { Entity, GameState } from './state/game-state.js';
import { ruleIn, standing, type Rule, type RuleNumber } from './rulebook/rulebook.js';

/** One rule applied to a table, in one sentence. */
export interface Ruling {
  readonly rule: Rule;
  readonly says: string;
  /** The players and objects that it speaks of. */
  readonly about: readonly Entity[];
  /** What the text of the rules leaves open; left out where it forces this reading. */
  readonly doubt?: string;
}

/** Rulings that decide something: at least one, the deciding one first. */
export type Rulings = readonly [Ruling, ...Ruling[]];

/** A value with the rulings that it rests on; there is none without a ruling. */
export type Answer<Value extends object> = Value & { readonly because: Rulings };

export const answer = <Value extends object>(value: Value, ...because: Rulings): Answer<Value> => ({
  ...value,
  because,
});

/**
 * A rule applied to a table.
 *
 * The rule is cited under its number in the table's edition; where that edition has no such rule, or its number there is
 * not on record, under its newest number, and the sentence says so.
 */
export const ruling = (
  { edition }: Pick<GameState, 'edition'>,
  number: RuleNumber,
  says: string,
  ...about: readonly Entity[]
): Ruling => {
  const rule = ruleIn(number, edition);
  return { rule, says: rule.edition === edition ? says : says + remark(rule, edition), about };
};

/** The same ruling with what the text leaves open. */
export const doubtful = (ruling: Ruling, doubt: string): Ruling => ({ ...ruling, doubt });

/** What is said of a rule that is cited from another edition than the table's. */
const remark = (cited: Rule, edition: GameState['edition']): string =>
  standing(cited.key, edition) === 'ABSENT'
    ? ` (${edition} has no such rule; this is ${cited.number} of ${cited.edition}.)`
    : ` (Cited by its number in ${cited.edition}.)`;

/** Names in a sentence: "Ann", "Ann and Bob", "Ann, Bob and Cat"; "nobody" for none. */
export const named = (entities: readonly { readonly name: string }[], conjunction = 'and'): string =>
  entities.reduce((said, { name }, index) => {
    if (index === 0) return name;
    return said + (index === entities.length - 1 ? ` ${conjunction} ` : ', ') + name;
  }, 'nobody');
