/** Limits how many connections, requests or exports each address, key or tenant holds at once. */
export interface ConcurrencyLimit {
  /** Whether a holder is at its limit. */
  readonly isFull: (holder: string) => boolean;
  /** Takes one more for a holder; returns a function that releases it, to be called once; undefined over the limit. */
  readonly take: (holder: string) => (() => void) | undefined;
}

/** Creates a limit of at most `most` for each holder. */
export const createConcurrencyLimit = (most: number): ConcurrencyLimit => {
  const counts = new Map<string, number>();
  const countOf = (holder: string): number => counts.get(holder) ?? 0;
  const isFull = (holder: string): boolean => countOf(holder) >= most;
  return {
    isFull,
    take: (holder) => {
      if (isFull(holder)) return undefined;
      counts.set(holder, countOf(holder) + 1);
      return () => {
        const remaining = countOf(holder) - 1;
        if (remaining) counts.set(holder, remaining);
        else counts.delete(holder);
      };
    },
  };
};
