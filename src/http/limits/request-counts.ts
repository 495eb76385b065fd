import { LRUCache } from 'lru-cache';

/** How often somebody has asked in the present span of time, this request included, and when the span ends. */
export interface Count {
  readonly current: number;
  /** In milliseconds. */
  readonly ttl: number;
}

/** Counts the requests of each key in spans of time. */
export interface RequestCounts {
  readonly count: (key: string) => Promise<Count>;
  readonly close: () => Promise<void>;
}

/** In milliseconds: the span of time that requests are counted in. */
export const SPAN = 60_000;

/** Counts for one server; of those who have not asked for longest it forgets the most. */
export const countsInMemory = (): RequestCounts => {
  const counts = new LRUCache<string, { current: number; readonly until: number }>({ max: 50_000, ttl: SPAN });
  const count = (key: string): Count => {
    const now = Math.floor(performance.now());
    const known = counts.get(key);
    const counted = known && known.until > now ? known : { current: 0, until: now + SPAN };
    counted.current += 1;
    if (counted !== known) counts.set(key, counted);
    return { current: counted.current, ttl: counted.until - now };
  };
  return { count: (key) => Promise.resolve(count(key)), close: () => Promise.resolve() };
};
