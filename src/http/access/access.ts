import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hashOf, STORED_KEY, type Keys } from './keys.js';
import type { Principal } from './route-protection.js';

/** Identifies clients by their keys. */
export interface Access {
  /**
   * Returns the principal by the value of an Authorization header, or by what a transport without headers has instead;
   * undefined where a key is needed and no valid one was given. Rejects with `AccessUnavailable` where that cannot be
   * known. The result holds for a few seconds: a connection that stays open longer asks again.
   */
  readonly principalOf: (authorization: string | undefined) => Promise<Principal | undefined>;
}

/** Options of the plugins that identify clients. */
export interface AccessOptions {
  readonly access: Access;
}

/** Says that clients cannot be identified, since the database with the keys does not answer. */
export class AccessUnavailable extends Error {
  override readonly name = 'AccessUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The API keys cannot be checked at the moment; try again soon.', { cause });
  }
}

/** The tenant of a server without keys, and of the key in the environment. */
export const LOCAL_TENANT = 'local';

/** The id of the key in the environment. */
const ENVIRONMENT_KEY = 'API_KEY';

const EVERYBODY: Principal = { tenant: LOCAL_TENANT, keyId: null, scope: 'admin' };

/** Access to a server without keys: every client is the tenant `local` and may do everything. */
export const accessWithoutKeys: Access = { principalOf: () => Promise.resolve(EVERYBODY) };

/**
 * In milliseconds: how long a key is cached. A revoked key ends within 5 s, and open connections are checked only every
 * second.
 */
const CACHED_FOR = 3_000;

/** Creates the access to a server; it needs keys as soon as one exists, in the environment or in the database. */
export const createAccess = (keys: Pick<Keys, 'exist' | 'findByHash'>, environmentKey?: string): Access => {
  const isEnvironmentKey = createKeyComparison(environmentKey);
  const storedPrincipalOf = createPrincipalCache(keys);
  const areNeeded = environmentKey === undefined ? createKeyNeed(keys) : () => Promise.resolve(true);
  return {
    principalOf: async (authorization) => {
      if (!(await areNeeded())) return EVERYBODY;
      const key = keyIn(authorization);
      if (key === undefined) return undefined;
      if (isEnvironmentKey(key)) return { tenant: LOCAL_TENANT, keyId: ENVIRONMENT_KEY, scope: 'admin' };
      return STORED_KEY.test(key) ? storedPrincipalOf(key) : undefined;
    },
  };
};

/** Returns the key in an Authorization header. */
export const keyIn = (authorization: string | undefined): string | undefined =>
  /^Bearer +([!-~]+) *$/i.exec(authorization ?? '')?.[1];

/** Creates a comparison with a key; it compares hashes, so in constant time whatever the lengths. */
export const createKeyComparison = (environmentKey: string | undefined): ((key: string) => boolean) => {
  if (environmentKey === undefined) return () => false;
  const expected = hashOf(environmentKey);
  return (key) => timingSafeEqual(hashOf(key), expected);
};

/** The result of a look-up; empty where the key does not exist. */
interface Found {
  readonly principal?: Principal;
}

/**
 * Caches unknown keys apart from those that exist, so a flood of made-up keys evicts no valid one. The time that the
 * database takes counts towards the time that its answer is cached.
 */
const createPrincipalCache = ({ findByHash }: Pick<Keys, 'findByHash'>) => {
  const known = new LRUCache<string, Principal>({ max: 10_000, ttl: CACHED_FOR });
  const unknown = new LRUCache<string, true>({ max: 10_000, ttl: CACHED_FOR });
  const asking = new Map<string, Promise<Found>>();
  const ask = async (hash: Buffer, name: string): Promise<Found> => {
    const start = performance.now();
    const found = await findByHash(hash).catch(failing);
    if (!found) {
      unknown.set(name, true, { start });
      return {};
    }
    const principal = { tenant: found.tenant, keyId: found.id, scope: found.scope };
    known.set(name, principal, { start });
    return { principal };
  };
  return async (key: string): Promise<Principal | undefined> => {
    const hash = hashOf(key);
    const name = hash.toString('base64');
    if (unknown.get(name)) return undefined;
    const remembered = known.get(name);
    if (remembered) return remembered;
    const asked = asking.get(name) ?? ask(hash, name).finally(() => asking.delete(name));
    asking.set(name, asked);
    return (await asked).principal;
  };
};

const failing = (error: unknown): never => {
  throw new AccessUnavailable(error);
};

/**
 * Checks whether a key was ever created. Once there was one, keys are needed for good; until then it checks again every
 * few seconds, and keeps its answer while the database does not answer.
 */
const createKeyNeed = ({ exist }: Pick<Keys, 'exist'>): (() => Promise<boolean>) => {
  let known: boolean | undefined;
  let askedAt = -Infinity;
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    const start = performance.now();
    known = await exist().catch((error: unknown) => known ?? failing(error));
    askedAt = start;
    return known;
  };
  return async () => {
    if (known === true || (known === false && performance.now() - askedAt < CACHED_FOR)) return known;
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  };
};
