import type { FastifyInstance } from 'fastify';

/**
 * From the moment that the server is asked to end, tells each client with its answer to come back over another
 * connection: a load balancer knows by then that this server is not ready, and leads it to another one.
 */
export const lettingGo = (app: FastifyInstance, ending: AbortSignal): void => {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (ending.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
};
