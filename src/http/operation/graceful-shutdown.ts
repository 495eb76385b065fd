import fp from 'fastify-plugin';

interface ConnectionDrainingOptions {
  /** Aborted when the server is asked to end. */
  readonly ending: AbortSignal;
}

/**
 * Once the server is asked to end, tells each client with its answer to come back over another connection: by then a load
 * balancer knows that this server is not ready, and picks another one.
 */
export const connectionDraining = fp<ConnectionDrainingOptions>(
  (app, { ending }, done) => {
    app.addHook('onSend', (_, reply, payload, next) => {
      if (ending.aborted) reply.header('connection', 'close');
      next(null, payload);
    });
    done();
  },
  { name: 'connection-draining' },
);
