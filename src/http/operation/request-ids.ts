import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';

/** What somebody else may call a request: nothing that could forge a line of a log. */
const ACCEPTED = /^[\w.:+/=-]{1,128}$/;

/** What a request is called in logs, problems and traces: what its sender or a proxy calls it, else a name of our own. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[HEADER];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
};

/** Tells the sender, too, what the request is called. */
export const tellRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    done();
  });
};
