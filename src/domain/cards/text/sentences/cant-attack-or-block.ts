import type { Effect, Filter } from '../../clauses.js';
import { group, single } from '../grammar/groups.js';
import { after, first, map, mapSome, maybe, means, pair, says, several, type Parser } from '../grammar/parser.js';
import { target } from '../grammar/players.js';
import { predicateOf, joinPredicates, type Predicate, type PredicateParser } from './predicate.js';

const noun: Parser<Filter> = first(single, group);

const attack = map(after('attack', maybe(target)), (aimed) => predicateOf({ does: 'CANT_ATTACK', target: aimed }));
const block = map(after('block', maybe(noun)), (attackers) => predicateOf({ does: 'CANT_BLOCK', attackers }));
const inert = map(says('crew vehicles', 'saddle mounts', 'be sacrificed', 'transform'), () => predicateOf());
const list = several(first(attack, block, inert), says(', or', 'or', ','));

const aloneEffect = (effect: Effect): readonly Effect[] => {
  if (effect.does === 'CANT_ATTACK')
    return effect.target ? [] : [{ does: 'CANT_ATTACK_ALONE', creatures: effect.creatures }];
  return effect.does === 'CANT_BLOCK' && !effect.attackers
    ? [{ does: 'CANT_BLOCK_ALONE', creatures: effect.creatures }]
    : [];
};

/** "alone" goes only with "attack" and "block" that name no target. */
const alone = (found: Predicate): Predicate | null =>
  found({ is: 'SELF' }).every((each) => aloneEffect(each).length)
    ? (creatures) => found(creatures).flatMap(aloneEffect)
    : null;

const attackOrBlock: PredicateParser = mapSome(
  pair(after("can't|cannot", list), maybe(means('alone', true)), (found, isAlone) => ({
    found: joinPredicates(found),
    isAlone,
  })),
  ({ found, isAlone }) => (isAlone ? alone(found) : found),
);

/** Template: "⟨subject⟩ can't block or be blocked [by ⟨group⟩]". */
const blockOrBeBlocked: PredicateParser = map(
  after("can't|cannot block or be blocked", maybe(after('by', group))),
  (others) => predicateOf({ does: 'CANT_BLOCK', attackers: others }, { does: 'CANT_BE_BLOCKED', by: others }),
);

const attackAgain: PredicateParser = means(
  "can't attack a player it has already attacked this turn",
  predicateOf({ does: 'CANT_ATTACK_AGAIN', eachTurn: true }),
);

/**
 * Restrictions on attacking and blocking (508.1c, 509.1b).
 *
 * Template: "⟨subject⟩ can't attack [⟨whom⟩], block [⟨attackers⟩] or crew Vehicles", "⟨subject⟩ can't attack or block alone",
 * "⟨this⟩ can't attack a player it has already attacked this turn".
 */
export const cantAttackOrBlock: PredicateParser = first(blockOrBeBlocked, attackAgain, attackOrBlock);

/**
 * Template: "⟨subject⟩ can block only ⟨attackers⟩".
 */
export const blocksOnly: PredicateParser = map(after('can block only', group), (attackers) =>
  predicateOf({ does: 'CANT_BLOCK', attackers: { is: 'NOT', of: attackers } }),
);

/**
 * Template: "⟨subject⟩ can only attack [or block] alone", "⟨subject⟩ can only block alone".
 */
export const onlyAlone: PredicateParser = after(
  'can only',
  first(
    means('attack alone', predicateOf({ does: 'CAN_ATTACK_ONLY_ALONE' })),
    means('block alone', predicateOf({ does: 'CAN_BLOCK_ONLY_ALONE' })),
    means('attack or block alone', predicateOf({ does: 'CAN_ATTACK_ONLY_ALONE' }, { does: 'CAN_BLOCK_ONLY_ALONE' })),
  ),
);
