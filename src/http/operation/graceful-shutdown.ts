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
 * - Once the server is asked to end, each answer tells its client to come back over another connection: by then a load
 *   balancer knows that this server is not ready, and picks another one.
 * - The system resets connections that wait to be accepted when the server stops listening. So answers are held for the
 *   moment in which it does: clients that wait for an answer do not connect.
 * - A connection may still send its first request for a moment. One that has not is closed; clients open some ahead of
 *   time, and Node, which counts them as requests under way, would wait a minute for them. So it would for one whose
 *   answer was under way when the server stopped listening: these are closed as they become idle.
 */
export const connectionDraining = fp<ConnectionDrainingOptions>(
  (app, { ending }, done) => {
    const connections = watchConnections(app);
    let stopped = Promise.resolve();
    app.addHook('onSend', (_, reply, payload, next) => {
      if (!ending?.aborted) {
        next(null, payload);
        return;
      }
      reply.header('connection', 'close');
      void stopped.then(() => next(null, payload));
    });
    app.addHook('preClose', async () => {
      if (ending) {
        stopped = connections.haveSettled().then(() => void Server.prototype.close.call(app.server));
        await stopped;
        await connections.haveAsked();
      }
      closeUntilClosed(app.server, connections.closeUnused);
    });
    done();
  },
  { name: 'connection-draining' },
);

/** Closes unused and idle connections until the server is closed: some are accepted, or become idle, meanwhile. */
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

/** How many rounds of the event loop nobody has to connect before the server stops listening. */
const QUIET_ROUNDS = 4;

/** In milliseconds: the least time between two such rounds, and how long they are waited for. */
const ROUND = 5;
const QUIET_WITHIN = 2_000;

/** In milliseconds: how long a connection may take to send its first request after that. */
const FIRST_REQUEST = 500;

const isUnused = ({ bytesRead }: Socket): boolean => bytesRead === 0;

const watchConnections = (app: FastifyInstance) => {
  const open = new Set<Socket>();
  let accepted = 0;
  app.server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    /** Resolves when none was waiting for several rounds: Node accepts one a round, just before `nextRound` resolves. */
    haveSettled: async (): Promise<void> => {
      const until = performance.now() + QUIET_WITHIN;
      for (let quiet = 0; quiet < QUIET_ROUNDS && performance.now() < until;) {
        const before = accepted;
        await pause(ROUND);
        await nextRound();
        quiet = accepted === before ? quiet + 1 : 0;
      }
    },
    /** Resolves when each has sent a request, or had a moment for it. */
    haveAsked: async (): Promise<void> => {
      const until = performance.now() + FIRST_REQUEST;
      while ([...open].some(isUnused) && performance.now() < until) await pause(ROUND);
    },
    closeUnused: (): void => {
      for (const socket of open) if (isUnused(socket)) socket.destroy();
    },
  };
};
