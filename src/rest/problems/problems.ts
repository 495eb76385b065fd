import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../../domain/result.js';
import { outageOf, type Outage } from '../../games/store/outage.js';
import { maySoonPass, RETRY_AFTER } from '../../http/limits/statuses.js';
import { outageMessages, publicFailure, type RequestFailure } from '../../questions/catalogue/public-failure.js';
import { InvalidRequest } from '../request-readers.js';
import { frameworkFailure, frameworkKinds } from './framework-errors.js';
import { send } from './problem.js';

/** Sends a failure as a problem. */
export const sendFailure = (reply: FastifyReply, failure: RequestFailure) => send(reply, publicFailure(failure));

/** Sends the framework's errors as problems; a bug without any detail. */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof InvalidRequest) return sendFailure(reply, badInput(error.problems, error.moreProblems).failure);
  const outage = outageOf(error);
  if (outage) return sendOutage(reply, outage);
  const failure = frameworkFailure(error, request);
  if (failure) return send(maySoonPass(failure.status) ? afterAWhile(reply) : reply, failure);
  request.log.error({ err: error }, 'a request failed');
  const message = 'Something went wrong on our side.';
  return send(reply, { code: 'INTERNAL_SERVER_ERROR', title: 'A bug', status: 500, message, details: {} });
};

const afterAWhile = (reply: FastifyReply): FastifyReply =>
  reply.hasHeader('retry-after') ? reply : reply.header('retry-after', RETRY_AFTER);

const sendOutage = (reply: FastifyReply, code: Outage) => {
  const kind = code === 'TIMEOUT' ? frameworkKinds[504] : frameworkKinds[503];
  return send(afterAWhile(reply), { ...kind, message: outageMessages[code], details: {} });
};
