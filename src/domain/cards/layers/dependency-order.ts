import type { ActiveClause } from './clauses-in-force.js';

/**
 * Returns clauses that change abilities in the order in which they apply.
 *
 * - 613.7: the oldest first, as they are passed.
 * - 613.8: an ability that a newer clause removes waits for that one, and so does not apply at all; in a circle, the
 *   oldest comes first.
 * - `taking`: the objects whose abilities each clause removes.
 */
export const inDependencyOrder = (
  said: readonly ActiveClause[],
  taking: readonly (readonly [taker: ActiveClause, objects: readonly string[]])[],
): readonly ActiveClause[] => {
  if (!taking.length) return said;
  const takersOf = takersByObject(said, taking);
  const ordered = new Set<ActiveClause>();
  const visit = (each: ActiveClause): void => {
    for (const taker of takersOf(each)) if (!ordered.has(taker) && !leadsTo(taker, each, takersOf)) visit(taker);
    ordered.add(each);
  };
  said.forEach(visit);
  return [...ordered];
};

type FindTakers = (said: ActiveClause) => readonly ActiveClause[];

/** Finds the clauses that remove a given clause's ability, for objects that have any. */
const takersByObject = (
  said: readonly ActiveClause[],
  taking: readonly (readonly [ActiveClause, readonly string[]])[],
): FindTakers => {
  const takers = new Map<string, ActiveClause[]>(said.map(({ object }) => [object, []]));
  for (const [taker, objects] of taking) for (const id of objects) takers.get(id)?.push(taker);
  return (each) => (takers.get(each.object) ?? []).filter((taker) => taker !== each);
};

/** Whether one clause depends on another, directly or through others. */
export const leadsTo = (from: ActiveClause, to: ActiveClause, takersOf: FindTakers): boolean => {
  const found = new Set([from]);
  for (const each of found) {
    if (each === to) return true;
    for (const taker of takersOf(each)) found.add(taker);
  }
  return false;
};
