import { keywordName } from '../grammar/keyword-names.js';
import { first, mapSome, means, pair, says } from '../grammar/parser.js';
import type { Predicate, PredicateParser } from './predicate.js';

/**
 * Permissions to attack and to be blocked as though something were otherwise (609.4).
 *
 * Template: "⟨subject⟩ can attack as though it didn't have defender | it had haste",
 * "⟨subject⟩ can be blocked as though they didn't have ⟨keyword⟩".
 */
export const asThough: PredicateParser = first<Predicate>(
  means<Predicate>("can attack as though it|they didn't have defender", (creatures) => [
    { does: 'AS_THOUGH_NO_DEFENDER', creatures },
  ]),
  means<Predicate>('can attack as though it|they had haste', (creatures) => [{ does: 'AS_THOUGH_HASTE', creatures }]),
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
