import type { Ruling } from '../answer.js';
import type { Entity, GameState } from '../state/game-state.js';
import { ruleIn, type Rule, type RuleNumber } from './rulebook.js';

/** Applies one of certain rules to a table, in one sentence about players and objects. */
export type Cite<Cited extends RuleNumber> = (
  state: Pick<GameState, 'edition'>,
  number: Cited,
  says: string,
  ...about: readonly Entity[]
) => Ruling;

/** The rules that a file decides by, and the way to cite them. */
export interface Citing<Cited extends RuleNumber> {
  readonly cites: readonly Cited[];
  readonly ruling: Cite<Cited>;
}

/**
 * Declares the rules that a file, or a group of its functions, decides by: its rulings cite these and no others.
 *
 * A rule is cited under its number in the table's edition; where that edition has no such rule, under its newest number,
 * and the sentence says so.
 */
export const citing = <Cited extends RuleNumber>(...cites: readonly Cited[]): Citing<Cited> => ({ cites, ruling });

/** Says the same rule again in another sentence. */
export const restated = (state: GameState, { rule }: Ruling, says: string, ...about: readonly Entity[]): Ruling =>
  ruling(state, rule.key, says, ...about);

const ruling: Cite<RuleNumber> = ({ edition }, number, says, ...about) => {
  const rule = ruleIn(number, edition);
  return { rule, says: rule.edition === edition ? says : says + remark(rule, edition), about: eachOnce(about) };
};

const eachOnce = (about: readonly Entity[]): readonly Entity[] =>
  about.length < 2 ? about : [...new Map(about.map((each) => [each.id, each])).values()];

/** The remark on a rule that is cited from another edition than the table's. */
const remark = (cited: Rule, edition: GameState['edition']): string =>
  ` (${edition} has no such rule; this is ${cited.number} of ${cited.edition}.)`;
