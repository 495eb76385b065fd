import { reaches } from '../../state/range.js';
import { isOnBattlefield, type GameObject, type GameState } from '../../state/game-state.js';
import { matches } from '../../state/filters/matching.js';
import type { Clause, Filter } from '../clauses.js';
import { isSingle } from '../clause-groups.js';
import { kindOf } from '../effects/kinds.js';
import { openConditions } from './conditions.js';
import { activeClauses } from './active-clauses.js';
import { entityFilter } from './filters.js';
import { objectMeant, type Source } from './source.js';
import { gainedClauses, objectsOn, clausesOfEffect, type EffectClause } from './ongoing-effects.js';
import { groupBy } from '../../values/groups.js';

/** A functioning clause with the object that has it, or a clause of an ongoing effect. */
export type ActiveClause = Pick<EffectClause, 'object' | 'clause'> & Partial<EffectClause>;

/** Puts the loss of all abilities before the abilities that the same object grants: "loses all other abilities". */
const losingFirst = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.some(losesAll) ? [...clauses.filter(losesAll), ...clauses.filter((each) => !losesAll(each))] : clauses;

const losesAll = ({ effect }: Clause): boolean => effect.does === 'LOSES_ALL';
/** Whether a clause removes all abilities. */
export const removesAllAbilities = ({ clause }: ActiveClause): boolean => losesAll(clause);

/** The functioning clauses of all cards, the oldest object's first (613.7). */
export const tableClauses = ({ objects }: GameState): readonly ActiveClause[] =>
  [...objects.values()]
    .map((object) => ({ object, clauses: activeClauses(object) }))
    .filter(({ clauses }) => clauses.length)
    .sort((one, other) => one.object.timestamp - other.object.timestamp)
    .flatMap(({ object: { id, timestamp }, clauses }) =>
      losingFirst(clauses).map((clause) => ({ object: id, clause, timestamp })),
    );

/** The functioning clauses of all cards and ongoing effects, the oldest first (613.7). */
export const clausesInForce = (state: GameState): readonly ActiveClause[] => {
  const ofCards = tableClauses(state);
  const begun = [...state.effects.flatMap(clausesOfEffect), ...[...state.objects.values()].flatMap(gainedClauses)];
  return begun.length ? [...ofCards, ...begun].sort((one, other) => ageOf(one) - ageOf(other)) : ofCards;
};

const ageOf = ({ timestamp = 0 }: ActiveClause): number => timestamp;

/** The objects that a clause can affect: only one if it refers to a single object. */
const amongWhich = (source: Source, filter: Filter): readonly GameObject[] =>
  isSingle(filter) ? [objectMeant(source, filter.is) ?? []].flat() : [...source.state.objects.values()];

/** The objects that a clause applies to; none if the clause's object has lost it, or its conditions are not met. */
export const affectedObjects = (
  state: GameState,
  { object: id, clause: { effect, conditions }, clause, effect: begun }: ActiveClause,
): readonly GameObject[] => {
  if (begun) return objectsOn(state, begun).filter(isOnBattlefield);
  const object = state.objects.get(id);
  if (!object?.printed?.clauses.includes(clause) || !('creatures' in effect)) return [];
  const source: Source = { state, object };
  return openConditions(source, conditions) ? objectsInRange(source, effect.creatures) : [];
};

/** The objects that match a filter and are within range of the source's controller (801.10). */
export const objectsInRange = (source: Source, group: Filter): readonly GameObject[] => {
  const { state, object } = source;
  const filter = entityFilter(source, group);
  return amongWhich(source, group).filter(
    (each) => matches(state, filter, each) && reaches(state, { object: object.id }, each),
  );
};

/** The clauses that a clause grants, each with the object that gains it. */
export const grantedClauses = (state: GameState, said: ActiveClause): readonly ActiveClause[] => {
  const { effect } = said.clause;
  const clauses = kindOf(effect).clauses(effect);
  if (!clauses.length) return [];
  return affectedObjects(state, said).flatMap(({ id }) => clauses.map((clause) => ({ object: id, clause })));
};

/** Whether two clauses are parts of one sentence about the same objects under the same conditions. */
const isSameSubject = ({ clause: one }: ActiveClause, { clause: other }: ActiveClause): boolean =>
  one !== other &&
  'creatures' in one.effect &&
  'creatures' in other.effect &&
  one.effect.creatures === other.effect.creatures &&
  JSON.stringify(one.conditions) === JSON.stringify(other.conditions);

/** 613.6: an effect that began to apply in one layer keeps applying to the same objects in later layers. */
export const withFixedObjects = (
  said: readonly ActiveClause[],
  applied: ReadonlyMap<ActiveClause, readonly GameObject[]>,
): readonly ActiveClause[] => {
  const begun = groupBy(applied.keys(), ({ object }) => object);
  return said.map((each) => {
    const first = each.effect ? undefined : begun.get(each.object)?.find((other) => isSameSubject(each, other));
    const on = first && applied.get(first)?.map(({ id }) => id);
    return on ? { ...each, effect: { on, timestamp: each.timestamp ?? 0 } } : each;
  });
};
