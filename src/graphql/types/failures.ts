import { GraphQLError } from 'graphql';
import type { Result } from '../../domain/result.js';
import { publicFailure, type RequestFailure } from '../../http/errors/public-failure.js';

/** The value, or a GraphQL error with the failure's code and what it says about it. */
export const orThrow = <Value>(result: Result<Value, RequestFailure>): Value => {
  if (result.ok) return result.value;
  const { code, message, details } = publicFailure(result.failure);
  throw new GraphQLError(message, { extensions: { code, ...details } });
};
