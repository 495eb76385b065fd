import { createShares, type Shares } from '../limits/shares.js';

/**
 * Waits for a turn of so many steps; resolves with what ends it, or with nothing where too many of the tenant wait, or those
 * before it take too long.
 */
export type TakeTurn = (tenant: string, size: number) => Promise<(() => void) | undefined>;

export interface Turns {
  readonly take: TakeTurn;
  /** How many wait. */
  readonly waiting: () => number;
}

interface TurnsSettings {
  /** For turns of any size. One more is for small turns alone. */
  readonly places: number;
  /** In milliseconds: how long a turn may wait. */
  readonly patience: number;
}

/** How many turns of a tenant may wait. */
const LONGEST_QUEUE = 32;

/** In steps: the largest turn that is small. It takes milliseconds, so it needs no share of the places. */
export const SMALL = 600_000;

const isSmall = (size: number): boolean => size <= SMALL;

interface Waiter {
  readonly size: number;
  readonly start: () => void;
}

/** Whose turn it is, and who waits. */
interface Line {
  /** Of each tenant, the smallest first. */
  readonly queues: Map<string, readonly Waiter[]>;
  /** The turns of each tenant that are not small. */
  readonly running: Shares;
  /** How many of these one tenant may have. */
  readonly share: number;
  readonly pace: Pace;
  free: number;
  /** How many more turns may begin that are not small. */
  freeForLarge: number;
}

/**
 * Lets tenants take turns at places. No tenant has all places at once where there are several, and those who wait come one
 * after the other, however many turns one of them waits for. Of one tenant the smallest turn is the next, and a place is
 * kept for turns that are small.
 */
export const createTurns = ({ places, patience }: TurnsSettings): Turns => {
  const share = Math.max(1, places - 1);
  const [queues, running, pace] = [new Map<string, readonly Waiter[]>(), createShares(), createPace()];
  const line: Line = { queues, running, share, pace, free: places + 1, freeForLarge: places };
  return {
    take: (tenant, size) => {
      const queue = queues.get(tenant) ?? [];
      if (!queue.some((each) => each.size <= size) && mayRun(line, tenant, size))
        return Promise.resolve(begin(line, tenant, size));
      const before = queue.reduce((sum, each) => sum + (each.size <= size ? each.size : 0), 0);
      if (queue.length >= LONGEST_QUEUE || pace.of(before) > patience) return Promise.resolve(undefined);
      return waitIn(line, tenant, size, patience);
    },
    waiting: () => [...queues.values()].reduce((sum, { length }) => sum + length, 0),
  };
};

const mayRun = ({ free, freeForLarge, running, share }: Line, tenant: string, size: number): boolean =>
  free > 0 && (isSmall(size) || (freeForLarge > 0 && running.held(tenant) < share));

const waitIn = (line: Line, tenant: string, size: number, patience: number): ReturnType<TakeTurn> =>
  new Promise((resolve) => {
    const start = () => {
      clearTimeout(timer);
      resolve(begin(line, tenant, size));
    };
    const waiter = { size, start };
    const timer = setTimeout(() => {
      setQueue(
        line,
        tenant,
        (line.queues.get(tenant) ?? []).filter((each) => each !== waiter),
      );
      resolve(undefined);
    }, patience);
    const queue = line.queues.get(tenant) ?? [];
    line.queues.set(
      tenant,
      [...queue, waiter].sort((one, other) => one.size - other.size),
    );
  });

/** Keeps the place of the tenant among the others. */
const setQueue = ({ queues }: Line, tenant: string, queue: readonly Waiter[]): void => {
  if (queue.length) queues.set(tenant, queue);
  else queues.delete(tenant);
};

const begin = (line: Line, tenant: string, size: number): (() => void) => {
  const large = isSmall(size) ? 0 : 1;
  line.free -= 1;
  line.freeForLarge -= large;
  const release = large ? line.running.take(tenant) : () => undefined;
  const done = line.pace.begin(size);
  return () => {
    line.free += 1;
    line.freeForLarge += large;
    release();
    done();
    beginNext(line);
  };
};

/** Whoever had a turn comes last. */
const beginNext = (line: Line): void => {
  const [tenant, queue] = [...line.queues].find(([each, [first]]) => first && mayRun(line, each, first.size)) ?? [];
  const [first, ...others] = queue ?? [];
  if (tenant === undefined || !first) return;
  line.queues.delete(tenant);
  setQueue(line, tenant, others);
  first.start();
  beginNext(line);
};

/** How long turns take, as the last ones did. */
interface Pace {
  /** In milliseconds: how long so many steps take. */
  readonly of: (steps: number) => number;
  /** Begins a turn of so many steps; returns how to end it. */
  readonly begin: (steps: number) => () => void;
}

/** How much of what was measured still counts after the next turn. */
const KEPT = 0.9;

/** A step is meant to take a tenth of a microsecond. */
const createPace = (): Pace => {
  let [milliseconds, steps] = [100, 1_000_000];
  return {
    of: (ahead) => (ahead * milliseconds) / steps,
    begin: (size) => {
      const start = performance.now();
      return () => {
        milliseconds = milliseconds * KEPT + performance.now() - start;
        steps = steps * KEPT + size;
      };
    },
  };
};
