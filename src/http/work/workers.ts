import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { HTTPMethods } from 'fastify';
import { Piscina } from 'piscina';
import { errorCodeOf } from '../../database/start-up-error.js';
import { overLimit, type Limits } from '../../questions/catalogue/budget.js';
import type { Watch } from '../../questions/catalogue/question.js';
import type { Principal } from '../access/route-protection.js';
import { memoryOf } from './bytes.js';
import { JobScheduler } from './turns.js';
import { httpError, Refused } from '../errors/thrown.js';

/** A request to be answered by a worker. */
export interface Job {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body: text, or bytes that nobody has read, which are transferred to the worker. */
  readonly payload: string | Uint8Array | undefined;
  readonly principal: Principal;
  /** Whether the payload is a WebSocket message that contains the request. */
  readonly isMessage?: boolean;
  /** The event for which a subscription is executed. */
  readonly event?: unknown;
  /** The work in steps, as far as it was counted. */
  readonly size?: number | undefined;
}

/** A job with the message port on which the worker reports that it has begun. */
export interface JobWithPort extends Job {
  readonly port: MessagePort;
}

/** The response of a worker. */
export interface WorkerResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The questions that were asked in the request, as they were observed. */
  readonly questions: readonly Parameters<Watch>[];
  /** The id of the operation in the message; undefined if the payload is not such a message. */
  readonly operation: string | undefined;
}

/** The settings that a worker starts with. */
export interface WorkerSettings {
  readonly database: {
    readonly url: string;
    /** The longest time of a statement, in milliseconds. */
    readonly statementTimeout: number;
  };
  readonly limits: Limits;
  readonly graphql: {
    readonly introspection: boolean;
    readonly graphiql: boolean;
    readonly trustedDocuments?: string;
  };
}

/** The settings of all workers. */
export interface WorkersSettings extends WorkerSettings {
  /** The path of the program that each worker runs. */
  readonly program: string;
  /** How many workers answer requests of any size; one more answers only small ones. */
  readonly count: number;
  /** The memory of each worker, in MiB. */
  readonly memory: number;
  /** The longest time for each request, in milliseconds. */
  readonly time: number;
}

/** Worker threads that answer long requests. */
export interface Workers {
  /** Starts a worker, before the first request that needs one. */
  readonly start: () => void;
  readonly answer: (job: Job) => Promise<WorkerResponse>;
  readonly busy: () => number;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

/** In milliseconds: how long a worker without work is kept. */
const IDLE_TIME = 60_000;

/** In milliseconds: how long a worker may take to start; its time for a request begins after that. */
const LONGEST_START = 60_000;

/** The niceness of workers: the server's own thread has priority. */
const NICE = 10;

/**
 * In MiB: the young generation of a worker's heap, which is never given back: half of Node's default, at the cost of a
 * tenth more time.
 */
const YOUNG = 24;

/** In steps: the assumed size of a request that was not counted. */
const UNKNOWN = 5_000_000;

/**
 * In milliseconds: how long a request may wait and still be answered in time, even if it takes the longest time
 * allowed.
 */
const patienceOf = (requestTime: number, workTime: number): number => Math.max(requestTime - workTime, requestTime / 3);

/**
 * Creates worker threads, which start on demand. A worker that takes too long or too much memory is terminated and
 * replaced, so only its request fails.
 */
export const createWorkers = (settings: WorkersSettings): Workers => {
  const { count, limits, time } = settings;
  const turns = new JobScheduler({ places: count, patience: patienceOf(limits.time, time) });
  let started: Piscina<JobWithPort, WorkerResponse> | undefined;
  const start = () => (started ??= createPool(settings));
  return {
    start: () => void start(),
    answer: async (job) => {
      const end = await turns.take(job.principal.tenant, job.size ?? UNKNOWN);
      if (!end) throw httpError(503, 'Too many long requests wait already; try again soon.');
      return run(start(), job, settings).finally(end);
    },
    busy: () => turns.running,
    waiting: () => turns.waiting,
    close: async () => {
      if (!started) return;
      await startsOf(started);
      await started.destroy();
    },
  };
};

const createPool = (settings: WorkersSettings): Piscina<JobWithPort, WorkerResponse> => {
  const { program, count, memory, time, database, limits, graphql } = settings;
  const pool = new Piscina<JobWithPort, WorkerResponse>({
    filename: program,
    minThreads: 1,
    maxThreads: count + 1,
    idleTimeout: IDLE_TIME,
    atomics: 'disabled',
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
    workerData: { database, limits: { ...limits, time }, graphql } satisfies WorkerSettings,
  });
  // An idle worker that runs out of memory fails no request: the next one starts another worker.
  pool.on('error', () => undefined);
  for (const thread of pool.threads) thread.once('message', () => loadedThreads.add(thread));
  // The event comes before the first worker has loaded its program, but after the others have.
  pool.once('workerCreate', () =>
    pool.on('workerCreate', ({ id }: { readonly id: number }) =>
      pool.threads.filter(({ threadId }) => threadId === id).forEach((thread) => loadedThreads.add(thread)),
    ),
  );
  return pool;
};

/** The threads that have loaded their program. */
const loadedThreads = new WeakSet<Worker>();

/** Waits until each thread has loaded its program or ended: Node 24 crashes if one is ended while it loads. */
const startsOf = async (pool: Piscina<JobWithPort, WorkerResponse>): Promise<void> => {
  const starting = pool.threads.filter((thread) => !loadedThreads.has(thread));
  await Promise.all(starting.map((thread) => new Promise((done) => thread.once('message', done).once('exit', done))));
};

/** Has a worker answer a job, and terminates the worker if that takes too long. */
const run = async (
  pool: Piscina<JobWithPort, WorkerResponse>,
  job: Job,
  { time, memory }: WorkersSettings,
): Promise<WorkerResponse> => {
  const ending = new AbortController();
  const giveUp = () => ending.abort(httpError(504, `The request took longer than ${time} ms to work out.`));
  let timer = setTimeout(giveUp, LONGEST_START);
  const { port1, port2: port } = new MessageChannel();
  port1.once('message', () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, time);
  });
  try {
    const transferList = [port, ...memoryOf(job.payload)];
    return await pool.run({ ...job, port }, { transferList, signal: ending.signal });
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : reasonOf(error, memory);
  } finally {
    clearTimeout(timer);
    port1.close();
  }
};

const reasonOf = (error: unknown, maximum: number): unknown => {
  if (errorCodeOf(error) !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new Refused(overLimit('memory', maximum + 1, maximum));
};
