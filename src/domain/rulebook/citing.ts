import { doubtful, maxNamed, type Ruling } from '../answer.js';
import type { Variant } from '../state/vocabulary.js';
import { newestEdition, type RulesEdition } from './editions.js';
import { ruleIn, type Rule, type RuleNumber } from './rulebook.js';

type Entity = Ruling['about'][number];

/** The part of a table that decides how a rule is cited. */
interface Table {
  readonly edition: RulesEdition;
  readonly variant?: Variant;
}

/** Creates a ruling: one of certain rules applied to a table, in a sentence about players and objects. */
export type Cite<Cited extends RuleNumber> = (
  state: Table,
  number: Cited,
  says: string,
  ...about: readonly Entity[]
) => Ruling;

/** Functions for rulings by the rules that a file cites. */
export interface Citing<Cited extends RuleNumber> {
  readonly ruling: Cite<Cited>;
  /** The same where the answer is certain even in an edition without the rule: no doubt. */
  readonly certain: Cite<Cited>;
}

/**
 * Declares the rules that a file, or some of its functions, may cite in rulings; a question cites those of what it calls.
 *
 * A rule is cited under its number in the table's edition; where that edition has no such rule, under its newest number,
 * with a doubt, and the sentence says so.
 */
export const citing: <Cited extends RuleNumber>(...rules: readonly Cited[]) => Citing<Cited> = () => ({
  ruling,
  certain,
});

/** Returns a ruling by the same rule with another sentence. */
export const restated = (state: Table, { rule }: Ruling, says: string, ...about: readonly Entity[]): Ruling =>
  ruling(state, rule.key, says, ...about);

/** Words for a summary what happens besides, with its rule: "; Ox is exiled (800.4a)". */
export const besidesSaid = ({ edition }: Table, says: string, rule: RuleNumber): string =>
  `; ${says} (${ruleIn(rule, edition).number})`;

/** D27, D28: until 2010, on combat until 2017, what is now 805 was said of Two-Headed Giant, in its own chapter. */
const isOfAnotherGame = ({ variant = 'TWO_HEADED_GIANT' }: Table, { key, number }: Rule): boolean =>
  variant !== 'TWO_HEADED_GIANT' && key.startsWith('805.') && !number.startsWith('805.');

/** The rule of a number in the edition of a table; the newest one where that edition has none for its game. */
const ruleAt = (state: Table, number: RuleNumber): Rule => {
  const rule = ruleIn(number, state.edition);
  return isOfAnotherGame(state, rule) ? ruleIn(number, newestEdition) : rule;
};

const certain: Cite<RuleNumber> = (state, number, says, ...about) => {
  const { edition } = state;
  const rule = ruleAt(state, number);
  return { rule, says: rule.edition === edition ? says : says + remark(rule, edition, says), about: firstOf(about) };
};

const ruling: Cite<RuleNumber> = (state, number, says, ...about) => {
  const given = certain(state, number, says, ...about);
  const { edition } = given.rule;
  if (edition === state.edition) return given;
  return doubtful(given, `${state.edition} does not say so; the rule of ${edition} is applied.`);
};

/** The first entities that a sentence names, each once; what stands for an effect is at no place of the table. */
const firstOf = (about: readonly Entity[]): readonly Entity[] => {
  const found: Entity[] = [];
  for (const each of about) {
    if (found.length === maxNamed) break;
    if (!isNowhere(each) && !found.some(({ id }) => id === each.id)) found.push(each);
  }
  return found;
};

const isNowhere = (entity: Entity): boolean => entity.kind === 'OBJECT' && entity.effectOf === null;

/** The remark on a rule that is cited from another edition than the table's, which the sentence may say already. */
const remark = ({ number, edition: cited }: Rule, edition: RulesEdition, says: string): string =>
  says.startsWith(`${edition} has no `)
    ? ` (This is ${number} of ${cited}.)`
    : ` (${edition} has no such rule; this is ${number} of ${cited}.)`;
