/** A problem with a client's input; the path starts at the argument. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export const problem = (path: Problem['path'], message: string): Problem => ({ path, message });

const none: readonly Problem[] = [];

/** Collects the problems of a list's items. `says` returns an item's message or null; `path` may name a field in it. */
export const problemsAmong = <Item>(
  items: readonly Item[] | null | undefined,
  path: readonly [list: string, ...part: string[]],
  says: (item: Item, index: number) => string | null,
): readonly Problem[] => {
  let found: Problem[] | undefined;
  items?.forEach((item, index) => {
    const message = says(item, index);
    if (message === null) return;
    const [list, ...part] = path;
    (found ??= []).push(problem([list, index, ...part], message));
  });
  return found ?? none;
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

/** The maximum number of problems in an answer, which counts the rest. */
export const mostProblems = 100;

/** Puts a prefix before the paths of problems. */
export const atPath = (prefix: Problem['path'], problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => ({ path: [...prefix, ...path], message }));
