import { departedRuling } from './800.4a-departed.js';
import { describeDistanceTo } from './801.2-reach.js';
import type { Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { atLeast, defaulted, entity, flag, object, objectSchema, required, type ValueOf } from '../schema/schema.js';
import { controllerOf, entityOf, hasType, isOnBattlefield, objectOf } from '../state/game-state.js';
import type { Entity, GameState } from '../state/game-state.js';
import { reaches } from '../state/range.js';

const { ruling, certain } = citing('120.1a', '614.7a', '800.4e', '801.10');

export const damage = objectSchema('DamageInput', 'Damage that would be dealt.', {
  source: required(object, 'The source of the damage.'),
  recipient: required(entity, 'The recipient of the damage.'),
  amount: defaulted(atLeast(0), 1, 'How much.'),
  combat: defaulted(flag, false, 'Whether it is combat damage.'),
});
export type Damage = ValueOf<typeof damage>;

/** Whether damage can be dealt to a player in the game, or a creature, planeswalker or battle on the battlefield. */
export const canBeDealtDamage = (each: Entity): boolean =>
  each.kind === 'PLAYER'
    ? each.inGame
    : isOnBattlefield(each) && ['creature', 'planeswalker', 'battle'].some((type) => hasType(each, type));

/** Says why a player or object can't be dealt damage. */
export const noDamageReason = (each: Entity): string => {
  if (each.kind === 'PLAYER') return `${each.name} has left the game`;
  return isOnBattlefield(each) ? `${each.name} can't be dealt damage` : `${each.name} is not on the battlefield`;
};

/**
 * Why damage is not dealt at all, before any prevention or redirection; null if it is dealt.
 *
 * - 614.7a: damage of 0 is not dealt. 120.1a: nor is damage to other objects than creatures, planeswalkers and battles.
 * - 800.4a, 800.4e: nor is damage to a departed player, nor (801.10) noncombat damage out of range of its source's
 *   controller.
 */
export const noDamageRuling = (state: GameState, given: Damage): Ruling | null => {
  const [dealer, recipient] = [objectOf(state, given.source), entityOf(state, given.recipient)];
  if (!given.amount) return ruling(state, '614.7a', 'Damage of 0 is not dealt.');
  if (!canBeDealtDamage(recipient)) return notDealtTo(state, recipient, given.combat);
  if (given.combat || reaches(state, { object: dealer.id }, recipient)) return null;
  const { says, about } = describeDistanceTo(state, controllerOf(state, dealer), recipient);
  const nothing = `${says}, so ${dealer.name} deals no damage to ${recipient.name}.`;
  return ruling(state, '801.10', nothing, ...about, dealer, recipient);
};

const notDealtTo = (state: GameState, recipient: Entity, isOfCombat: boolean): Ruling => {
  if (recipient.kind === 'OBJECT')
    return certain(state, '120.1a', `${noDamageReason(recipient)}, so no damage is dealt.`, recipient);
  return isOfCombat
    ? ruling(state, '800.4e', `${noDamageReason(recipient)}, so no combat damage is assigned.`, recipient)
    : departedRuling(state, recipient, 'is dealt no damage');
};
