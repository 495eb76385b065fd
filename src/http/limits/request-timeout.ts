import type { FastifyInstance, FastifyReply } from 'fastify';

const tookTooLong = (): Error =>
  Object.assign(new Error('The request took too long; try again in a moment.'), { statusCode: 504 });

const giveUp = (reply: FastifyReply): void => {
  const isUnderWay = reply.sent || reply.raw.headersSent;
  if (!isUnderWay) reply.send(tookTooLong());
};

/**
 * Answers a request with 504 that has no answer in time, in milliseconds, unless its route says by `handlerTimeout` that
 * it may take longer; what has begun to be answered, and what stays open, may go on. Fastify itself would forget a
 * request as soon as its body has been read.
 */
export const keepingTime = (app: FastifyInstance, time: number): void => {
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    const timer = setTimeout(giveUp, routeOptions.handlerTimeout || time, reply);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
};
