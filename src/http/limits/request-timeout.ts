import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { httpError } from '../errors/thrown.js';

interface RequestTimeoutOptions {
  /** In milliseconds. */
  readonly time: number;
}

const giveUp = (reply: FastifyReply): void => {
  const isUnderWay = reply.sent || reply.raw.headersSent;
  if (!isUnderWay) reply.send(httpError(504, 'The request took too long; try again in a moment.'));
};

/**
 * Answers 504 to a request that takes too long, unless its response has begun. Fastify's own timeout covers only bodies.
 */
export const requestTimeout = fp<RequestTimeoutOptions>(
  (app, { time }, done) => {
    app.addHook('onRequest', (_, reply, next) => {
      const timer = setTimeout(giveUp, time, reply);
      reply.raw.once('close', () => clearTimeout(timer));
      next();
    });
    done();
  },
  { name: 'request-timeout' },
);
