import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { packageRoot } from '../package-root.js';
import { applyMigration, readMigration, type Migration } from './apply-migration.js';
import { setFeedClock } from './feed-clock.js';
import { agreeOnFormat } from './format.js';
import { StartUpError, errorCodeOf, messageOf } from './start-up-error.js';

const MIGRATIONS_FOLDER = join(packageRoot, 'prisma', 'migrations');

/** The advisory lock of Prisma's `migrate deploy`, so the two never migrate at the same time. */
const PRISMA_LOCK = 72_707_369;
const INSUFFICIENT_PRIVILEGE = '42501';

/** Prisma's table of applied migrations, as its schema engine creates it. */
const CREATE_MIGRATIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

interface AppliedMigration {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/**
 * Applies the migrations that a database lacks, one after another, and returns their names. Any number of servers
 * may do so at once. The records are Prisma's, whose `migrate deploy` may take over at any time.
 */
export const migrate = async (connectionString: string, folder = MIGRATIONS_FOLDER): Promise<readonly string[]> => {
  const migrations = await migrationsIn(folder);
  const client = await connect(connectionString);
  try {
    await lock(client);
    const missing = missingFrom(await appliedIn(client), migrations);
    if (missing.length) await applyAll(client, missing);
    await agreeOnFormat(client);
    await setFeedClock(client);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
};

const migrationsIn = async (folder: string): Promise<readonly Migration[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(names.sort().map((name) => readMigration(folder, name)));
};

const connect = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, options: '-c timezone=UTC' });
  // A connection that breaks fails the statement under way; without a listener it would end the process, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartUpError(`The database cannot be reached: ${messageOf(error)}`, { cause: error });
  }
};

/** In milliseconds. */
const LOCKED_WITHIN = 60_000;
const ASKS_EVERY = 100;

/** Takes a lock until the connection ends. Polls: building an index concurrently would wait for a blocked statement. */
const lock = async (client: pg.Client): Promise<void> => {
  const giveUpAt = performance.now() + LOCKED_WITHIN;
  while (!(await tryLock(client))) {
    if (performance.now() > giveUpAt)
      throw new StartUpError('Another server has been migrating the database for a minute.');
    await setTimeout(ASKS_EVERY);
  }
};

const tryLock = async (client: pg.Client): Promise<boolean> => {
  const lock = 'SELECT pg_try_advisory_lock($1) AS "isTaken"';
  const { rows } = await client.query<{ readonly isTaken: boolean }>(lock, [PRISMA_LOCK]);
  return rows[0]?.isTaken === true;
};

/** Reads the applied migrations without creating Prisma's table, so a role without write access can check them. */
const appliedIn = async (client: pg.Client): Promise<readonly AppliedMigration[]> => {
  const { rows: tables } = await client.query(`SELECT FROM pg_class WHERE oid = to_regclass('_prisma_migrations')`);
  if (!tables.length) return [];
  const { rows } = await client.query<AppliedMigration>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return rows;
};

const missingFrom = (applied: readonly AppliedMigration[], migrations: readonly Migration[]): readonly Migration[] =>
  migrations.filter(({ name, checksum }) => {
    const record = applied.find(({ migration_name }) => migration_name === name);
    if (record && !record.finished_at)
      throw new StartUpError(`The migration ${name} started in this database and failed: repair it with Prisma.`);
    if (record && record.checksum !== checksum)
      throw new StartUpError(`The migration ${name} has changed since it was applied to this database.`);
    return !record;
  });

const applyAll = async (client: pg.Client, missing: readonly Migration[]): Promise<void> => {
  try {
    await client.query(CREATE_MIGRATIONS_TABLE);
    for (const migration of missing) await applyMigration(client, migration);
  } catch (error) {
    const cause = error instanceof StartUpError ? error.cause : error;
    if (errorCodeOf(cause) !== INSUFFICIENT_PRIVILEGE) throw error;
    const names = missing.map(({ name }) => name).join(', ');
    throw new StartUpError(`Migrations are missing that this role may not apply; run migrate as the owner: ${names}.`, {
      cause,
    });
  }
};
