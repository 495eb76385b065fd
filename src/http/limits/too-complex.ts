import { GraphQLError, type GraphQLFormattedError } from 'graphql';
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

/** What is said of a request that asks for too much: by which limit, and what it is. */
export const tooComplexMessage = (limit: LimitOfAnswers, most: number): string =>
  `That is too much to answer at once: the limit of ${limit} is ${most} ${units[limit]}.`;

/** An operation that asks for too much. */
export const tooComplex = (limit: LimitOfAnswers, most: number): GraphQLError =>
  new GraphQLError(tooComplexMessage(limit, most), { extensions: { code, limit, maximum: most } });

const code = 'QUERY_TOO_COMPLEX';

/** What graphql-js says of its own accord of documents that are too much. */
const ownLimits: readonly [said: RegExp, told: (most: number) => GraphQLFormattedError][] = [
  [/contains more tha[tn] (\d+) tokens/, (most) => tooComplex('tokens', most)],
  [/^(?:Syntax Error: )?Maximum call stack size exceeded/, () => ({ message: TOO_DEEP, extensions: { code } })],
  [/^Validation aborted\.$/, () => ({ message: TOO_LONG, extensions: { code } })],
];

const TOO_DEEP = 'That is too much to answer at once: the document is nested too deeply to be read.';
const TOO_LONG = 'That is too much to answer at once: the document takes too long to check.';

/** An error about a document as it is told, under the code of limits where it is one that a limit was behind. */
export const asLimit = (error: GraphQLFormattedError): GraphQLFormattedError => {
  if (error.extensions?.limit !== undefined) return { ...error, extensions: { ...error.extensions, code } };
  for (const [said, told] of ownLimits) {
    const found = said.exec(error.message);
    if (found) {
      const { message, extensions } = told(Number(found[1]));
      return { ...error, message, extensions: { ...error.extensions, ...extensions } };
    }
  }
  return error;
};
