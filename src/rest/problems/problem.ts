import type { FastifyReply } from 'fastify';
import type { PublicFailure } from '../../questions/catalogue/public-failure.js';
import { typeOf } from './error-codes.js';

export const PROBLEM = 'application/problem+json';

/** A failure as RFC 9457 tells it. */
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

/** Sends a failure, with the id by which the log tells of the request. */
export const send = (reply: FastifyReply, failure: PublicFailure) =>
  reply
    .code(failure.status)
    .type(PROBLEM)
    .send({ ...problemOf(failure), requestId: reply.request.id });
