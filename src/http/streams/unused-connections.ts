import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Has connections over which nothing was ever asked not hold up the end of a server. Clients open some ahead of time; Node
 * counts them as requests that are on their way, and would wait a minute for them.
 */
export const closeUnusedConnections = (app: FastifyInstance): void => {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
};
