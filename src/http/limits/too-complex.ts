import type { Limits } from './limits.js';

export type LimitOfAnswers = Exclude<keyof Limits, 'body' | 'time'>;

const units: Readonly<Record<LimitOfAnswers, string>> = {
  tokens: 'tokens',
  fragments: 'fragments',
  depth: 'levels of fields',
  aliases: 'aliases',
  directives: 'directives',
  cost: 'values, each list at its full length',
};

/** Says which limit a request is over, and its value. */
export const tooComplexMessage = (limit: LimitOfAnswers, most: number): string =>
  `That is too much to answer at once: the limit of ${limit} is ${most} ${units[limit]}.`;
