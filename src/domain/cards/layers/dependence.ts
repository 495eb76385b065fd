import { citedNumber } from '../../rulebook/citing.js';
import type { GameObject, GameState } from '../../state/game-state.js';
import type { Clause, Filter } from '../clauses.js';
import { kindsAskedBy } from '../clause-groups.js';
import { capitalized } from '../../words/capitalized.js';
import { inDependencyOrder, leadsTo } from './dependency-order.js';
import { affectedObjects, type ActiveClause } from './clauses-in-force.js';

/** The sentence of an object's card that holds a clause. */
const textOf = ({ printed }: GameObject, clause: Clause): string =>
  printed?.sentences.find((each) => each.clauses?.includes(clause))?.text ?? '';

/** Names a clause for a doubt: its sentence and its object. */
export const sentenceOf = ({ objects }: GameState, { object, clause }: ActiveClause): string => {
  const source = objects.get(object);
  return source ? `"${textOf(source, clause)}" of ${source.name}` : 'an effect';
};

/** A clause that was applied before newer ones on which it depends (613.8). */
export interface Dependent {
  readonly name: string;
  /** The doubt in words. */
  readonly says: string;
  readonly effect: Clause['effect'];
  readonly objects: ReadonlySet<string>;
}

/** Whether other clauses of the layer may change which objects a clause applies to. */
export const mayDepend = (clause: Clause, { areLost, asks }: Pick<Layer, 'areLost' | 'asks'>): boolean =>
  areLost || asks.some((each) => kindsAskedBy(clause).has(each));

/** A clause that affects different objects once older clauses are applied, so it depends on some of those. */
interface LateClause {
  readonly said: ActiveClause;
  /** How many clauses were applied before it. */
  readonly place: number;
  /** The objects that it affects only before, or only after, those clauses are applied. */
  readonly objects: ReadonlySet<string>;
}

/** A clause that has been applied, and the objects that it affected. */
interface Applied {
  readonly said: ActiveClause;
  readonly reached: readonly GameObject[];
}

/** One of the layers in which effects apply (613.1). */
export interface Layer {
  /** Whether the layer removes abilities, so some clauses don't apply at all. */
  readonly areLost: boolean;
  /** The kinds of filters whose matches the layer may change. */
  readonly asks: readonly Filter['is'][];
  readonly with: (state: GameState, said: ActiveClause) => GameState;
}

/** The most pairs of clauses that are tested; beyond that, each may be part of a circle. */
const mostTried = 200;

export const idsOf = (objects: readonly GameObject[]): readonly string[] => objects.map(({ id }) => id);

/** The objects that are in only one of the lists. */
const difference = (one: readonly string[], other: readonly string[]): ReadonlySet<string> => {
  const [first, second] = [new Set(one), new Set(other)];
  return new Set([...one.filter((each) => !second.has(each)), ...other.filter((each) => !first.has(each))]);
};

/** Lists the clauses that do not affect the same objects at the end of the layer as when they were applied. */
const dependentsOf = (
  state: GameState,
  end: GameState,
  reached: ReadonlyMap<ActiveClause, readonly string[]>,
): readonly Dependent[] =>
  [...reached].flatMap(([said, before]) => {
    const objects = difference(before, idsOf(affectedObjects(end, said)));
    const source = state.objects.get(said.object);
    if (!objects.size || !source) return [];
    const name = sentenceOf(state, said);
    const says = `${capitalized(name)} depends on a newer ability (${citedNumber(state, '613.8')}), but was applied before it; the answer may differ.`;
    return [{ name, says, effect: said.clause.effect, objects }];
  });

/** 613.8: the clauses that depend on each other in a circle; timestamps decide which of them comes first. */
const circlesAmong = (
  state: GameState,
  order: readonly Applied[],
  late: readonly LateClause[],
  layer: Layer,
): readonly Dependent[] => {
  let tried = 0;
  return late.flatMap(({ said, place, objects }): readonly Dependent[] => {
    const before = order
      .slice(0, place)
      .filter(({ reached }) => reached.some(({ id }) => id === said.object || objects.has(id)));
    const first = before.length ? layer.with(state, said) : state;
    const other = before.find((each) => {
      tried += 1;
      const reach = (at: GameState): readonly string[] => idsOf(affectedObjects(at, each.said));
      return tried > mostTried || difference(reach(state), reach(first)).size > 0;
    });
    if (!other) return [];
    const names = [said, other.said].map((each) => sentenceOf(state, each)).join(' and ');
    const says = `${capitalized(names)} depend on each other (${citedNumber(state, '613.8')}), and the older one was applied first; the answer may differ.`;
    const all = new Set([...objects, ...idsOf(other.reached)]);
    return [said, other.said].map((each) => ({ name: names, says, effect: each.clause.effect, objects: all }));
  });
};

