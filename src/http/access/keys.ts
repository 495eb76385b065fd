import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Scope } from './route-protection.js';

/** A stored API key: without the key itself. */
export interface StoredKey {
  readonly id: string;
  readonly tenant: string;
  readonly name: string;
  readonly scope: Scope;
  /** The foreign origins whose pages may use the key. */
  readonly origins: readonly string[];
  /** The first characters of the key. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

export interface NewKey {
  readonly tenant: string;
  readonly name: string;
  readonly scope: Scope;
  /** The foreign origins whose pages may use the key, only with the scope `ask`; by default none. */
  readonly origins?: readonly string[];
}

/** The API keys of a database. */
export interface Keys {
  /** Stores a new key, and returns it in clear text, which nothing else does. */
  readonly create: (key: NewKey) => Promise<StoredKey & { readonly key: string }>;
  /** Lists keys, the oldest first; of one tenant or of all. */
  readonly list: (tenant?: string) => Promise<readonly StoredKey[]>;
  /** Revokes a key, unless it is revoked already, and returns it; undefined if no key has that id. */
  readonly revoke: (id: string) => Promise<StoredKey | undefined>;
  /** Returns the key with that hash unless it is revoked. */
  readonly findByHash: (hash: Buffer) => Promise<StoredKey | undefined>;
  /** Checks whether a key was ever created: revoking the last one must not let everybody in. */
  readonly exist: () => Promise<boolean>;
  /** Lists the origins of keys that are not revoked. */
  readonly origins: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Hashes a key. Keys are 256 random bits, so a slow hash or a salt would add nothing. */
export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Matches every valid key; anything else need not be looked up. */
export const STORED_KEY = /^rf_[\w-]{43}$/;

const PREFIX_LENGTH = 'rf_'.length + 6;
const COLUMNS = `id, tenant_id AS tenant, name, scope, origins, prefix, created_at AS "createdAt",
  last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"`;

/** Opens the keys in a database; connects as needed. */
export const openKeys = (url: string): Keys => {
  const pool = poolFor(url);
  const query = async (statement: string, values: readonly unknown[] = []): Promise<readonly StoredKey[]> =>
    (await pool.query<StoredKey>(statement, [...values])).rows;
  return {
    create: (key) => insert(query, key),
    list: (tenant) =>
      query(`SELECT ${COLUMNS} FROM api_keys WHERE $1::text IS NULL OR tenant_id = $1 ORDER BY created_at, id`, [
        tenant ?? null,
      ]),
    revoke: async (id) =>
      (
        await query(
          `UPDATE api_keys SET revoked_at = coalesce(revoked_at, now()) WHERE id::text = $1 RETURNING ${COLUMNS}`,
          [id],
        )
      )[0],
    findByHash: (hash) => find(query, hash),
    origins: async () =>
      (await query('SELECT DISTINCT origins FROM api_keys WHERE revoked_at IS NULL')).flatMap(({ origins }) => origins),
    exist: async () => (await query('SELECT FROM api_keys LIMIT 1')).length > 0,
    close: () => pool.end(),
  };
};

type Query = (statement: string, values?: readonly unknown[]) => Promise<readonly StoredKey[]>;

/** A small pool of its own, so clients are identified even while all other connections are busy. */
const poolFor = (url: string): pg.Pool => {
  const timeouts = { connectionTimeoutMillis: 3_000, query_timeout: 3_000, statement_timeout: 3_000 };
  const pool = new pg.Pool({ connectionString: url, max: 2, keepAlive: true, application_name: 'keys', ...timeouts });
  // An idle connection that breaks is replaced; the next query reports what is wrong.
  pool.on('error', () => undefined);
  return pool;
};

const insert = async (query: Query, { tenant, name, scope, origins = [] }: NewKey) => {
  const key = `rf_${randomBytes(32).toString('base64url')}`;
  const [stored] = await query(
    `INSERT INTO api_keys (tenant_id, name, scope, origins, hash, prefix) VALUES ($1, $2, $3, $4, $5, $6)
      RETURNING ${COLUMNS}`,
    [tenant, name, scope, origins, hashOf(key), key.slice(0, PREFIX_LENGTH)],
  );
  if (!stored) throw new Error('The key was not stored.');
  return { ...stored, key };
};

const find = async (query: Query, hash: Buffer): Promise<StoredKey | undefined> => {
  const [found] = await query(`SELECT ${COLUMNS} FROM api_keys WHERE hash = $1 AND revoked_at IS NULL`, [hash]);
  if (found) await recordUse(query, found);
  return found;
};

const MINUTE = 60_000;

/** Records when a key was last used, to find unused keys; a request does not fail if that fails. */
const recordUse = async (query: Query, { id, lastUsedAt }: StoredKey): Promise<void> => {
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < MINUTE) return;
  await query('UPDATE api_keys SET last_used_at = now() WHERE id = $1', [id]).catch(() => undefined);
};
