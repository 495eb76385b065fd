import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

const HEADER = 'x-request-id';

/** An id that a client may choose: nothing that could forge a line of a log. */
const ACCEPTED = /^[\w.:+/=-]{1,128}$/;

/** Returns the id of a request in logs, problems and traces: that of its client or a proxy, else a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[HEADER];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
};

/** Sends each client the id of its request. */
export const requestIds = fp(
  (app, _, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      reply.header(HEADER, request.id);
      next();
    });
    done();
  },
  { name: 'request-ids' },
);
