import { createHash, randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { packageRoot } from '../package-root.js';
import { agreeOnFormat } from './format.js';
import { StartUpError, codeOf, messageOf } from './start-up-error.js';

const MIGRATIONS_FOLDER = join(packageRoot, 'prisma', 'migrations');

/** The advisory lock of Prisma's `migrate deploy`, so the two never migrate at the same time. */
const PRISMA_LOCK = 72_707_369;
const LOCK_NOT_AVAILABLE = '55P03';
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

const BEGIN_RECORD = `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, clock_timestamp())`;
const END_RECORD = `
  UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1`;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface AppliedMigration {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/**
 * Applies the migrations that a database lacks, each in one transaction, and returns their names. Any number of servers
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

const readMigration = async (folder: string, name: string): Promise<Migration> => {
  const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
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

/** Takes a lock that lasts until the connection ends. */
const lock = async (client: pg.Client): Promise<void> => {
  try {
    await client.query(`SET lock_timeout = '60s'`);
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    await client.query('RESET lock_timeout');
  } catch (error) {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartUpError('Another server has been migrating the database for a minute.', { cause: error });
  }
};

/** Changes nothing, so a role without write access can check that no migration is missing. */
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
    for (const migration of missing) await apply(client, migration);
  } catch (error) {
    const cause = error instanceof StartUpError ? error.cause : error;
    if (codeOf(cause) !== INSUFFICIENT_PRIVILEGE) throw error;
    const names = missing.map(({ name }) => name).join(', ');
    throw new StartUpError(`Migrations are missing that this role may not apply; run migrate as the owner: ${names}.`, {
      cause,
    });
  }
};

const apply = async (client: pg.Client, { name, sql, checksum }: Migration): Promise<void> => {
  const id = randomUUID();
  try {
    await client.query('BEGIN');
    await client.query(BEGIN_RECORD, [id, checksum, name]);
    await client.query(sql);
    await client.query(END_RECORD, [id]);
    await client.query('COMMIT');
  } catch (error) {
    throw new StartUpError(`The migration ${name} failed: ${messageOf(error)}`, { cause: error });
  }
};
