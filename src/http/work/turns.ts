import { createShares, type Shares } from '../limits/shares.js';

/** Waits for a turn; resolves with what ends it, or with nothing where too many of the tenant wait. */
export type TakeTurn = (tenant: string) => Promise<(() => void) | undefined>;

export interface Turns {
  readonly take: TakeTurn;
  /** How many wait. */
  readonly waiting: () => number;
}

/** How many turns of a tenant may wait. */
const LONGEST_QUEUE = 32;

/** Whose turn it is, and who waits. */
interface Line {
  readonly queues: Map<string, (() => void)[]>;
  readonly running: Shares;
  /** How many places one tenant may have. */
  readonly share: number;
  free: number;
}

/**
 * Lets tenants take turns at so many places. No tenant has all places at once where there are several, and those who wait
 * come one after the other, however many turns one of them waits for.
 */
export const createTurns = (places: number): Turns => {
  const line: Line = { queues: new Map(), running: createShares(), share: Math.max(1, places - 1), free: places };
  return {
    take: (tenant) => {
      const queue = line.queues.get(tenant) ?? [];
      if (!queue.length && mayRun(line, tenant)) return Promise.resolve(begin(line, tenant));
      if (queue.length >= LONGEST_QUEUE) return Promise.resolve(undefined);
      line.queues.set(tenant, queue);
      return new Promise((resolve) => queue.push(() => resolve(begin(line, tenant))));
    },
    waiting: () => [...line.queues.values()].reduce((sum, { length }) => sum + length, 0),
  };
};

const mayRun = ({ free, running, share }: Line, tenant: string): boolean => free > 0 && running.held(tenant) < share;

const begin = (line: Line, tenant: string): (() => void) => {
  line.free -= 1;
  const release = line.running.take(tenant);
  return () => {
    line.free += 1;
    release();
    beginNext(line);
  };
};

/** Whoever had a turn comes last. */
const beginNext = (line: Line): void => {
  const [tenant, queue] = [...line.queues].find(([each]) => mayRun(line, each)) ?? [];
  const start = queue?.shift();
  if (tenant === undefined || !queue || !start) return;
  line.queues.delete(tenant);
  if (queue.length) line.queues.set(tenant, queue);
  start();
  beginNext(line);
};
