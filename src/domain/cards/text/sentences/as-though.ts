import { keywordName } from '../grammar/keyword-names.js';
import { after, first, mapSome, maybe, means, pair, says } from '../grammar/parser.js';
import { target } from '../grammar/players.js';
import type { Predicate, PredicateParser } from './predicate.js';

/**
 * Permissions to attack, to block and to be blocked as though something were otherwise (609.4).
 *
 * Template: "⟨subject⟩ can attack as though it didn't have defender", "… can attack [⟨whom⟩] as though it had haste",
 * "… can block as though it were untapped", "… can block creatures with shadow as though it had shadow",
 * "⟨subject⟩ can be blocked as though they didn't have ⟨keyword⟩".
 */
export const asThough: PredicateParser = first<Predicate>(
  means<Predicate>("can attack as though it|they didn't have defender", (creatures) => [
    { does: 'AS_THOUGH_NO_DEFENDER', creatures },
  ]),
  pair(
    after('can attack', maybe(target)),
    first(says('as though it|they had haste'), says('as though those creatures had haste')),
    (aimed): Predicate =>
      (creatures) => [{ does: 'AS_THOUGH_HASTE', creatures, target: aimed }],
  ),
  means<Predicate>('can block as though it|they were untapped', (creatures) => [
    { does: 'BLOCKS_AS_THOUGH', creatures, as: 'UNTAPPED' },
  ]),
  pair(
    says('can block creatures with shadow as though'),
    first(says("they didn't have shadow"), says('it|they|~ had shadow')),
    (): Predicate => (creatures) => [{ does: 'BLOCKS_AS_THOUGH', creatures, as: 'SHADOW' }],
  ),
  means<Predicate>("can be blocked as though it|they didn't have those abilities", (creatures) => [
    { does: 'BLOCKED_AS_THOUGH', creatures, without: null },
  ]),
  pair(
    says("can be blocked as though it|they didn't have"),
    mapSome(keywordName, (keyword) => keyword),
    (_, without): Predicate =>
      (creatures) => [{ does: 'BLOCKED_AS_THOUGH', creatures, without }],
  ),
);
