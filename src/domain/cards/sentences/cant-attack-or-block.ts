import type { Effect, Filter } from '../clauses.js';
import { group } from '../grammar/groups.js';
import { first, map, maybe, means, pair, says, several, type Parser } from '../grammar/parser.js';
import { target } from '../grammar/players.js';
import { reference } from '../grammar/references.js';
import type { Predicate, PredicateParser } from './predicate.js';

const noun: Parser<Filter> = first(
  map(reference, (is): Filter => ({ is })),
  group,
);

const attack: Parser<Predicate> = pair(says('attack'), maybe(target), (_, aimed): Predicate => (creatures) => [
  { does: 'CANT_ATTACK', creatures, target: aimed },
]);
const block: Parser<Predicate> = pair(says('block'), maybe(noun), (_, attackers): Predicate => (creatures) => [
  { does: 'CANT_BLOCK', creatures, attackers },
]);
const inert: Parser<Predicate> = first(
  means<Predicate>('crew vehicles', () => []),
  means<Predicate>('saddle mounts', () => []),
  means<Predicate>('be sacrificed', () => []),
  means<Predicate>('transform', () => []),
);
const list = several(first(attack, block, inert), first(says(', or'), says('or'), says(',')));

const aloneEffect = (effect: Effect): readonly Effect[] => {
  if (effect.does === 'CANT_ATTACK')
    return effect.target ? [] : [{ does: 'CANT_ATTACK_ALONE', creatures: effect.creatures }];
  return effect.does === 'CANT_BLOCK' && !effect.attackers
    ? [{ does: 'CANT_BLOCK_ALONE', creatures: effect.creatures }]
    : [];
};

/**
 * Restrictions on attacking and blocking (508.1c, 509.1b).
 *
 * Template: "⟨subject⟩ can't attack [⟨whom⟩], block [⟨attackers⟩] or crew Vehicles", "⟨subject⟩ can't attack or block alone".
 */
export const cantAttackOrBlock: PredicateParser = pair(
  pair(says("can't|cannot"), list, (_, found) => found),
  maybe(means('alone', true)),
  (found, alone): Predicate =>
    (creatures) => {
      const effects = found.flatMap((each) => each(creatures));
      return alone === null ? effects : effects.flatMap(aloneEffect);
    },
);

/**
 * Template: "⟨subject⟩ can block only ⟨attackers⟩".
 */
export const blocksOnly: PredicateParser = pair(
  says('can block only'),
  group,
  (_, attackers): Predicate =>
    (creatures) => [{ does: 'CANT_BLOCK', creatures, attackers: { is: 'NOT', of: attackers } }],
);
