import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hashOf, STORED_KEY, type Keys } from './keys.js';
import type { Principal } from './principal.js';

/** Tells on whose behalf something is asked. */
export interface Access {
  /**
   * By the value of an Authorization header, or of whatever stands for it where a transport has no headers. Nobody where
   * a key is needed and none that is valid was given; rejected with `AccessUnavailable` where that cannot be known.
   * What is learnt holds for a few seconds: whatever stays open for longer asks again.
   */
  readonly principalOf: (authorization: string | undefined) => Promise<Principal | undefined>;
}

/** What the plugins that identify clients are registered with. */
export interface AccessOptions {
  readonly access: Access;
}

/** Nobody can be told from anybody else at the moment, since the database of the keys does not answer. */
export class AccessUnavailable extends Error {
  override readonly name = 'AccessUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The API keys cannot be checked at the moment; try again soon.', { cause });
  }
}

const LOCAL_TENANT = 'local';

/** How the key of the environment is called where keys are told apart. */
const ENVIRONMENT_KEY = 'API_KEY';

const EVERYBODY: Principal = { tenant: LOCAL_TENANT, keyId: null, scope: 'admin' };

/** The access of a server that has no keys at all: everybody is the tenant `local` and may do everything. */
export const accessWithoutKeys: Access = { principalOf: () => Promise.resolve(EVERYBODY) };

/**
 * In milliseconds, for how long a key is believed without asking: less than the 5 s in which a revoked one ends, since what
 * stays open asks only every second.
 */
const BELIEVED_FOR = 3_000;

/** Keys are needed as soon as there is one: that of the environment or one that is stored. */
export const accessBy = (keys: Pick<Keys, 'exist' | 'findByHash'>, environmentKey?: string): Access => {
  const isEnvironmentKey = comparingWith(environmentKey);
  const storedPrincipalOf = rememberingPrincipals(keys);
  const areNeeded = environmentKey === undefined ? noticingKeys(keys) : () => Promise.resolve(true);
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

const keyIn = (authorization: string | undefined): string | undefined =>
  /^Bearer +([!-~]+) *$/i.exec(authorization ?? '')?.[1];

/** In constant time, whatever the lengths, since hashes are compared. */
const comparingWith = (environmentKey: string | undefined): ((key: string) => boolean) => {
  if (environmentKey === undefined) return () => false;
  const expected = hashOf(environmentKey);
  return (key) => timingSafeEqual(hashOf(key), expected);
};

/** What was found, also that nothing was. */
interface Found {
  readonly principal?: Principal;
}

/**
 * Keys that are made up are remembered apart from those that exist, so that no flood of them drives out the others. The
 * time that the database takes counts into the time for which its answer is believed.
 */
const rememberingPrincipals = ({ findByHash }: Pick<Keys, 'findByHash'>) => {
  const known = new LRUCache<string, Principal>({ max: 10_000, ttl: BELIEVED_FOR });
  const unknown = new LRUCache<string, true>({ max: 10_000, ttl: BELIEVED_FOR });
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
 * Whether a key was ever made. Once there was one, keys are needed for good; that there is none is asked anew every few
 * seconds, and holds on while the database does not answer.
 */
const noticingKeys = ({ exist }: Pick<Keys, 'exist'>): (() => Promise<boolean>) => {
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
    if (known === true || (known === false && performance.now() - askedAt < BELIEVED_FOR)) return known;
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  };
};
