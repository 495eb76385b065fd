import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { OUR_FAULT } from '../pipeline/report.js';
import { maySoonPass, RETRY_AFTER } from '../../http/limits/statuses.js';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/** The codes of requests that are refused before GraphQL sees them, by status; REST has the same. */
const codes: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
  504: 'TIMEOUT',
};

const codeOf = (error: Error, status: number): string | undefined =>
  error instanceof GraphQLError ? String(error.extensions.code) : codes[status];

/** Answers a refused request as a GraphQL response; a bug without any detail. */
export const sendRefusal = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  const code = codeOf(error, status);
  if (!code) request.log.error({ err: error }, 'a GraphQL request failed');
  const refusal = code
    ? { message: error.message, extensions: { code } }
    : { message: OUR_FAULT, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  const takesOwnType = request.headers.accept?.includes(GRAPHQL_RESPONSE) ?? false;
  if (maySoonPass(status) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER);
  void reply
    .code(code ? status : 500)
    .type(takesOwnType ? GRAPHQL_RESPONSE : 'application/json; charset=utf-8')
    .send({ errors: [refusal] });
};
