import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hashOf, STORED_KEY, type Keys } from './keys.js';
import type { Principal } from './route-protection.js';

/** Identifies clients by their keys. */
export interface Access {
  /**
   * Finds the principal of an Authorization header, or of its equivalent in a transport without headers; undefined if a
   * key is needed and there is no valid one. Rejects with `AccessUnavailable` if that can't be checked. The result is
   * valid for a few seconds, so a connection that stays open checks again. A page of a foreign origin without a key may
   * only ask, and only if the server allows the origin.
   */
  readonly principalOf: (authorization: string | undefined, origin?: string) => Promise<Principal | undefined>;
  /** Checks whether the server or any key that is not revoked allows a foreign origin. */
  readonly knowsOrigin: (origin: string) => Promise<boolean>;
}

/** Options of the plugins that identify clients. */
export interface AccessOptions {
  readonly access: Access;
}

/** Thrown if clients can't be identified because the database with the keys does not answer. */
export class AccessUnavailable extends Error {
  override readonly name = 'AccessUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The API keys cannot be checked at the moment; try again soon.', { cause });
  }
}

/** The tenant of requests to a server without keys, and of the key in the environment. */
export const LOCAL_TENANT = 'local';

/** The id of the key in the environment. */
const ENVIRONMENT_KEY = 'API_KEY';

/** A client of a server without keys: the tenant `local`, which may do everything. */
const EVERYBODY: Principal = { tenant: LOCAL_TENANT, keyId: null, scope: 'admin', origins: [] };

/** A client without a key, and of no tenant, on a page of an origin that the server allows. */
const visitorFrom = (origin: string): Principal => ({ tenant: '', keyId: null, scope: 'ask', origins: [origin] });

/**
 * In milliseconds: how long a key is cached. A revoked key has to stop working within 5 s, and open connections are
 * checked only every second.
 */
const CACHED_FOR = 3_000;

const NO_ORIGINS: ReadonlySet<string> = new Set();

/**
 * Creates the access check of a server, which needs keys as soon as one exists, in the environment or in the database.
 */
export const createAccess = (
  keys: Pick<Keys, 'exist' | 'findByHash' | 'origins'>,
  environmentKey?: string,
  allowedOrigins = NO_ORIGINS,
): Access => {
  const isEnvironmentKey = createKeyComparison(environmentKey);
  const storedPrincipalOf = createPrincipalCache(keys);
  const areNeeded = environmentKey === undefined ? createKeyNeed(keys) : () => Promise.resolve(true);
  const originsOfKeys = createReload(async () => new Set(await keys.origins()));
  return {
    principalOf: async (authorization, origin) => {
      const isNeeded = await areNeeded();
      if (!isNeeded && origin === undefined) return EVERYBODY;
      const key = isNeeded ? keyIn(authorization) : undefined;
      if (key === undefined)
        return origin !== undefined && allowedOrigins.has(origin) ? visitorFrom(origin) : undefined;
      if (isEnvironmentKey(key)) return { ...EVERYBODY, keyId: ENVIRONMENT_KEY };
      return STORED_KEY.test(key) ? storedPrincipalOf(key) : undefined;
    },
    knowsOrigin: async (origin) => allowedOrigins.has(origin) || (await originsOfKeys()).has(origin),
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

/**
 * Caches unknown keys apart from those that exist, so a flood of made-up keys evicts no valid one. The time that the
 * database takes counts towards the time that its answer is cached.
 */
const createPrincipalCache = ({ findByHash }: Pick<Keys, 'findByHash'>) => {
  const unknownKeys = new LRUCache<string, true>({ max: 10_000, ttl: CACHED_FOR });
  const principals = new LRUCache<string, Principal, Buffer>({
    max: 10_000,
    ttl: CACHED_FOR,
    fetchMethod: async (name, _, { context: hash, options }) => {
      const start = performance.now();
      const found = await findByHash(hash).catch(accessUnavailable);
      options.ttl = Math.max(1, start + CACHED_FOR - performance.now());
      if (!found) unknownKeys.set(name, true, { start });
      return found && { tenant: found.tenant, keyId: found.id, scope: found.scope, origins: found.origins };
    },
  });
  return async (key: string): Promise<Principal | undefined> => {
    const hash = hashOf(key);
    const name = hash.toString('base64');
    if (unknownKeys.get(name)) return undefined;
    return principals.get(name) ?? principals.fetch(name, { context: hash });
  };
};

const accessUnavailable = (error: unknown): never => {
  throw new AccessUnavailable(error);
};

/** Creates a check whether requests need a key: they always do after the first key was created. */
const createKeyNeed = ({ exist }: Pick<Keys, 'exist'>): (() => Promise<boolean>) => {
  const existNow = createReload(exist);
  let areNeeded = false;
  return async () => (areNeeded ||= await existNow());
};

/**
 * Creates a function that loads a value again every few seconds, and keeps the last one while the database does not
 * answer.
 */
const createReload = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let last: { readonly value: Value; readonly at: number } | undefined;
  let loading: Promise<Value> | undefined;
  const reload = async () => {
    const at = performance.now();
    const value = await load().catch((error: unknown) => (last ? last.value : accessUnavailable(error)));
    last = { value, at };
    return value;
  };
  return async () => {
    if (last && performance.now() - last.at < CACHED_FOR) return last.value;
    loading ??= reload().finally(() => (loading = undefined));
    return loading;
  };
};
