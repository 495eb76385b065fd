import { GraphQLError } from 'graphql';
import { deepestNesting } from '../../domain/schema/reader.js';
import { tooComplexMessage, type LimitOfAnswers } from '../../http/limits/too-complex.js';

const code = 'QUERY_TOO_COMPLEX';

/** Creates the error of an operation over a limit. */
export const tooComplex = (limit: LimitOfAnswers, maximum: number): GraphQLError =>
  new GraphQLError(tooComplexMessage(limit, maximum), { extensions: { code, limit, maximum } });

/** Creates the error of a document or of variables nested over the limit. */
export const nestedTooDeeply = (): GraphQLError =>
  new GraphQLError(`Values and selections may be nested at most ${deepestNesting} levels deep.`, {
    extensions: { code, limit: 'nesting', maximum: deepestNesting },
  });

/** Creates the error of a document that nobody can count, parse or validate for its size. */
export const tooComplexToCheck = (): GraphQLError =>
  new GraphQLError('The document is too complex to be checked.', { extensions: { code } });
