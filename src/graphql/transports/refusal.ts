import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { codeOfStatus, maySoonPass, RETRY_AFTER } from '../../http/errors/error-codes.js';
import { ourFault, publicFailure } from '../../http/errors/public-failure.js';
import { GivenUp } from '../../http/work/given-up.js';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

interface Failing extends Error {
  readonly statusCode?: number | undefined;
}

/** A request that is refused before GraphQL sees it has the code of its status; REST has the same. */
const codeOf = (error: Failing): string | undefined => {
  if (error instanceof GraphQLError) return String(error.extensions.code);
  if (error instanceof GivenUp) return error.failure.code;
  return error.statusCode === 400 ? 'BAD_REQUEST' : codeOfStatus(error.statusCode);
};

/** Returns the limit that a request was given up at. */
const detailsOf = (error: Error): object =>
  error instanceof GivenUp ? (publicFailure(error.failure).details ?? {}) : {};

/** Returns the error of a request that no worker answered. */
export const errorOf = (error: unknown): GraphQLError => {
  if (!(error instanceof Error)) throw error;
  const refused: Failing = error;
  const code = codeOf(refused);
  if (!code) throw error;
  return new GraphQLError(error.message, { extensions: { code, ...detailsOf(refused) } });
};

/** Answers a refused request as a GraphQL response; a bug without any detail. */
export const sendRefusal = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  const code = codeOf(error);
  if (!code) request.log.error({ err: error }, 'a GraphQL request failed');
  const refusal = code
    ? { message: error.message, extensions: { code, ...detailsOf(error) } }
    : { message: ourFault.message, extensions: { code: ourFault.code } };
  const takesOwnType = request.headers.accept?.includes(GRAPHQL_RESPONSE) ?? false;
  if (maySoonPass(status) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  void reply
    .code(code ? status : 500)
    .type(takesOwnType ? GRAPHQL_RESPONSE : 'application/json; charset=utf-8')
    .send({ errors: [refusal] });
};
