/** Waits for a turn; resolves with what ends it, or with nothing where too many of the tenant wait. */
export type TakeTurn = (tenant: string) => Promise<(() => void) | undefined>;

export interface Turns {
  readonly take: TakeTurn;
  /** How many wait. */
  readonly waiting: () => number;
}

/** How many turns of a tenant may wait. */
const LONGEST_QUEUE = 32;

/**
 * Lets tenants take turns at so many places. No tenant has all places at once where there are several, and those who wait
 * come one after the other, however many turns one of them waits for.
 */
export const createTurns = (places: number): Turns => {
  const queues = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  const share = Math.max(1, places - 1);
  let free = places;
  const mayRun = (tenant: string): boolean => free > 0 && (running.get(tenant) ?? 0) < share;
  const begin = (tenant: string): (() => void) => {
    free -= 1;
    running.set(tenant, (running.get(tenant) ?? 0) + 1);
    return () => {
      free += 1;
      const others = (running.get(tenant) ?? 1) - 1;
      if (others) running.set(tenant, others);
      else running.delete(tenant);
      beginNext();
    };
  };
  const beginNext = (): void => {
    const [tenant, queue] = [...queues].find(([each]) => mayRun(each)) ?? [];
    const start = queue?.shift();
    if (tenant === undefined || !queue || !start) return;
    // Whoever had a turn comes last.
    queues.delete(tenant);
    if (queue.length) queues.set(tenant, queue);
    start();
    beginNext();
  };
  return {
    take: (tenant) => {
      const queue = queues.get(tenant) ?? [];
      if (!queue.length && mayRun(tenant)) return Promise.resolve(begin(tenant));
      if (queue.length >= LONGEST_QUEUE) return Promise.resolve(undefined);
      queues.set(tenant, queue);
      return new Promise((resolve) => queue.push(() => resolve(begin(tenant))));
    },
    waiting: () => [...queues.values()].reduce((sum, { length }) => sum + length, 0),
  };
};
