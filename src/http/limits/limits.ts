import { overLimit, type TooComplex } from '../../domain/result.js';
import { mostWork } from '../../questions/catalogue/work.js';

/** The limits of a request and its answer, over REST and GraphQL. */
export interface Limits {
  /** In bytes, of a request or a WebSocket message. */
  readonly body: number;
  /** The tokens of a GraphQL document. */
  readonly tokens: number;
  /** The fragments of a document. */
  readonly fragments: number;
  /** Of an operation: the depth of its fields, and its aliases and directives. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** The values of an answer; work counts as the number of values it takes the place of. */
  readonly cost: number;
  /** The work of a request, in steps of about a tenth of a microsecond. */
  readonly work: number;
  /** In milliseconds: how long a request may take. */
  readonly time: number;
}

/** The limits of every server. */
export const standardLimits: Limits = {
  body: 10 * 1024 * 1024,
  tokens: 500_000,
  fragments: 500,
  depth: 20,
  aliases: 100,
  directives: 50,
  cost: 1_000_000,
  work: mostWork,
  time: 30_000,
};

export type LimitOfAnswers = Exclude<keyof Limits, 'body' | 'time' | 'work'>;

const units: Readonly<Record<LimitOfAnswers, string>> = {
  tokens: 'tokens',
  fragments: 'fragments',
  depth: 'levels of fields',
  aliases: 'aliases',
  directives: 'directives',
  cost: 'values, each list at its full length',
};

/** Refuses a request that is over a limit: with what it comes to, as far as it was counted. */
export const overLimitOf = (limit: LimitOfAnswers, value: number, maximum: number): TooComplex => {
  const says = `That is too much to answer at once: the limit of ${limit} is ${maximum} ${units[limit]}.`;
  return overLimit(limit, value, maximum, says);
};
