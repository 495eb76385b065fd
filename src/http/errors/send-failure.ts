import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { outageOf } from '../../games/store/outage.js';
import { errorCodes, maySoonPass, RETRY_AFTER } from './error-codes.js';
import {
  internalError,
  outageMessages,
  publicFailure,
  type PublicFailure,
  type RequestFailure,
} from './public-failure.js';
import { Refused } from './thrown.js';
import { frameworkFailure } from './framework-errors.js';
import { sendProblem } from './problem.js';

/** Sends a failure as a problem. */
export const sendFailure = (reply: FastifyReply, failure: RequestFailure) => sendProblem(reply, publicFailure(failure));

/** Converts an error to a failure for clients; a bug is logged, and reported without any detail. */
export const failureOf = (error: unknown, request: FastifyRequest): PublicFailure => {
  if (error instanceof Refused) return publicFailure(error.failure);
  const outage = outageOf(error);
  const failure = outage ? { code: outage, message: outageMessages[outage] } : frameworkFailure(error, request);
  if (!failure) request.log.error({ err: error }, 'a request failed');
  return failure ?? internalError;
};

/** Sets the header Retry-After, if a retry may help. */
export const withRetryAfter = (reply: FastifyReply, { code }: PublicFailure): FastifyReply =>
  maySoonPass(errorCodes[code].status) && !reply.hasHeader('retry-after')
    ? reply.header('retry-after', RETRY_AFTER)
    : reply;

/** Sends the framework's errors as problems. */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const failure = failureOf(error, request);
  return sendProblem(withRetryAfter(reply, failure), failure);
};
