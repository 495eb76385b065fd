import { Redis } from 'ioredis';
import { countsInMemory, SPAN, type Count, type RequestCounts } from './request-counts.js';

const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

/** In milliseconds: how long an answer of Redis is waited for, and for how long it is not asked after it gave none. */
const PATIENCE = 250;
const LEFT_ALONE = 1_000;

/** Counts for all servers together; each for itself while Redis does not answer. */
export const countsInRedis = (url: string, onOutage: (error: Error) => void = () => undefined): RequestCounts => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: PATIENCE,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
    keyPrefix: 'rangefinder:requests:',
  });
  redis.on('error', onOutage);
  redis.defineCommand('countRequest', { numberOfKeys: 1, lua: COUNT });
  const own = countsInMemory();
  let leftAloneUntil = 0;
  const shared = async (key: string): Promise<Count> => {
    const [current, ttl] = await (redis as CountingRedis).countRequest(key, SPAN);
    return { current, ttl };
  };
  return {
    count: async (key) => {
      if (performance.now() < leftAloneUntil) return own.count(key);
      return shared(key).catch(() => {
        leftAloneUntil = performance.now() + LEFT_ALONE;
        return own.count(key);
      });
    },
    close: () => {
      redis.disconnect();
      return Promise.resolve();
    },
  };
};

type CountingRedis = Redis & {
  readonly countRequest: (key: string, span: number) => Promise<readonly [current: number, ttl: number]>;
};
