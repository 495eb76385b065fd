import type { TooComplex } from '../../domain/result.js';

/** The limits of a request and its answer. */
export interface Limits {
  /** In values of the answer; expensive fields count as several. */
  readonly cost: number;
  /** In steps of about a tenth of a microsecond. */
  readonly work: number;
  /** In milliseconds: how long it may take. */
  readonly time: number;
  /** The size of a request's body or a WebSocket message, in bytes. */
  readonly body: number;
  /** The tokens of a GraphQL document. */
  readonly tokens: number;
  /** The fragments of a document. */
  readonly fragments: number;
  /** Of an operation: the depth of its fields, and its aliases and directives. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

/** The default limits. */
export const standardLimits: Limits = {
  ...{ cost: 1_000_000, work: 25_000_000, time: 30_000, body: 10 * 1024 * 1024 },
  ...{ tokens: 500_000, fragments: 500, depth: 20, aliases: 100, directives: 50 },
};

type Says = (maximum: number, value: number) => string;

const tooMuchToAnswer =
  (limit: string, unit = limit): Says =>
  (maximum) =>
    `That is too much to answer at once: the limit of ${limit} is ${maximum} ${unit}.`;

/** The message for each limit, apart from those of exact answers in combat and of GraphQL alone. */
const messages = {
  work: (maximum, value) =>
    `That is too much to work out at once: it takes ${value} steps, and the limit of work is ${maximum}. Ask about fewer creatures, players or rules.`,
  cost: tooMuchToAnswer('cost', 'values, each list at its full length'),
  unfolded: (maximum, value) =>
    `That unfolds into at least ${value} characters; at most ${maximum} are read. Ask about less at once.`,
  answer: (maximum) => `The answer would be longer than ${maximum} bytes. Ask for less at once.`,
  memory: (maximum) => `That is too much to work out at once: it takes more than ${maximum} MiB of memory.`,
  values: (maximum, value) => `The request holds ${value} values; at most ${maximum} are read. Ask about less at once.`,
  tokens: tooMuchToAnswer('tokens'),
  fragments: tooMuchToAnswer('fragments'),
  depth: tooMuchToAnswer('depth', 'levels of fields'),
  aliases: tooMuchToAnswer('aliases'),
  directives: tooMuchToAnswer('directives'),
} as const satisfies Readonly<Record<string, Says>>;

/** Rejects a request over a limit, with its value as far as that was counted. */
export const overLimit = (limit: keyof typeof messages, value: number, maximum: number): TooComplex => ({
  code: 'QUERY_TOO_COMPLEX',
  ...{ limit, value, maximum, says: messages[limit](maximum, value) },
});

/** Rejects a request if its value is over the limit. */
export const refuseOver = (...[limit, value, maximum]: Parameters<typeof overLimit>): TooComplex | undefined =>
  value > maximum ? overLimit(limit, value, maximum) : undefined;

/** In steps, characters and bytes: the most work, the longest text and the largest stored table for the main thread. */
const WORK_HERE = 120_000;
export const LONGEST_ON_MAIN_THREAD = 65_536;
const LARGEST_TABLE_HERE = 262_144;

/** The share of a request's time that computing may take; the rest is for sending the answer. */
const SHARE_OF_TIME = 0.8;

/** The remaining budget of a request: steps of work, values in the answer, and time. */
export class Budget {
  /** Whether the request, which has changed nothing, is left to a worker; this thread's results are discarded. */
  isLeft = false;
  /** How many values the answer may still hold; below 0 it is too large. */
  values: number;
  readonly #begun = performance.now();
  #spent = 0;
  #foreseen = 0;

  constructor(
    readonly most: Pick<Limits, 'cost' | 'work' | 'time'> = standardLimits,
    /** Whether a worker may answer: it then takes all requests that are not small. */
    public mayLeave = false,
  ) {
    this.values = most.cost;
  }

  /** Spends steps, or rejects too many; if `atMost` steps are too much for this thread, a worker takes over. */
  spend(steps: number, atMost = steps): TooComplex | undefined {
    this.foresee(atMost);
    this.#spent += steps;
    return this.foresee(0);
  }

  /** Returns a failure if that number of further steps would be too many; spends none. */
  foresee(steps: number): TooComplex | undefined {
    const value = this.#spent + steps;
    const tooMuch = refuseOver('work', value, this.most.work);
    if (tooMuch) return tooMuch;
    this.#foreseen = Math.max(this.#foreseen, value);
    return this.isLeft || (this.mayLeave && value > WORK_HERE) ? this.leave() : undefined;
  }

  /** Spends values of the answer, or rejects them if they are too many. */
  spendValues(values: number): TooComplex | undefined {
    this.values -= values;
    return this.values < 0 ? overLimit('cost', this.most.cost - this.values, this.most.cost) : undefined;
  }

  /** Leaves the request to a worker. */
  leave(): TooComplex {
    this.isLeft = true;
    return leftToWorker;
  }

  /** Keeps the request on this thread: it has changed data, so no worker may begin it again. */
  stay(): void {
    this.isLeft = false;
    this.mayLeave = false;
  }

  /** Leaves a long text to a worker, if a worker may answer; returns whether the request is left to a worker. */
  leavesText(length: number): boolean {
    if (this.mayLeave && length > LONGEST_ON_MAIN_THREAD) this.leave();
    return this.isLeft;
  }

  /** In steps: the remaining work for this thread. */
  get steps(): number {
    return (this.mayLeave ? Math.min(this.most.work, WORK_HERE) : this.most.work) - this.#spent;
  }

  /** In bytes: the largest stored table that this thread may read. */
  get largestTable(): number {
    return this.mayLeave ? LARGEST_TABLE_HERE : Infinity;
  }

  /** In steps: the work that is left to a worker; undefined if it was not counted. */
  get size(): number | undefined {
    return this.#foreseen > WORK_HERE ? this.#foreseen : undefined;
  }

  get isOver(): boolean {
    return performance.now() > this.#begun + this.most.time;
  }

  /** The remaining time to compute the answer, in seconds. */
  get seconds(): number {
    return (this.#begun + this.most.time * SHARE_OF_TIME - performance.now()) / 1_000;
  }
}

/** A placeholder for an answer that a worker gives; never read. */
export const leftToWorker = overLimit('work', WORK_HERE, WORK_HERE);

/** In bytes: the longest answer; a worker holds its whole text in memory. */
export const longestAnswer = 24 * 1024 * 1024;

/** In bytes: the longest answer of an MCP tool, whose result repeats it as text. */
export const longestResult = 8 * 1024 * 1024;

/** Rejects an answer whose strings and names alone are too long: many GraphQL aliases may repeat a long text. */
export const refuseLongAnswer = (answer: unknown, most = longestAnswer): TooComplex | undefined =>
  refuseOver('answer', most - take(answer, most), most);

/** Rejects a serialized answer that is too long, before its pieces are joined. */
export const refuseLongText = ({ length }: string): TooComplex | undefined =>
  refuseOver('answer', length, longestAnswer);

/** In bytes: the size of a value that is not a text. */
const OTHER = 4;

/** Subtracts the size of a value from the bytes left; stops once the result is negative. */
const take = (value: unknown, left: number): number => {
  if (typeof value === 'string') return left - Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null) return left - OTHER;
  let rest = left - OTHER;
  if (Array.isArray(value)) {
    for (const each of value) if (rest >= 0) rest = take(each, rest);
  } else for (const [name, each] of Object.entries(value)) if (rest >= 0) rest = take(each, rest - name.length);
  return rest;
};
