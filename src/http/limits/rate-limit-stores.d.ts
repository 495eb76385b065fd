/** The stores of @fastify/rate-limit, which its types leave out. */
declare module '@fastify/rate-limit/store/LocalStore.js' {
  import type { FastifyRateLimitStore } from '@fastify/rate-limit';

  export default class LocalStore {
    constructor(continueExceeding: boolean, exponentialBackoff: boolean, mostKeys: number);
    readonly incr: FastifyRateLimitStore['incr'];
  }
}

declare module '@fastify/rate-limit/store/RedisStore.js' {
  import type { FastifyRateLimitStore } from '@fastify/rate-limit';
  import type { Redis } from 'ioredis';

  export default class RedisStore {
    constructor(continueExceeding: boolean, exponentialBackoff: boolean, redis: Redis, namespace: string);
    readonly incr: FastifyRateLimitStore['incr'];
  }
}
