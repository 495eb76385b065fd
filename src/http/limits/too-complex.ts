import type { TooComplex } from '../../domain/result.js';
import type { Limits } from './limits.js';

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
export const tooComplex = (limit: LimitOfAnswers, value: number, maximum: number): TooComplex => ({
  code: 'QUERY_TOO_COMPLEX',
  limit,
  value,
  maximum,
  says: `That is too much to answer at once: the limit of ${limit} is ${maximum} ${units[limit]}.`,
});
