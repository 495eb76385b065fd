import { createConcurrencyLimit } from '../limits/concurrency-limit.js';

interface TurnsSettings {
  /** The number of places for turns of any size; one more is only for small turns. */
  readonly places: number;
  /** In milliseconds: how long a turn may wait. */
  readonly patience: number;
}

/** How many turns of a tenant may wait. */
const LONGEST_QUEUE = 32;

/** In steps: the largest small job. It takes milliseconds, so it does not count for a tenant's share of places. */
export const LARGEST_SMALL_JOB = 600_000;

interface Waiter {
  readonly size: number;
  readonly start: () => void;
}

/** Ends a turn. */
type End = () => void;

/**
 * Schedules tenants' jobs on a number of places, round-robin by tenant. No tenant gets all of several places. A
 * tenant's smallest job comes first, and a place is reserved for small jobs.
 */
export class JobScheduler {
  /** The waiting turns of each tenant, the smallest first. */
  readonly #queues = new Map<string, readonly Waiter[]>();
  /** The running turns of each tenant that are not small. */
  readonly #running;
  readonly #pace = createPace();
  readonly #settings: TurnsSettings;
  #free: number;
  /** How many more large turns may begin. */
  #freeForLarge: number;

  constructor(settings: TurnsSettings) {
    this.#settings = settings;
    this.#running = createConcurrencyLimit(Math.max(1, settings.places - 1));
    this.#free = settings.places + 1;
    this.#freeForLarge = settings.places;
  }

  /** The number of running turns. */
  get running(): number {
    return this.#settings.places + 1 - this.#free;
  }

  /** The number of waiting turns. */
  get waiting(): number {
    return [...this.#queues.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Waits for a turn of `size` steps; resolves with a function that ends it, or with undefined if too many turns of the
   * tenant wait, or those ahead would take too long.
   */
  async take(tenant: string, size: number): Promise<End | undefined> {
    const queue = this.#queues.get(tenant) ?? [];
    const before = queue.filter((each) => each.size <= size);
    if (!before.length && this.#mayRun(tenant, size)) return this.#begin(tenant, size);
    const ahead = before.reduce((sum, each) => sum + each.size, 0);
    if (queue.length >= LONGEST_QUEUE || this.#pace.of(ahead) > this.#settings.patience) return undefined;
    return this.#wait(tenant, size);
  }

  #mayRun(tenant: string, size: number): boolean {
    return this.#free > 0 && (size <= LARGEST_SMALL_JOB || (this.#freeForLarge > 0 && !this.#running.isFull(tenant)));
  }

  #wait(tenant: string, size: number): Promise<End | undefined> {
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer);
        resolve(this.#begin(tenant, size));
      };
      const waiter = { size, start };
      const timer = setTimeout(() => {
        this.#setQueue(tenant, (queue) => queue.filter((each) => each !== waiter));
        resolve(undefined);
      }, this.#settings.patience);
      this.#setQueue(tenant, (queue) => [...queue, waiter].sort((one, other) => one.size - other.size));
    });
  }

  /** Changes the queue of a tenant, which keeps its place among the others. */
  #setQueue(tenant: string, change: (queue: readonly Waiter[]) => readonly Waiter[]): void {
    const queue = change(this.#queues.get(tenant) ?? []);
    if (queue.length) this.#queues.set(tenant, queue);
    else this.#queues.delete(tenant);
  }

  #begin(tenant: string, size: number): End {
    const large = size <= LARGEST_SMALL_JOB ? 0 : 1;
    this.#free -= 1;
    this.#freeForLarge -= large;
    const release = large ? this.#running.take(tenant) : undefined;
    const done = this.#pace.begin(size);
    return () => {
      this.#free += 1;
      this.#freeForLarge += large;
      release?.();
      done();
      this.#beginNext();
    };
  }

  /** Begins the next turn that may run; its tenant is then the last in line. */
  #beginNext(): void {
    for (const [tenant, [first, ...others]] of this.#queues) {
      if (!first || !this.#mayRun(tenant, first.size)) continue;
      this.#queues.delete(tenant);
      this.#setQueue(tenant, () => others);
      first.start();
      this.#beginNext();
      return;
    }
  }
}

/** The weight of earlier measurements after each further turn. */
const DECAY = 0.9;

/** Estimates how long turns take, by the latest ones: `of` converts steps to milliseconds, `begin` measures a turn. */
const createPace = () => {
  // At first, a step is assumed to take a tenth of a microsecond.
  let [milliseconds, steps] = [100, 1_000_000];
  return {
    of: (ahead: number): number => (ahead * milliseconds) / steps,
    begin: (size: number): End => {
      const start = performance.now();
      return () => {
        milliseconds = milliseconds * DECAY + performance.now() - start;
        steps = steps * DECAY + size;
      };
    },
  };
};
