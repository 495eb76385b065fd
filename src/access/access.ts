import { createHash, timingSafeEqual } from 'node:crypto';
import type { Principal } from './principal.js';

/** Tells on whose behalf something is asked. */
export interface Access {
  /**
   * By the value of an Authorization header, or of whatever stands for it where a transport has no headers. Nobody where
   * a key is needed and none that is valid was given.
   */
  readonly principalOf: (authorization: string | undefined) => Promise<Principal | undefined>;
}

export const LOCAL_TENANT = 'local';

/** The access of a server without any key: everybody is the tenant `local` and may do everything. */
export const accessWithoutKeys: Access = {
  principalOf: () => Promise.resolve({ tenant: LOCAL_TENANT, keyId: null, scope: 'admin' }),
};

/** How the key of the environment is called where keys are told apart. */
export const ENVIRONMENT_KEY = 'API_KEY';

/** The access of a server that knows one key, an admin of the tenant `local`. */
export const accessByKey = (key: string): Access => {
  const expected = hashOf(key);
  return {
    principalOf: (authorization) => {
      const given = keyIn(authorization);
      const isValid = given !== undefined && timingSafeEqual(hashOf(given), expected);
      return Promise.resolve(
        isValid ? { tenant: LOCAL_TENANT, keyId: ENVIRONMENT_KEY, scope: 'admin' as const } : undefined,
      );
    },
  };
};

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const keyIn = (authorization: string | undefined): string | undefined =>
  /^Bearer +([!-~]+) *$/i.exec(authorization ?? '')?.[1];
