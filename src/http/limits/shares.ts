/** Counts how many connections, requests or exports each address, key or tenant holds at once. */
export interface Shares {
  readonly countOf: (holder: string) => number;
  /** Counts one more; returns a function that releases it, to be called once. */
  readonly take: (holder: string) => () => void;
}

/** Creates shares without any holders. */
export const createShares = (): Shares => {
  const counts = new Map<string, number>();
  const countOf = (holder: string): number => counts.get(holder) ?? 0;
  return {
    countOf,
    take: (holder) => {
      counts.set(holder, countOf(holder) + 1);
      return () => {
        const remaining = countOf(holder) - 1;
        if (remaining) counts.set(holder, remaining);
        else counts.delete(holder);
      };
    },
  };
};