/** Beyond this many comparisons, clauses apply by timestamps, with a doubt if one depends on a newer one. */
const mostCompared = 50_000;

/** Whether the clauses are few enough to compare each with each other at every step. */
export const isOrderable = ({ objects }: GameState, among: readonly ActiveClause[]): boolean =>
  among.length ** 3 * objects.size <= mostCompared;

/**
 * Returns the clause that applies next.
 *
 * - 613.8a, 613.8c: the oldest clause that depends on none of the others that remain, at the table as it is now.
 * - 613.8b: of clauses that depend on each other in a circle, the oldest.
 */
const nextInOrder = (
  state: GameState,
  [oldest, ...others]: readonly [ActiveClause, ...ActiveClause[]],
  layer: Layer,
): ActiveClause => {
  const left = [oldest, ...others];
  if (!others.length || !left.some(({ clause }) => mayDepend(clause, layer))) return oldest;
  const after = new Map(left.map((each) => [each, layer.with(state, each)] as const));
  const found = new Map(
    left.map((each) => {
      const before = idsOf(affectedObjects(state, each));
      const isFirst = ([other, then]: readonly [ActiveClause, GameState]): boolean =>
        other !== each && difference(before, idsOf(affectedObjects(then, each))).size > 0;
      return [each, mayDepend(each.clause, layer) ? [...after].filter(isFirst).map(([other]) => other) : []] as const;
    }),
  );
  const dependsOn = (each: ActiveClause): readonly ActiveClause[] => found.get(each) ?? [];
  return left.find((each) => dependsOn(each).every((other) => leadsTo(other, each, dependsOn))) ?? oldest;
};

/**
 * Yields the clauses in the order in which they apply; each is chosen after those before it are applied (613.7, 613.8).
 * Too many clauses to compare follow their timestamps, except that they come after the clauses that remove them
 * (`isTaking`).
 */
export function* inOrder(
  among: readonly ActiveClause[],
  layer: Layer,
  isTaking: (said: ActiveClause) => boolean,
  table: () => GameState,
): Iterable<ActiveClause> {
  if (!isOrderable(table(), among)) {
    const taking = among.filter(isTaking).map((each) => [each, idsOf(affectedObjects(table(), each))] as const);
    yield* inDependencyOrder(among, taking);
    return;
  }
  const left = new Set(among);
  for (let [oldest, ...others] = left; oldest; [oldest, ...others] = left) {
    const next = nextInOrder(table(), [oldest, ...others], layer);
    left.delete(next);
    yield next;
  }
}

/** Finds dependencies between clauses as they are applied. */
export interface DependenceTracker {
  /** Records which objects a clause affects as it is applied. */
  readonly before: (said: ActiveClause, reached: readonly GameObject[]) => void;
  /** Records which objects it affects once it has been applied. */
  readonly after: (said: ActiveClause, now: GameState) => void;
  /** Finds the clauses that depend on others (613.8). */
  readonly dependentsAt: (end: GameState) => readonly Dependent[];
}

/** Creates a tracker; clauses are recorded in the order in which they are applied. */
export const createDependenceTracker = (state: GameState, layer: Layer): DependenceTracker => {
  const order: Applied[] = [];
  const late: LateClause[] = [];
  const reachedAfter = new Map<ActiveClause, readonly string[]>();
  return {
    before: (said, reached) => {
      if (order.length && mayDepend(said.clause, layer)) {
        const objects = difference(idsOf(affectedObjects(state, said)), idsOf(reached));
        if (objects.size) late.push({ said, place: order.length, objects });
      }
      order.push({ said, reached });
    },
    after: (said, now) => {
      if (mayDepend(said.clause, layer)) reachedAfter.set(said, idsOf(affectedObjects(now, said)));
    },
    dependentsAt: (end) => [...dependentsOf(state, end, reachedAfter), ...circlesAmong(state, order, late, layer)],
  };
};
