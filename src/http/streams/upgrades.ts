import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

/**
 * Lets routes take WebSockets. To be called before the routes are declared, since those that are declared before would
 * answer the request that asks for one.
 *
 * A client that would rather speak something else, such as HTTP/2, is answered in HTTP/1.1, as if it had not asked.
 */
export const takingWebSockets = async (app: FastifyInstance, maxPayload: number): Promise<void> => {
  const upgrades = createServer();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (/^websocket$/i.test(request.headers.upgrade ?? '')) upgrades.emit('upgrade', request, socket, head);
    else answerPlainly(app.server, request, socket, head);
  });
  await app.register(websocket, {
    // That server takes no connections; the plugin hears from it of those that are WebSockets.
    options: { server: upgrades, maxPayload },
    // Whoever holds the connections closes them.
    preClose(done) {
      this.websocketServer.close();
      done();
    },
  });
};

const WISH = /^(upgrade|http2-settings)$/i;

/** Hands the connection back to the server, with the request as it came but for the wish. */
const answerPlainly = (server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void => {
  const { method = 'GET', url = '/', rawHeaders } = request;
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 || WISH.test(name) ? [] : [`${name}: ${withoutWish(name, rawHeaders[index + 1] ?? '')}`],
  );
  const text = [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  socket.unshift(Buffer.concat([Buffer.from(text, 'latin1'), head]));
  server.emit('connection', socket);
};

/** What else is said of the connection, such as that it is to be closed, holds. */
const withoutWish = (name: string, value: string): string => {
  if (!/^connection$/i.test(name)) return value;
  const options = value.split(',').map((option) => option.trim());
  return options.filter((option) => !WISH.test(option)).join(', ') || 'keep-alive';
};
