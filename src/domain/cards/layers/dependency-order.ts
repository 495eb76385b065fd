/** A clause that changes abilities, and the object that has it. */
interface ClauseOfObject {
  readonly object: string;
}

/**
 * Returns clauses that change abilities in the order in which they apply.
 *
 * - 613.7: the oldest first, as they are passed.
 * - 613.8: an ability that a newer clause removes waits for that one, and so does not apply at all; in a circle, the
 *   oldest comes first.
 * - `taking`: the objects whose abilities each clause removes.
 */
export const inDependencyOrder = <Said extends ClauseOfObject>(
  said: readonly Said[],
  taking: readonly (readonly [taker: Said, objects: readonly string[]])[],
): readonly Said[] => {
  if (!taking.length) return said;
  const takersOf = takersByObject(said, taking);
  const ordered = new Set<Said>();
  const visit = (each: Said): void => {
    for (const taker of takersOf(each)) if (!ordered.has(taker) && !leadsTo(taker, each, takersOf)) visit(taker);
    ordered.add(each);
  };
  said.forEach(visit);
  return [...ordered];
};

type FindTakers<Said> = (said: Said) => readonly Said[];

/** Finds the clauses that remove a given clause's ability, for objects that have any. */
const takersByObject = <Said extends ClauseOfObject>(
  said: readonly Said[],
  taking: readonly (readonly [Said, readonly string[]])[],
): FindTakers<Said> => {
  const takers = new Map<string, Said[]>(said.map(({ object }) => [object, []]));
  for (const [taker, objects] of taking) for (const id of objects) takers.get(id)?.push(taker);
  return (each) => (takers.get(each.object) ?? []).filter((taker) => taker !== each);
};

/** Whether one depends on the other, directly or through others. */
export const leadsTo = <Said>(from: Said, to: Said, takersOf: FindTakers<Said>): boolean => {
  const found = new Set([from]);
  for (const each of found) {
    if (each === to) return true;
    for (const taker of takersOf(each)) found.add(taker);
  }
  return false;
};
