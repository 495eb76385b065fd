import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../access/access.js';
import { openConnections, type Connections } from './connections.js';
import { sendStream, type Streamed } from './stream-response.js';
import { standardLive, type LiveSettings } from './settings.js';
import { closingUnusedConnections } from './unused-connections.js';
import { takingWebSockets } from './upgrades.js';

/** What stays open, whichever door it came by. */
export interface Live {
  readonly settings: LiveSettings;
  readonly access: Access;
  readonly connections: Connections;
  /** Sends a stream for as long as its reader, their key and the server stay. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, streamed: Streamed) => Promise<void>;
  /** To be called for each reader who is cut off. */
  readonly onTooSlow: () => void;
}

interface LiveParts {
  readonly access: Access;
  /** In bytes. */
  readonly largestMessage: number;
  /** Shows a number to those who run the server. */
  readonly show: (name: string, help: string, read: () => number) => void;
  readonly settings?: LiveSettings | undefined;
}

/** Opens what stays open. To be called before the routes are declared. */
export const openLive = async (
  app: FastifyInstance,
  { access, largestMessage, show, settings = standardLive }: LiveParts,
): Promise<Live> => {
  const connections = openConnections(access, settings);
  let tooSlow = 0;
  await takingWebSockets(app, largestMessage);
  app.addHook('preClose', () => connections.close());
  closingUnusedConnections(app);
  show('rangefinder_live_connections', 'WebSockets and streams that are open.', connections.count);
  show(
    'rangefinder_slow_readers',
    'Readers who were cut off since the start, since they read too slowly.',
    () => tooSlow,
  );
  const onTooSlow = () => void (tooSlow += 1);
  return { settings, access, connections, onTooSlow, send: sending(connections, settings, onTooSlow) };
};

const sending =
  (connections: Connections, settings: LiveSettings, onTooSlow: () => void): Live['send'] =>
  async (request, reply, streamed) => {
    if (request.method === 'HEAD') return void reply.type(streamed.type).send();
    const { principal, headers } = request;
    let ends: { readonly end: () => void; readonly destroy: () => void } | undefined;
    const letGo = connections.hold({
      authorization: headers.authorization,
      principal,
      end: () => ends?.end(),
      destroy: () => ends?.destroy(),
    });
    if (!letGo) throw tooManyConnections(settings);
    try {
      const sent = sendStream(reply, streamed, settings);
      ends = sent;
      if ((await sent.outcome) === 'TOO_SLOW') onTooSlow();
    } catch (error) {
      request.log.error({ err: error }, 'a stream failed');
    } finally {
      letGo();
    }
  };

/** The status tells the code. */
const tooManyConnections = ({ connectionsOfKey }: LiveSettings): Error =>
  Object.assign(new Error(`The API key holds ${connectionsOfKey} connections open already.`), { statusCode: 429 });
