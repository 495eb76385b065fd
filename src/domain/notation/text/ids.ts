/** An object before it has an id. */
export interface ObjectWithoutId {
  readonly name: string;
  /** The id given in quotes; null if it is made from the name. */
  readonly id: string | null;
  /** The name of the player on whose line the object is. */
  readonly player: string;
}

/** An id derived from a name, for an object that may take it. */
interface Candidate {
  readonly id: string;
  /** Marks the id as taken. */
  readonly keep: () => void;
}

/**
 * Derives ids from names, in order: Name, Name 2 for the same player's second, Bob's Name for another player's.
 *
 * - `used`: the ids already taken.
 */
export const createIdGiver = (used: Set<string>): ((name: string, player: string) => Candidate) => {
  const firstOf = new Map<string, string>();
  const counts = new Map<string, number>();
  return (name, player) => {
    const base = (firstOf.get(name) ?? player) === player ? name : `${player}'s ${name}`;
    let count = (counts.get(base) ?? 0) + 1;
    while (used.has(numbered(base, count))) count += 1;
    const id = numbered(base, count);
    const keep = (): void => {
      firstOf.set(name, firstOf.get(name) ?? player);
      counts.set(base, count);
      used.add(id);
    };
    return { id, keep };
  };
};

const numbered = (base: string, count: number): string => (count === 1 ? base : `${base} ${count}`);

/** Returns the objects' ids in order: as given, else derived from the name. */
export const idsOf = (objects: readonly ObjectWithoutId[], taken: readonly string[]): readonly string[] => {
  const give = createIdGiver(new Set([...taken, ...objects.flatMap(({ id }) => (id === null ? [] : [id]))]));
  return objects.map(({ id, name, player }) => {
    if (id !== null) return id;
    const candidate = give(name, player);
    candidate.keep();
    return candidate.id;
  });
};
