import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../../domain/result.js';
import { outageOf } from '../../games/store/outage.js';
import { errorCodes, maySoonPass, RETRY_AFTER } from '../../http/errors/error-codes.js';
import { ourFault, outageMessages, publicFailure, type RequestFailure } from '../../http/errors/public-failure.js';
import { GivenUp } from '../../http/work/given-up.js';
import { InvalidRequest } from '../request-readers.js';
import { frameworkFailure } from './framework-errors.js';
import { send } from './problem.js';

/** Sends a failure as a problem. */
export const sendFailure = (reply: FastifyReply, failure: RequestFailure) => send(reply, publicFailure(failure));

/** Sends the framework's errors as problems; a bug without any detail. */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof InvalidRequest) return sendFailure(reply, badInput(error.problems, error.moreProblems).failure);
  if (error instanceof GivenUp) return sendFailure(reply, error.failure);
  const outage = outageOf(error);
  const failure = outage ? { code: outage, message: outageMessages[outage] } : frameworkFailure(error, request);
  if (!failure) request.log.error({ err: error }, 'a request failed');
  const sent = failure ?? ourFault;
  const mayRetry = maySoonPass(errorCodes[sent.code].status) && !reply.hasHeader('retry-after');
  return send(mayRetry ? reply.header('retry-after', RETRY_AFTER) : reply, sent);
};
