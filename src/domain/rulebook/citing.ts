import { addDoubt, maxNamed, type Ruling } from '../answer.js';
import { newestEdition, type RulesEdition } from './editions.js';
import { ruleIn, type Rule, type RuleNumber } from './rulebook.js';

type Entity = Ruling['about'][number];

/** The part of a table on which a citation depends. */
interface Table {
  readonly edition: RulesEdition;
  readonly variant?: string;
}

/** Creates a ruling: one of certain rules applied to a table, in a sentence about players and objects. */
export type Cite<Cited extends RuleNumber> = (
  state: Table,
  number: Cited,
  says: string,
  ...about: readonly Entity[]
) => Ruling;

/** The functions that create rulings by the declared rules. */
export interface RulingFunctions<Cited extends RuleNumber> {
  readonly ruling: Cite<Cited>;
  /** Creates a ruling without a doubt, for an answer that is certain even if the edition lacks the rule. */
  readonly certain: Cite<Cited>;
}

/**
 * Declares the rules that a file, or some of its functions, may cite. A question may cite the rules of all it calls.
 *
 * A ruling has the rule's number in the table's edition. If that edition lacks the rule, it has the newest number, a
 * remark and a doubt.
 */
export const citing: <Cited extends RuleNumber>(...rules: readonly Cited[]) => RulingFunctions<Cited> = () => ({
  ruling,
  certain,
});

/** Returns a ruling by the same rule with another sentence. */
export const withSentence = (state: Table, { rule }: Ruling, says: string, ...about: readonly Entity[]): Ruling =>
  ruling(state, rule.key, says, ...about);

/** D27, D28: until 2010, for combat until 2017, Two-Headed Giant's own chapter had the rules that are now 805. */
const isOfAnotherGame = ({ variant = 'TWO_HEADED_GIANT' }: Table, { key, number }: Rule): boolean =>
  variant !== 'TWO_HEADED_GIANT' && key.startsWith('805.') && !number.startsWith('805.');

/** The rule of a number in the edition of a table; the newest one where that edition has none for its game. */
const ruleAt = (state: Table, number: RuleNumber): Rule => {
  const rule = ruleIn(number, state.edition);
  return isOfAnotherGame(state, rule) ? ruleIn(number, newestEdition) : rule;
};

/** Returns a rule's number for a summary; if the table's edition lacks the rule, with the edition: "800.4k of CR_2026_09". */
export const citedNumber = (state: Table, rule: RuleNumber): string => {
  const { number, edition } = ruleAt(state, rule);
  return edition === state.edition ? number : `${number} of ${edition}`;
};

/** Words a side effect for a summary, with its rule: "; Ox is exiled (800.4a)". */
export const citedClause = (state: Table, says: string, rule: RuleNumber): string =>
  `; ${says} (${citedNumber(state, rule)})`;

const certain: Cite<RuleNumber> = (state, number, says, ...about) => {
  const { edition } = state;
  const rule = ruleAt(state, number);
  return { rule, says: rule.edition === edition ? says : says + remark(rule, edition, says), about: firstOf(about) };
};

const ruling: Cite<RuleNumber> = (state, number, says, ...about) => {
  const result = certain(state, number, says, ...about);
  const { edition } = result.rule;
  if (edition === state.edition) return result;
  return addDoubt(result, `${state.edition} does not say so; the rule of ${edition} is applied.`);
};

/** Returns the first ten distinct entities, without stand-ins for effects, which are not at the table. */
const firstOf = (about: readonly Entity[]): readonly Entity[] => {
  const found: Entity[] = [];
  for (const each of about) {
    if (found.length === maxNamed) break;
    if (!isNowhere(each) && !found.some(({ id }) => id === each.id)) found.push(each);
  }
  return found;
};

const isNowhere = (entity: Entity): boolean => entity.kind === 'OBJECT' && entity.effectOf === null;

/** Remarks that a rule is cited from another edition than the table's; shorter if the sentence says so already. */
const remark = ({ number, edition: cited }: Rule, edition: RulesEdition, says: string): string =>
  says.startsWith(`${edition} has no `)
    ? ` (This is ${number} of ${cited}.)`
    : ` (${edition} has no such rule; this is ${number} of ${cited}.)`;
