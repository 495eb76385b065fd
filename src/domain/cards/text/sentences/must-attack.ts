import { after, first, map, maybe, means, pair, says } from '../grammar/parser.js';
import { target } from '../grammar/players.js';
import type { Predicate, PredicateParser } from './predicate.js';

const eachCombat = says('each|every combat|turn if able');

/**
 * Requirements to attack or block (508.1d, 509.1c), and being goaded (701.15b).
 *
 * Template: "⟨subject⟩ attacks [⟨whom⟩] each combat if able", "⟨subject⟩ attacks or blocks each combat if able",
 * "⟨subject⟩ blocks each combat if able", "⟨subject⟩ is goaded".
 */
export const mustAttack: PredicateParser = first<Predicate>(
  pair(
    says('must? attack|attacks'),
    pair(maybe(target), eachCombat, (aimed) => aimed),
    (_, aimed): Predicate =>
      (creatures) => [{ does: 'ATTACKS', creatures, target: aimed }],
  ),
  means<Predicate>('attack|attacks a player other than you if able', (creatures) => [
    { does: 'ATTACKS', creatures, target: { player: 'OTHERS', also: null } },
  ]),
  map(after('must? attack|attacks or|and block|blocks', eachCombat), (): Predicate => (creatures) => [
    { does: 'ATTACKS', creatures, target: null },
    { does: 'BLOCKS', creatures },
  ]),
  map(after('must? block|blocks', eachCombat), (): Predicate => (creatures) => [{ does: 'BLOCKS', creatures }]),
  means<Predicate>('is|are goaded', (creatures) => [{ does: 'GOADED', creatures }]),
);
