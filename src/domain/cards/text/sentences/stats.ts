import type { Clause, Filter } from '../../clauses.js';
import { amount, group } from '../grammar/groups.js';
import { first, map, maybe, pair, says, word, type Parser } from '../grammar/parser.js';
import type { Tokens } from '../grammar/tokens.js';
import { bearsOnCombat } from './not-asked.js';
import type { Predicate, PredicateParser } from './predicate.js';

const added = /^[+\-−][\dx]+\/[+\-−][\dx]+$/;
const change = word((lower) => (added.test(lower) ? lower : null));

/** As a change says that its sign alone is known. */
const SOME_TIMES = ' for each of several';

/** A number of times that the table may tell or not: nothing is added in either case. */
const forEach: Parser<string> = first(
  map(
    pair(says('for each'), group, () => null),
    () => SOME_TIMES,
  ),
  map(
    pair(says(',? where x is'), amount, () => null),
    () => '',
  ),
);

/**
 * Changes of power and toughness (613.4c): they are not added; a rule that asks for the power carries a doubt.
 *
 * Template: "⟨subject⟩ gets +⟨n⟩/+⟨n⟩ [for each ⟨group⟩]".
 */
export const gets: PredicateParser = pair(
  pair(says('get|gets an? additional?'), change, (_, said) => said),
  maybe(forEach),
  (said, times): Predicate =>
    (creatures) => [{ does: 'CHANGES_STATS', creatures, change: `${said}${times ?? ''}` }],
);

/**
 * Reads what a sentence adds under a condition, or by a number, that no table tells: to the objects that it speaks of, or to any
 * creatures where those are not understood.
 *
 * Template: "⟨whatever⟩ ⟨group⟩ get +⟨n⟩/+⟨n⟩ ⟨whatever⟩".
 */
export const maybeAdded = (tokens: Tokens): Clause | null => {
  const at = tokens.lower.findIndex((each, place) => /^gets?$/.test(each) && added.test(tokens.lower[place + 1] ?? ''));
  if (at < 0 || bearsOnCombat(tokens)) return null;
  const meant = Array.from({ length: at }, (_, from) => group(tokens, from)).find((read) => read?.next === at);
  const creatures = meant?.value ?? ANY_CREATURES;
  const effect = { does: 'CHANGES_STATS', creatures, change: `${tokens.lower[at + 1] ?? ''}${SOME_TIMES}` } as const;
  return { effect, conditions: [], unlessPays: null };
};

const ANY_CREATURES: Filter = { is: 'TYPE', words: ['creature'], said: 'creatures' };
