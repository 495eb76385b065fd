import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { StartUpError, errorCodeOf, messageOf } from './start-up-error.js';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Reads the migration of that name. */
export const readMigration = async (folder: string, name: string): Promise<Migration> => {
  const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
};

/** Applies a migration and records it as Prisma does: in one transaction, unless it builds an index concurrently. */
export const applyMigration = async (client: pg.Client, migration: Migration): Promise<void> => {
  const [, index] = INDEX_BUILT_MEANWHILE.exec(migration.sql) ?? [];
  try {
    await (index === undefined ? applyPatiently(client, migration) : buildIndex(client, migration, index));
  } catch (error) {
    throw new StartUpError(`The migration ${migration.name} failed: ${messageOf(error)}`, { cause: error });
  }
};

const INDEX_BUILT_MEANWHILE = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY ("\w+")/m;

const LOCK_NOT_AVAILABLE = '55P03';

/** In milliseconds: how long a statement waits for a table's lock; other writers wait behind it meanwhile. */
const LOCK_PATIENCE = 250;
const PAUSE = 1_000;

/** In milliseconds: a little longer than an export may lock its tables. */
const GIVES_UP_AFTER = 16 * 60_000;

const applyPatiently = async (client: pg.Client, migration: Migration): Promise<void> => {
  const giveUpAt = performance.now() + GIVES_UP_AFTER;
  while (!(await applyIfFree(client, migration))) {
    if (performance.now() > giveUpAt) throw new Error('a table that it changes was in use all the time');
    await setTimeout(PAUSE);
  }
};

/** Applies a migration; returns false, and changes nothing, if a table that it changes is locked. */
const applyIfFree = async (client: pg.Client, migration: Migration): Promise<boolean> => {
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_PATIENCE}`);
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (errorCodeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    return false;
  }
};

/** Drops the index first: before the migration is recorded, it can only be the remains of an interrupted run. */
const buildIndex = async (client: pg.Client, migration: Migration, index: string): Promise<void> => {
  await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
  await client.query(migration.sql);
  await record(client, migration);
};

const RECORD = `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`;

const record = (client: pg.Client, { name, checksum }: Migration): Promise<unknown> =>
  client.query(RECORD, [randomUUID(), checksum, name]);
