import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { isLoopback } from '../access/loopback.js';
import type { IsTrustedProxy } from '../access/trusted-proxies.js';
import { createConcurrencyLimit } from './concurrency-limit.js';
import { httpError } from '../errors/thrown.js';

export interface ConnectionLimitSettings {
  /** How many connections one address may hold open; 0 for any number. */
  readonly perAddress: number;
  /** Tells which addresses are trusted proxies; by default none. */
  readonly isTrustedProxy?: IsTrustedProxy | undefined;
  /** Whether an address has no limit; by default, only addresses of the machine itself have none. */
  readonly isUnlimited?: (address: string) => boolean;
}

/**
 * Limits the open connections of an address; an IPv6 /64 network counts as one address. A trusted proxy's connection
 * carries requests of many clients, so its requests in progress are counted instead, by the forwarded address. Local
 * connections are not limited.
 */
export const connectionLimit = fp<ConnectionLimitSettings>(
  (app, { perAddress, isTrustedProxy = () => false, isUnlimited = isLoopback }, done) => {
    const countRefused = app.metrics.count(
      'rangefinder_refused_connections',
      'Connections refused since the start, over the limit.',
    );
    if (perAddress !== 0) {
      const hold = createHold(perAddress);
      app.server.on('connection', (socket: Socket) => {
        const address = normalizeIP(socket.remoteAddress ?? '');
        if (isUnlimited(address) || isTrustedProxy(address) || hold(address, socket)) return;
        countRefused();
        socket.destroy();
      });
      app.addHook('onRequest', ({ ip, socket }, reply, next) => {
        const isForwarded = ip !== socket.remoteAddress && isTrustedProxy(socket.remoteAddress ?? '');
        next(isForwarded && !isUnlimited(ip) && !hold(ip, reply.raw) ? tooMany(perAddress) : undefined);
      });
    }
    done();
  },
  { name: 'connection-limit', dependencies: ['metrics'] },
);

interface Closeable {
  readonly once: (event: 'close', listener: () => void) => unknown;
}

/** Creates a counter of an address's open connections or requests; it returns false for one over the limit. */
const createHold = (most: number) => {
  const open = createConcurrencyLimit(most);
  return (ip: string, opened: Closeable): boolean => {
    const release = open.take(normalizeIP(ip));
    if (release) opened.once('close', release);
    return release !== undefined;
  };
};

const tooMany = (most: number): Error => httpError(429, `The address has ${most} requests in progress already.`);
