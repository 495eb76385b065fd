import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { codeOfStatus, maySoonPass, RETRY_AFTER } from '../../http/errors/error-codes.js';
import { frameworkFailure } from '../../http/errors/framework-errors.js';
import { ourBug, publicFailure } from '../../http/errors/public-failure.js';
import { Refused } from '../../http/errors/refused.js';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

interface Failing extends Error {
  readonly statusCode?: number | undefined;
}

/** A request that is refused before GraphQL sees it has the code of its status; REST has the same. */
const codeOf = (error: Failing): string | undefined => {
  if (error instanceof GraphQLError) return String(error.extensions.code);
  return error.statusCode === 400 ? 'BAD_REQUEST' : codeOfStatus(error.statusCode);
};

/** Returns what clients are told of a request that was refused; undefined where that is a bug. */
const toldOf = (error: Error, said = error.message) => {
  if (error instanceof Refused) {
    const { code, message, details } = publicFailure(error.failure);
    return { message, extensions: { code, ...details } };
  }
  const code = codeOf(error);
  return code ? { message: said, extensions: { code } } : undefined;
};

/** Returns the error of a request that a worker failed to answer. */
export const errorOf = (error: unknown): GraphQLError => {
  const told = error instanceof Error ? toldOf(error) : undefined;
  if (!told) throw error;
  return new GraphQLError(told.message, { extensions: told.extensions });
};

/** Answers a refused request as a GraphQL response; a bug without any detail. */
export const sendRefusal = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  const told = toldOf(error, frameworkFailure(error, request)?.message);
  if (!told) request.log.error({ err: error }, 'a GraphQL request failed');
  const refusal = told ?? { message: ourBug.message, extensions: { code: ourBug.code } };
  const takesOwnType = request.headers.accept?.includes(GRAPHQL_RESPONSE) ?? false;
  if (maySoonPass(status) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  void reply
    .code(told ? status : 500)
    .type(takesOwnType ? GRAPHQL_RESPONSE : 'application/json; charset=utf-8')
    .send({ errors: [refusal] });
};
