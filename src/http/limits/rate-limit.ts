import limiter from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Access, AccessOptions } from '../access/access.js';
import { rateLimitKeyOf } from '../access/authentication.js';
import { protectionOf, type Principal } from '../access/route-protection.js';
import { httpError } from '../errors/thrown.js';
import { createOutageLog } from '../operation/logging.js';

export interface RateLimitSettings {
  /** How many requests a key may make in a minute; 0 for any number. */
  readonly perMinute: number;
  /** The Redis in which servers share their counts; by default each server counts by itself. */
  readonly redisUrl?: string;
}

/** Counts an operation on an open connection; returns how many seconds to wait if there were too many. */
export type CountOperation = (request: FastifyRequest) => Promise<number | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly countOperation: CountOperation;
  }
}

/** In milliseconds. */
const MINUTE = 60_000;

/** How many keys and addresses one server counts at a time. */
const MOST_KEYS = 50_000;

/**
 * Limits the requests of a key, over REST and GraphQL together; of a client without a valid key by address, and of a
 * key published in a web page by both. A server that needs no keys has no such limit.
 */
export const rateLimit = fp<AccessOptions & RateLimitSettings>(
  async (app, { access, perMinute, redisUrl }) => {
    if (perMinute === 0) {
      app.decorate('countOperation', () => Promise.resolve(undefined));
      return;
    }
    await app.register(limiter, {
      global: false,
      enableDraftSpec: true,
      max: perMinute,
      timeWindow: MINUTE,
      cache: MOST_KEYS,
      keyGenerator: rateLimitKeyOf,
      allowList: async (request) => !protectionOf(request).isRateLimited || isUnlimited(access, request.principal),
      errorResponseBuilder: (_, { max, ttl }) =>
        httpError(429, `More than ${max} requests in a minute; try again in ${Math.ceil(ttl / 1000)} seconds.`),
      ...(redisUrl !== undefined && { store: await sharedStore(app, redisUrl) }),
    });
    app.addHook('onRequest', app.rateLimit());
    const count = app.createRateLimit();
    app.decorate('countOperation', async (request) => {
      const result = await count(request);
      return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : undefined;
    });
  },
  { name: 'rate-limit', dependencies: ['authentication'] },
);

/** Whether a client's requests are unlimited: on a server without keys, except from pages of other origins. */
const isUnlimited = async (access: Access, { tenant, keyId, scope }: Principal): Promise<boolean> => {
  if (scope === 'ask') return false;
  return tenant === '' ? needsNoKey(access) : keyId === null;
};

const needsNoKey = async (access: Access): Promise<boolean> =>
  (await access.principalOf(undefined).catch(() => undefined)) !== undefined;

/** Creates the shared store; Redis's client is loaded only if servers share their counts. */
const sharedStore = async (app: FastifyInstance, url: string) => {
  const { createSharedStore } = await import('./shared-store.js');
  const log = createOutageLog(app, 'Redis does not answer; each server counts requests for itself');
  const { store, close } = createSharedStore(url, MOST_KEYS, log);
  app.addHook('onClose', close);
  return store;
};
