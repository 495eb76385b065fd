import { Server, type Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface ConnectionDrainingOptions {
  /** Aborted when the server is asked to end; by default it closes as soon as its requests are answered. */
  readonly ending?: AbortSignal | undefined;
}

/**
 * Closes a server without failing a request.
 *
 * - Once the server is asked to end, each response closes its connection, so its client opens another one: by then a
 *   load balancer knows that this server is not ready, and picks another one.
 * - When the server stops listening, the system resets connections that are not accepted yet. So responses are held
 *   back during that moment: clients that wait for a response do not connect.
 * - An accepted connection has a moment to send its first request, and is then closed: clients open some ahead of time,
 *   and Node would count them as active and wait a minute for them. It would also wait for connections whose response
 *   was in progress when the server stopped listening: these are closed when they become idle.
 */
export const connectionDraining = fp<ConnectionDrainingOptions>(
  (app, { ending }, done) => {
    const connections = watchConnections(app);
    if (ending) holdBack(app, ending, connections);
    app.addHook('preClose', (closing) => {
      closeUntilClosed(app.server, connections.closeUnused);
      closing();
    });
    done();
  },
  { name: 'connection-draining' },
);

/** Has responses close their connections once the server is to end, and holds them back while it stops listening. */
const holdBack = (app: FastifyInstance, ending: AbortSignal, connections: Watched): void => {
  let stopped = Promise.resolve();
  app.addHook('onSend', (_, reply, payload, next) => {
    if (!ending.aborted) {
      next(null, payload);
      return;
    }
    reply.header('connection', 'close');
    void stopped.then(() => next(null, payload));
  });
  app.addHook('preClose', async () => {
    stopped = connections.haveSettled().then(() => void Server.prototype.close.call(app.server));
    await stopped;
    await connections.haveSentRequests();
  });
};

/**
 * Closes unused and idle connections again and again until the server is closed: more may be accepted or become idle.
 */
const closeUntilClosed = (server: FastifyInstance['server'], closeUnused: () => void): void => {
  closeUnused();
  const timer = setInterval(() => {
    closeUnused();
    server.closeIdleConnections();
  }, IDLE_CHECK);
  server.once('close', () => clearInterval(timer));
};

/** In milliseconds: how often connections without a request are closed. */
const IDLE_CHECK = 100;

/** How many rounds of the event loop have to pass without a new connection before the server stops listening. */
const QUIET_ROUNDS = 4;

/** In milliseconds: the minimum time between two rounds, and the maximum wait for all of them. */
const ROUND = 5;
const QUIET_WITHIN = 2_000;

/** In milliseconds: how long a connection may take, after those rounds, to send its first request. */
const FIRST_REQUEST = 500;

const isUnused = ({ bytesRead }: Socket): boolean => bytesRead === 0;

type Watched = ReturnType<typeof watchConnections>;

const watchConnections = (app: FastifyInstance) => {
  const open = new Set<Socket>();
  let accepted = 0;
  app.server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    /** Resolves after several rounds without a new connection: Node accepts one just before each `nextRound`. */
    haveSettled: async (): Promise<void> => {
      const until = performance.now() + QUIET_WITHIN;
      for (let quiet = 0; quiet < QUIET_ROUNDS && performance.now() < until;) {
        const before = accepted;
        await pause(ROUND);
        await nextRound();
        quiet = accepted === before ? quiet + 1 : 0;
      }
    },
    /** Resolves when each open connection has sent a request, or has had a moment to. */
    haveSentRequests: async (): Promise<void> => {
      const until = performance.now() + FIRST_REQUEST;
      while ([...open].some(isUnused) && performance.now() < until) await pause(ROUND);
    },
    closeUnused: (): void => {
      for (const socket of open) if (isUnused(socket)) socket.destroy();
    },
  };
};
