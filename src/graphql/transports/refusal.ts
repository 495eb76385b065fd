import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { codeOfStatus, maySoonPass, RETRY_AFTER } from '../../http/errors/error-codes.js';
import { frameworkFailure } from '../../http/errors/framework-errors.js';
import { internalError, publicFailure } from '../../http/errors/public-failure.js';
import { Refused } from '../../http/errors/thrown.js';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

interface FailedRequest extends Error {
  readonly statusCode?: number | undefined;
}

/**
 * Returns the code of an error; a request that is rejected before GraphQL reads it has the code of its status, as over
 * REST.
 */
const codeOf = (error: FailedRequest): string | undefined => {
  if (error instanceof GraphQLError) return String(error.extensions.code);
  return error.statusCode === 400 ? 'BAD_REQUEST' : codeOfStatus(error.statusCode);
};

/** Returns the error that clients get for a rejected request; undefined for a bug. */
const clientErrorOf = (error: Error, message = error.message) => {
  if (error instanceof Refused) {
    const { code, message, details } = publicFailure(error.failure);
    return { message, extensions: { code, ...details } };
  }
  const code = codeOf(error);
  return code ? { message, extensions: { code } } : undefined;
};

/** Returns the error of a request that a worker failed to answer. */
export const errorOf = (error: unknown): GraphQLError => {
  const clientError = error instanceof Error ? clientErrorOf(error) : undefined;
  if (!clientError) throw error;
  return new GraphQLError(clientError.message, { extensions: clientError.extensions });
};

/** Answers a rejected request with a GraphQL response; a bug is reported without any detail. */
export const sendRefusal = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  const clientError = clientErrorOf(error, frameworkFailure(error, request)?.message);
  if (!clientError) request.log.error({ err: error }, 'a GraphQL request failed');
  const refusal = clientError ?? { message: internalError.message, extensions: { code: internalError.code } };
  const takesOwnType = request.headers.accept?.includes(GRAPHQL_RESPONSE) ?? false;
  if (maySoonPass(status) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  void reply
    .code(clientError ? status : 500)
    .type(takesOwnType ? GRAPHQL_RESPONSE : 'application/json; charset=utf-8')
    .send({ errors: [refusal] });
};
