import { after, first, map, maybe, means, pair, says } from '../grammar/parser.js';
import { target } from '../grammar/players.js';
import { predicateOf, type PredicateParser } from './predicate.js';

const eachCombat = says('each|every combat|turn if able');

/**
 * Requirements to attack or block (508.1d, 509.1c), and being goaded (701.15b).
 *
 * Template: "⟨subject⟩ attacks [⟨whom⟩] each combat if able", "⟨subject⟩ attacks or blocks each combat if able",
 * "⟨subject⟩ blocks each combat if able", "⟨subject⟩ is goaded".
 */
export const mustAttack: PredicateParser = first(
  pair(after('must? attack|attacks', maybe(target)), eachCombat, (aimed) =>
    predicateOf({ does: 'ATTACKS', target: aimed }),
  ),
  means(
    'attack|attacks a player other than you if able',
    predicateOf({ does: 'ATTACKS', target: { player: 'OTHERS', also: null } }),
  ),
  map(after('must? attack|attacks or|and block|blocks', eachCombat), () =>
    predicateOf({ does: 'ATTACKS', target: null }, { does: 'BLOCKS' }),
  ),
  map(after('must? block|blocks', eachCombat), () => predicateOf({ does: 'BLOCKS' })),
  means('is|are goaded', predicateOf({ does: 'GOADED' })),
);
