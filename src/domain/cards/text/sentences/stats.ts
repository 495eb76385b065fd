import { amount, group } from '../grammar/groups.js';
import { first, map, maybe, pair, says, word, type Parser } from '../grammar/parser.js';
import type { Predicate, PredicateParser } from './predicate.js';

const change = word((lower) => (/^[+\-−][\dx]+\/[+\-−][\dx]+$/.test(lower) ? lower : null));

/** A number of times that the table may tell or not: nothing is added in either case. */
const forEach: Parser<string> = first(
  map(
    pair(says('for each'), group, () => null),
    () => ' for each of several',
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
