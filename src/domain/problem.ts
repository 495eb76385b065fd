/** A problem with a client's input; the path starts at the argument. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export const problem = (path: Problem['path'], message: string): Problem => ({ path, message });

const none: readonly Problem[] = [];

/** Finds what is wrong with the items of a list: what is said of each, null for nothing; the path goes on within the item. */
export const problemsAmong = <Item>(
  items: readonly Item[] | null | undefined,
  path: readonly [list: string, ...part: string[]],
  says: (item: Item, index: number) => string | null,
): readonly Problem[] => {
  if (!items?.length) return none;
  return items.flatMap((item, index) => {
    const message = says(item, index);
    if (message === null) return none;
    const [list, ...part] = path;
    return [problem([list, index, ...part], message)];
  });
};

/** Finds items whose keys came before, in the list or in one that filled `seen`. */
export const repetitionsAmong = <Item>(
  items: readonly Item[],
  path: readonly [list: string, ...part: string[]],
  { keyOf, says, seen = new Set() }: Repeatable<Item>,
): readonly Problem[] =>
  problemsAmong(items, path, (item) => {
    const before = seen.size;
    return seen.add(keyOf(item)).size === before ? says(item) : null;
  });

interface Repeatable<Item> {
  readonly keyOf: (item: Item) => string;
  readonly says: (item: Item) => string;
  readonly seen?: Set<string>;
}

/** The most problems that an answer lists; it counts the rest. */
export const mostProblems = 100;

/** Puts a prefix before the paths of problems. */
export const within = (prefix: Problem['path'], problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => ({ path: [...prefix, ...path], message }));
