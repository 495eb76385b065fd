import type { FastifyReply } from 'fastify';
import type { PublicFailure } from '../../questions/catalogue/public-failure.js';
import { typeOf } from './error-codes.js';

export const PROBLEM = 'application/problem+json';

/** Returns a failure in the format of RFC 9457. */
export const problemOf = ({
  code,
  status,
  title,
  message,
  details,
}: PublicFailure): Readonly<Record<string, unknown>> => ({
  type: typeOf(code),
  title,
  status,
  detail: message,
  code,
  ...details,
});

/** Sends a failure with the id of the request in the log. */
export const send = (reply: FastifyReply, failure: PublicFailure) =>
  reply
    .code(failure.status)
    .type(PROBLEM)
    .send({ ...problemOf(failure), requestId: reply.request.id });
