import type { TooComplex } from '../../domain/result.js';

/** Words the message for a request that is over a limit. */
type Says = (maximum: number, value: number) => string;

/** The message that an answer would contain too much of something. */
export const tooMuchToAnswer =
  (limit: string, unit = limit): Says =>
  (maximum) =>
    `That is too much to answer at once: the limit of ${limit} is ${maximum} ${unit}.`;

/** The messages for limits of requests and answers, apart from those of exact answers in combat. */
export const sentences = {
  work: (maximum, value) =>
    `That is too much to work out at once: it takes ${value} steps, and the limit of work is ${maximum}. Ask about fewer creatures, players or rules.`,
  cost: tooMuchToAnswer('cost', 'values, each list at its full length'),
  unfolded: (maximum, value) =>
    `That unfolds into at least ${value} characters; at most ${maximum} are read. Ask about less at once.`,
  answer: (maximum) => `The answer would be longer than ${maximum} bytes. Ask for less at once.`,
} as const satisfies Readonly<Record<string, Says>>;

/** Creates functions that reject requests over limits, with a message for each. */
export const createRefusals = <Limit extends string>(said: Readonly<Record<Limit, Says>>) => {
  /** Rejects a request over a limit, with its value as far as that was counted. */
  const overLimit = (limit: Limit, value: number, maximum: number): TooComplex => ({
    code: 'QUERY_TOO_COMPLEX',
    ...{ limit, value, maximum, says: said[limit](maximum, value) },
  });
  /** Rejects a request if its value is over the limit. */
  const refuseOver = (limit: Limit, value: number, maximum: number): TooComplex | undefined =>
    value > maximum ? overLimit(limit, value, maximum) : undefined;
  return { overLimit, refuseOver };
};

export const { overLimit, refuseOver } = createRefusals(sentences);
