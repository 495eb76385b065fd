import type { Clause, Condition, Effect, Filter } from '../../clauses.js';
import type { EffectOf } from '../../effects/effect.js';
import { kindOf } from '../../effects/kinds.js';
import { conditionBehind, exception } from '../grammar/conditions.js';
import { payment, type PaidFor, type Payer, type Payment } from '../grammar/costs.js';
import { creature } from '../grammar/groups.js';
import { first, many, map, type Parser } from '../grammar/parser.js';

/** The conditions after a verb, whether one begins with "unless", and the cost. */
export interface Rider {
  readonly conditions: readonly Condition[];
  readonly isException: boolean;
  readonly payment: Payment | null;
}

export const none: Rider = { conditions: [], isException: false, payment: null };

const rider = first<Partial<Rider>>(
  map(payment, (found) => ({ payment: found, isException: true })),
  map(exception, (condition) => ({ conditions: [condition], isException: true })),
  map(conditionBehind, (condition) => ({ conditions: [condition] })),
);

export const riders: Parser<Rider | null> = map(many(rider), (found) =>
  found.length
    ? found.reduce<Rider>(
        (before, each) => ({ ...before, ...each, conditions: [...before.conditions, ...(each.conditions ?? [])] }),
        none,
      )
    : null,
);

const sortOf = ([effect]: readonly Effect[]) => (effect ? kindOf(effect).sort : 'OTHER');

/**
 * Returns the last verb's conditions that also apply to an earlier verb; null if ambiguous. "As long as" applies to
 * both; "unless" to both if they are of one kind, and to the last alone if that is a restriction and the earlier is of
 * neither kind.
 */
export const sharedRider = (last: Rider, lastEffects: readonly Effect[], effects: readonly Effect[]): Rider | null => {
  const [sort, lastSort] = [sortOf(effects), sortOf(lastEffects)];
  if (!last.isException || sort === lastSort) return last;
  return sort === 'OTHER' && lastSort === 'RESTRICTION' ? none : null;
};

type Restriction = EffectOf<'CANT_ATTACK' | 'CANT_BLOCK' | 'CANT_BE_BLOCKED'>;
const isPayable = (effect: Effect): effect is Restriction => kindOf(effect).payer !== null;

const isHeld = (creatures: Filter, byYou: boolean): boolean => {
  if (creatures.is === 'SELF') return byYou;
  if (creatures.is === 'ALL') return creatures.of.some((each) => isHeld(each, byYou));
  return creatures.is === 'CONTROLLED' && (byYou ? creatures.by === 'YOU' : creatures.by !== 'YOU');
};

/** Whether the payer declares the creatures (508.1h, 509.1d): their controller, or the player who blocks. */
const isDeclaredBy = ({ does, creatures }: Restriction, payer: Payer): boolean => {
  if (payer === 'DEFENDING') return does !== 'CANT_ATTACK';
  if (does === 'CANT_BE_BLOCKED') return false;
  return payer === 'CONTROLLER' || isHeld(creatures, payer === 'YOU');
};

/** Whether two parts of clauses say the same. */
export const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the creatures that a cost counts are those that the effect restricts, so each pays for itself. */
const isOfEach = (effect: Restriction, paidFor: PaidFor | null): boolean => {
  const one = effect.creatures.is === 'SELF' || effect.creatures.is === 'HOST';
  if (!paidFor || one) return effect.does === 'CANT_BE_BLOCKED' ? paidFor?.does === 'BLOCKS' && one : !paidFor;
  const { does, creatures, target } = paidFor;
  if (creatures && !areSame(creatures, creature) && !areSame(creatures, effect.creatures)) return false;
  if (effect.does === 'CANT_ATTACK') return does === null || (does === 'ATTACKS' && areSame(target, effect.target));
  return does === null ? effect.does === 'CANT_BLOCK' : does === 'BLOCKS';
};

/** Whether a cost can lift an effect, which has to be a restriction. */
const isPaid = (effect: Effect, { by, forEach }: Payment): boolean =>
  isPayable(effect) && isDeclaredBy(effect, by) && isOfEach(effect, forEach);

/** Adds conditions and a cost to effects; null if it is ambiguous who pays for what. */
export const riderClauses = (
  effects: readonly Effect[],
  { conditions, payment: paid }: Rider,
): readonly Clause[] | null =>
  !paid || effects.every((effect) => isPaid(effect, paid))
    ? effects.map((effect) => ({ effect, conditions, unlessPays: paid?.cost ?? null, ...(paid?.x && { x: paid.x }) }))
    : null;
