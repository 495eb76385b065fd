import rateLimit, { normalizeIP, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../access/access.js';
import type { Principal } from '../access/principal.js';
import { countsInMemory, SPAN, type Count, type RequestCounts } from './request-counts.js';

export interface RateLimitSettings {
  /** How many requests a key may make in a minute; 0 for any number. */
  readonly perMinute: number;
  /** Where servers count together; left out, each counts for itself. */
  readonly redisUrl?: string;
}

/** Counts what is asked over a connection that stays open; how long to wait, in seconds, where it is too often. */
export type CountOperation = (principal: Principal, address: string) => Promise<number | undefined>;

const keyOf = ({ tenant, keyId }: Principal, address: string): string =>
  keyId === null ? `address:${normalizeIP(address)}` : `key:${tenant}:${keyId}`;

const isBehindTheDoors = ({ url }: FastifyRequest): boolean => /^\/(v1|graphql)([/?]|$)/.test(url);

/**
 * Limits how often a key asks, whatever the door; whoever comes without a valid one is limited by address. A server
 * that needs no keys has no such limit. To be called after those who ask are identified, before the routes are declared.
 */
export const limitingRates = async (
  app: FastifyInstance,
  access: Access,
  { perMinute, redisUrl }: RateLimitSettings,
): Promise<CountOperation> => {
  if (perMinute === 0) return () => Promise.resolve(undefined);
  const counts = redisUrl === undefined ? countsInMemory() : await sharedCounts(app, redisUrl);
  app.addHook('onClose', () => counts.close());
  const isUnlimited = async ({ tenant, keyId }: Principal): Promise<boolean> =>
    tenant === '' ? needsNoKey(access) : keyId === null;
  await app.register(rateLimit, {
    enableDraftSpec: true,
    max: perMinute,
    timeWindow: SPAN,
    keyGenerator: ({ principal, ip }) => keyOf(principal, ip),
    allowList: async (request) => !isBehindTheDoors(request) || isUnlimited(request.principal),
    errorResponseBuilder: (_, { max, ttl }) => tooOften(max, ttl),
    store: storeOf(counts),
  });
  return async (principal, address) => {
    if (await isUnlimited(principal)) return undefined;
    const { current, ttl } = await counts.count(keyOf(principal, address));
    return current > perMinute ? Math.ceil(ttl / 1000) : undefined;
  };
};

const needsNoKey = async (access: Access): Promise<boolean> =>
  (await access.principalOf(undefined).catch(() => undefined)) !== undefined;

const tooOften = (most: number, ttl: number): Error => {
  const message = `More than ${most} requests in a minute; try again in ${Math.ceil(ttl / 1000)} seconds.`;
  return Object.assign(new Error(message), { statusCode: 429 });
};

/** Loaded only where servers share their counts. */
const sharedCounts = async (app: FastifyInstance, url: string): Promise<RequestCounts> => {
  const { countsInRedis } = await import('./counts-in-redis.js');
  return countsInRedis(url, noting(app));
};

/** Told once for each time that Redis goes away, not for each attempt to find it again. */
const noting = (app: FastifyInstance): ((error: Error) => void) => {
  let notedAt = -Infinity;
  return (error) => {
    if (performance.now() - notedAt > SPAN)
      app.log.warn({ err: error }, 'Redis does not answer; each server counts requests for itself');
    notedAt = performance.now();
  };
};

/** The counts, as the plugin asks for them. */
const storeOf = (counts: RequestCounts) =>
  class implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, count?: Count) => void): void {
      counts.count(key).then(
        (count) => done(null, count),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): this {
      return this;
    }
  };
