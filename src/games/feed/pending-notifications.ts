/** Stands for every game. */
export const EVERYTHING = '*';

/** The most games that are kept while the database is away; more are told as everything. */
const MOST = 1_000;

/** Payloads of notifications have 8,000 bytes at most. */
const LONGEST_NAME = 1_000;

/** The games whose changes have still to be told, each once. */
export interface Untold {
  readonly add: (name: string) => void;
  readonly isEmpty: () => boolean;
  /** Tells all of them; those that it fails to tell stay. */
  readonly tellBy: (notify: (names: readonly string[]) => Promise<unknown>) => Promise<void>;
}

export const openUntold = (): Untold => {
  let names = new Set<string>();
  const add = (name: string): void => {
    names.add(name.length > LONGEST_NAME || names.size >= MOST ? EVERYTHING : name);
    if (names.has(EVERYTHING)) names = new Set([EVERYTHING]);
  };
  return {
    add,
    isEmpty: () => names.size === 0,
    tellBy: async (notify) => {
      const told = names;
      names = new Set();
      try {
        await notify([...told]);
      } catch (error) {
        told.forEach(add);
        throw error;
      }
    },
  };
};
