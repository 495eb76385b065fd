import { createAccess } from '../src/http/access/access.js';

/** Access to a server that has no keys, and no database for them. */
export const accessWithoutKeys = createAccess({
  exist: () => Promise.resolve(false),
  findByHash: () => Promise.resolve(undefined),
  origins: () => Promise.resolve([]),
});
