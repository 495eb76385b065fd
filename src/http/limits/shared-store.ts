import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import { Redis } from 'ioredis';

type Increment = FastifyRateLimitStore['incr'];

/** In milliseconds: how long to wait for an answer of Redis. */
const COMMAND_TIMEOUT = 250;

const NAMESPACE = 'rangefinder:requests:';

const connect = (url: string): Redis =>
  new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: COMMAND_TIMEOUT,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
  });

/** Counts requests in Redis for all servers together; while Redis does not answer, each server counts for itself. */
export const createSharedStore = (url: string, mostKeys: number, onOutage: (error: Error) => void) => {
  const redis = connect(url).on('error', onOutage);
  const shared = new RedisStore(false, false, redis, NAMESPACE);
  const local = new LocalStore(false, false, mostKeys);
  const increment: Increment = (key, done, timeWindow, max) =>
    shared.incr(
      key,
      (error, count) => (error ? local.incr(key, done, timeWindow, max) : done(null, count)),
      timeWindow,
      max,
    );
  const store = class implements FastifyRateLimitStore {
    readonly incr = increment;
    child(): this {
      return this;
    }
  };
  return {
    store,
    close: () => {
      redis.disconnect();
      return Promise.resolve();
    },
  };
};
