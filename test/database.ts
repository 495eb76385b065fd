import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../src/database/migrate.js';

/** A database that only one suite uses, on the PostgreSQL that the whole run shares. */
export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** The PostgreSQL servers to try: the one of this run first, then those of OTHER_DATABASE_URLS, parted by blanks. */
export const testServers = (): readonly [string, ...string[]] => {
  const { TEST_DATABASE_URL, OTHER_DATABASE_URLS } = process.env;
  if (!TEST_DATABASE_URL) throw new Error('test/global-setup.js has not run.');
  return [TEST_DATABASE_URL, ...(OTHER_DATABASE_URLS?.split(/\s+/).filter((url) => url !== '') ?? [])];
};

/** An empty database, or a copy of another one. */
export const createEmptyDatabase = async (server: string = testServers()[0], template = 'template1') => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`) };
};

/** A database with every migration applied: a copy of the one that global setup has migrated. */
export const createDatabase = (): Promise<TestDatabase> => createEmptyDatabase(undefined, process.env.TEST_TEMPLATE);

/** The database that the others are copies of. */
export const createTemplate = async (): Promise<TestDatabase> => {
  const database = await createEmptyDatabase();
  await migrate(database.url);
  process.env.TEST_TEMPLATE = new URL(database.url).pathname.slice(1);
  return database;
};

/** The rows of one statement, on a connection of its own. */
export const rowsOf = async <Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** How many sessions of this database wait for a lock that another holds. */
export const lockWaitsIn = async (url: string): Promise<number> => {
  const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await rowsOf(url, `SELECT ${waiting}`)).length;
};

/** Says whether a session of this database runs pg_sleep. */
export const isAnyoneAsleep = async (url: string): Promise<boolean> => {
  const sleeping = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
  return (await rowsOf(url, `SELECT ${sleeping}`)).length > 0;
};

const execute = async (url: string, statement: string): Promise<void> => {
  await rowsOf(url, statement);
};
