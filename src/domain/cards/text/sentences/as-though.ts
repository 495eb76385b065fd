import { keywordName } from '../grammar/keyword-names.js';
import { after, first, map, maybe, means, pair, says } from '../grammar/parser.js';
import { target } from '../grammar/players.js';
import { predicateOf, type PredicateParser } from './predicate.js';

/**
 * Permissions to attack, to block and to be blocked as though something were otherwise (609.4).
 *
 * Template: "⟨subject⟩ can attack as though it didn't have defender", "… can attack [⟨whom⟩] as though it had haste",
 * "… can block as though it were untapped", "… can block creatures with shadow as though it had shadow",
 * "⟨subject⟩ can be blocked as though they didn't have ⟨keyword⟩".
 */
export const asThough: PredicateParser = first(
  means("can attack as though it|they didn't have defender", predicateOf({ does: 'AS_THOUGH_NO_DEFENDER' })),
  pair(
    after('can attack', maybe(target)),
    says('as though it|they had haste', 'as though those creatures had haste'),
    (aimed) => predicateOf({ does: 'AS_THOUGH_HASTE', target: aimed }),
  ),
  means('can block as though it|they were untapped', predicateOf({ does: 'BLOCKS_AS_THOUGH', as: 'UNTAPPED' })),
  map(after('can block creatures with shadow as though', says("they didn't have shadow", 'it|they|~ had shadow')), () =>
    predicateOf({ does: 'BLOCKS_AS_THOUGH', as: 'SHADOW' }),
  ),
  map(
    after(
      "can be blocked as though it|they didn't have",
      first<string | null>(means('those abilities', null), keywordName),
    ),
    (without) => predicateOf({ does: 'BLOCKED_AS_THOUGH', without }),
  ),
);
