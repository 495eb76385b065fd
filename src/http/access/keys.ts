import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Scope } from './principal.js';

/** An API key as it is kept; what it is a key by is not. */
export interface StoredKey {
  readonly id: string;
  readonly tenant: string;
  readonly name: string;
  readonly scope: Scope;
  /** How it begins. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

export interface NewKey {
  readonly tenant: string;
  readonly name: string;
  readonly scope: Scope;
}

/** The API keys of a database. */
export interface Keys {
  /** The key in clear, which is told this once, and how it is kept. */
  readonly create: (key: NewKey) => Promise<StoredKey & { readonly key: string }>;
  /** The oldest first; of one tenant or of all. */
  readonly list: (tenant?: string) => Promise<readonly StoredKey[]>;
  /** The key, revoked now or before; undefined where there is none of that id. */
  readonly revoke: (id: string) => Promise<StoredKey | undefined>;
  /** The key of that hash unless it is revoked. */
  readonly findByHash: (hash: Buffer) => Promise<StoredKey | undefined>;
  /** Whether a key was ever made: revoking the last one must not let everybody in. */
  readonly exist: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** The key is 256 bits of chance, so there is nothing to guess that a slow hash or a salt would make harder. */
export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** What every stored key looks like; anything else need not be looked up. */
export const STORED_KEY = /^rf_[\w-]{43}$/;

const PREFIX_LENGTH = 'rf_'.length + 6;
const COLUMNS = `id, tenant_id AS tenant, name, scope, prefix, created_at AS "createdAt",
  last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"`;

/** Opens the keys of the database of that address; connections are made as they are needed. */
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
    exist: async () => (await query('SELECT FROM api_keys LIMIT 1')).length > 0,
    close: () => pool.end(),
  };
};

type Query = (statement: string, values?: readonly unknown[]) => Promise<readonly StoredKey[]>;

/** Few connections of its own, so that whoever may come in is known while every other connection is busy. */
const poolFor = (url: string): pg.Pool => {
  const timeouts = { connectionTimeoutMillis: 3_000, query_timeout: 3_000, statement_timeout: 3_000 };
  const pool = new pg.Pool({ connectionString: url, max: 2, keepAlive: true, application_name: 'keys', ...timeouts });
  // A connection that breaks while nobody uses it is replaced; whoever asks next hears of what is amiss.
  pool.on('error', () => undefined);
  return pool;
};

const insert = async (query: Query, { tenant, name, scope }: NewKey) => {
  const key = `rf_${randomBytes(32).toString('base64url')}`;
  const [stored] = await query(
    `INSERT INTO api_keys (tenant_id, name, scope, hash, prefix) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
    [tenant, name, scope, hashOf(key), key.slice(0, PREFIX_LENGTH)],
  );
  if (!stored) throw new Error('The key was not stored.');
  return { ...stored, key };
};

const find = async (query: Query, hash: Buffer): Promise<StoredKey | undefined> => {
  const [found] = await query(`SELECT ${COLUMNS} FROM api_keys WHERE hash = $1 AND revoked_at IS NULL`, [hash]);
  if (found) await noteUse(query, found);
  return found;
};

const MINUTE = 60_000;

/** What is noted helps people to find keys that nobody uses; a request does not fail for want of it. */
const noteUse = async (query: Query, { id, lastUsedAt }: StoredKey): Promise<void> => {
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < MINUTE) return;
  await query('UPDATE api_keys SET last_used_at = now() WHERE id = $1', [id]).catch(() => undefined);
};
