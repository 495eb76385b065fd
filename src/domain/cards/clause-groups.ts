import type { Clause, Condition, Effect, Filter, Reference, Tally, Who } from './clauses.js';
import { kindOf } from './effects/kinds.js';
import { oncePer } from '../values/remembered.js';

type Single = Filter & { readonly is: Reference };

/** Whether a filter means a single object. */
export const isSingle = (filter: Filter): filter is Single => filter.is === 'SELF' || filter.is === 'HOST';

/** The filters of the permanents that a number counts. */
export const filtersCounted = (tally: Tally): readonly Filter[] => {
  if ('sum' in tally) return tally.sum.flatMap(filtersCounted);
  if ('kinds' in tally) return tally.kinds;
  return 'count' in tally ? [tally.count] : [];
};

/** The groups that an effect mentions. */
const filtersOf = (effect: Effect): readonly Filter[] => [
  ...[kindOf(effect).others(effect), 'creatures' in effect ? effect.creatures : null].flatMap((each) => each ?? []),
  ...kindOf(effect).tallies(effect).flatMap(filtersCounted),
];

/** The groups that a condition mentions. */
const filtersAsked = (condition: Condition): readonly Filter[] => {
  if (condition.asks === 'NOT') return filtersAsked(condition.of);
  return 'what' in condition ? [condition.what] : [];
};

/** The filters in a clause, including those of its conditions. */
export const filtersInClause = ({ effect, conditions }: Clause): readonly Filter[] => [
  ...filtersOf(effect),
  ...conditions.flatMap(filtersAsked),
];

/** The innermost parts of a composite filter. */
export const singlePartsOf = (filter: Filter): readonly Filter[] => {
  if (filter.is === 'ALL' || filter.is === 'ANY') return filter.of.flatMap(singlePartsOf);
  return filter.is === 'NOT' ? singlePartsOf(filter.of) : [filter];
};

/** The kinds of the innermost filters in a clause. */
export const kindsAskedBy = oncePer(
  (clause: Clause): ReadonlySet<Filter['is']> =>
    new Set(
      filtersInClause(clause)
        .flatMap(singlePartsOf)
        .map(({ is }) => is),
    ),
);

/** Whether a filter, or a part of it, is of one of the given kinds. */
export const asksFor = (filter: Filter, ...kinds: readonly Filter['is'][]): boolean =>
  singlePartsOf(filter).some(({ is }) => kinds.includes(is));

/** Returns the condition without its negation, if any. */
export const withoutNot = (condition: Condition): Condition => (condition.asks === 'NOT' ? condition.of : condition);

/** Whether a condition depends on something that a table may leave open: a number, or who has a designation. */
export const mayBeOpen = (condition: Condition): boolean =>
  ['COUNTS', 'DESIGNATED'].includes(withoutNot(condition).asks);

type About<Asks extends Condition['asks']> = Extract<Condition, { readonly asks: Asks }>;
export type ControlCondition = About<'CONTROLS' | 'SHARE_TYPE' | 'MORE_THAN'>;
/** Conditions on a player alone, not on what they control. */
export type OfPlayer = About<'LIFE' | 'POISON' | 'MORE_LIFE' | 'DESIGNATED'>;
export type DefenderCondition = ControlCondition | OfPlayer;

/** Whether a condition asks about a defending player. */
export const isDefending = (condition: Condition): condition is DefenderCondition =>
  condition.asks !== 'TURN_OF' &&
  (('who' in condition && condition.who === 'DEFENDING') || ('than' in condition && condition.than === 'DEFENDING'));

const others: ReadonlySet<Who> = new Set<Who>(['OPPONENTS', 'EACH_OPPONENT', 'ALL_OPPONENTS', 'OTHERS']);

/**
 * Whether a player's permanents may count for a clause's condition; `isOwn`: the player controls the clause's object.
 */
export const maySatisfy = (condition: Condition, { effect }: Clause, isOwn: boolean): boolean => {
  if (!('who' in condition)) return true;
  const isOfOthers = (who: Who): boolean =>
    others.has(who) || (who === 'DEFENDING' && 'creatures' in effect && effect.creatures.is === 'SELF');
  const asked = 'than' in condition ? [condition.who, condition.than] : [condition.who];
  return asked.some((who) => (who === 'YOU' ? isOwn : !isOwn || !isOfOthers(who)));
};
