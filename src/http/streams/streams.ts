import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Access, AccessOptions } from '../access/access.js';
import { rateLimitKeyOf, foreignOriginOf } from '../access/authentication.js';
import { createConnections, type Connections } from './connections.js';
import { sendStream, type StreamedBody } from './stream-response.js';
import { standardLiveSettings, type LiveSettings } from './settings.js';
import { httpError } from '../errors/thrown.js';

/** The resources shared by streams and WebSockets: limits, access, the open connections, and how a stream is sent. */
export interface StreamSupport {
  readonly settings: LiveSettings;
  readonly access: Access;
  readonly connections: Connections;
  /** Sends a stream until its client leaves, its key is revoked or the server closes. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, streamed: StreamedBody) => Promise<void>;
  /** Counts a client that is disconnected for reading too slowly. */
  readonly onTooSlow: () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly streaming: StreamSupport;
  }
}

interface StreamOptions extends AccessOptions {
  /** The size of a WebSocket message, in bytes. */
  readonly largestMessage: number;
  readonly settings?: LiveSettings | undefined;
}

/** Supports streams and WebSockets. Only routes that are declared later may use WebSockets. */
export const streams = fp<StreamOptions>(
  async (app, { access, largestMessage, settings = standardLiveSettings }) => {
    const connections = createConnections(access, settings);
    await app.register(websocket, {
      options: { maxPayload: largestMessage },
      // Open WebSockets are closed by `connections`.
      preClose(done) {
        this.websocketServer.close();
        done();
      },
    });
    app.addHook('preClose', () => connections.close());
    closeAfterUpgrade(app);
    app.metrics.show('rangefinder_live_connections', 'Open WebSockets and streams.', connections.count);
    const onTooSlow = app.metrics.count(
      'rangefinder_slow_readers',
      'Clients disconnected since the start for reading too slowly.',
    );
    app.decorate('streaming', {
      settings,
      access,
      connections,
      onTooSlow,
      send: createSend(connections, settings, onTooSlow),
    });
  },
  { name: 'streams', dependencies: ['metrics'] },
);

/**
 * Closes the connection of a request for an upgrade that got a plain response: Node reads no further request from it,
 * and would keep it open.
 */
const closeAfterUpgrade = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ headers, socket }, reply, next) => {
    if (headers.upgrade !== undefined) {
      reply.header('connection', 'close');
      reply.raw.once('finish', () => socket.destroySoon());
    }
    next();
  });
};

const createSend =
  (connections: Connections, settings: LiveSettings, onTooSlow: () => void): StreamSupport['send'] =>
  async (request, reply, streamed) => {
    if (request.method === 'HEAD') return void reply.type(streamed.type).send();
    const { principal, headers } = request;
    let ends: { readonly end: () => void; readonly destroy: () => void } | undefined;
    const release = connections.hold({
      authorization: headers.authorization,
      origin: foreignOriginOf(request),
      principal,
      countedFor: rateLimitKeyOf(request),
      ...(streamed.isWhole
        ? { end: (why) => why === 'REVOKED' && ends?.destroy(), destroy: () => undefined }
        : { end: () => ends?.end(), destroy: () => ends?.destroy() }),
    });
    if (!release) throw httpError(429, `The API key holds ${settings.connectionsOfKey} connections open already.`);
    try {
      const sent = sendStream(reply, streamed, settings);
      ends = sent;
      if ((await sent.outcome) === 'TOO_SLOW') onTooSlow();
    } catch (error) {
      request.log.error({ err: error }, 'a stream failed');
    } finally {
      release();
    }
  };
