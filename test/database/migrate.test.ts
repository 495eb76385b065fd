import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FORMAT } from '../../src/database/format.js';
import { migrate } from '../../src/database/migrate.js';
import pg from 'pg';
import { createDatabase, createEmptyDatabase, isAnyoneAsleep, lockWaitsIn, rowsOf, testServers } from '../database.js';
import type { TestDatabase } from '../database.js';
import { openProxy } from '../http/operation/proxy.js';
import { until } from '../until.js';

const MIGRATIONS_FOLDER = join(import.meta.dirname, '..', '..', 'prisma', 'migrations');
const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name !== 'migration_lock.toml').sort();

const recordsOf = (url: string) => rowsOf<Record<string, unknown>>(url, 'SELECT * FROM _prisma_migrations ORDER BY 5');

const checksumOf = async (name: string) =>
  createHash('sha256')
    .update(await readFile(join(MIGRATIONS_FOLDER, name, 'migration.sql')))
    .digest('hex');

describe.each(testServers().map((server) => [new URL(server).host, server]))('migrating on %s', (_host, server) => {
  let database: TestDatabase;
  let folder: string;

  const addMigration = async (name: string, sql: string) => {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'migration.sql'), sql);
  };

  beforeEach(async () => {
    database = await createEmptyDatabase(server);
    folder = await mkdtemp(join(tmpdir(), 'rangefinder-migrations-'));
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  });

  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  test('applies every migration in order, then none again', async () => {
    expect(await migrate(database.url)).toEqual(names);
    expect(await migrate(database.url)).toEqual([]);
  });

  test('a connection that breaks meanwhile fails the migration, not the process', async () => {
    await addMigration('99999999999999_slow', 'SELECT pg_sleep(600)');
    const proxy = await openProxy(database.url);
    const migrating = expect(migrate(proxy.url, folder)).rejects.toThrow(/^The migration 99999999999999_slow failed: /);
    await until(() => isAnyoneAsleep(database.url));
    await proxy.close();
    await migrating;
  });

  test('records each as Prisma does', async () => {
    await migrate(database.url);
    const each = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), logs: null, rolled_back_at: null };
    const times = { started_at: expect.any(Date), finished_at: expect.any(Date), applied_steps_count: 1 };
    const recordOf = async (name: string) => ({
      ...{ ...each, ...times, checksum: await checksumOf(name), migration_name: name },
    });
    expect(await recordsOf(database.url)).toEqual(await Promise.all(names.map(recordOf)));
  });

  test('four servers at once apply each migration once', async () => {
    await addMigration('29990101000000_slow', 'SELECT pg_sleep(0.2); CREATE TABLE once (id int);');
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)));
    expect(applied.flat().sort()).toEqual([...names, '29990101000000_slow']);
    expect(await recordsOf(database.url)).toHaveLength(names.length + 1);
  });

  test('a later migration is applied to a database that has the earlier ones', async () => {
    await migrate(database.url);
    await addMigration('29990101000000_scores', 'CREATE TABLE scores (id int); CREATE INDEX ON scores (id);');
    expect(await migrate(database.url, folder)).toEqual(['29990101000000_scores']);
  });

  test('an index is built again where a run that ended early left it behind, while other servers wait', async () => {
    await migrate(database.url);
    await addMigration('29990101000000_scores', 'CREATE TABLE scores (id int);');
    await migrate(database.url, folder);
    await rowsOf(database.url, 'CREATE INDEX half ON scores (id)');
    await addMigration('29990101000001_index', 'CREATE INDEX CONCURRENTLY "half" ON scores (id);');
    const writer = new pg.Client({ connectionString: database.url });
    await writer.connect();
    await writer.query('BEGIN; INSERT INTO scores VALUES (1)');
    const migrating = Promise.all([1, 2].map(() => migrate(database.url, folder)));
    await until(async () => (await lockWaitsIn(database.url)) > 0);
    await rowsOf(database.url, 'INSERT INTO scores VALUES (2)');
    await writer.query('COMMIT');
    await writer.end();
    expect((await migrating).flat()).toEqual(['29990101000001_index']);
    const valid = `SELECT indisvalid FROM pg_index WHERE indexrelid = 'half'::regclass`;
    expect(await rowsOf(database.url, valid)).toEqual([{ indisvalid: true }]);
  });

  test('a table that somebody reads for long is changed afterwards, and others write to it meanwhile', async () => {
    await migrate(database.url);
    await addMigration('29990101000000_score', 'ALTER TABLE games ADD COLUMN score int;');
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('BEGIN; SELECT FROM games');
    const migrating = migrate(database.url, folder);
    for (const _ of [1, 2]) {
      await until(async () => (await lockWaitsIn(database.url)) > 0);
      await rowsOf(database.url, `UPDATE games SET name = ''`);
    }
    await reader.query('COMMIT');
    await reader.end();
    expect(await migrating).toEqual(['29990101000000_score']);
  });

  test('a migration that was changed after it was applied is refused', async () => {
    await migrate(database.url);
    const [first = ''] = names;
    await writeFile(join(folder, first, 'migration.sql'), 'SELECT 1;');
    await addMigration('29990101000000_later', 'CREATE TABLE later (id int);');
    const changed = `The migration ${first} has changed since it was applied`;
    await expect(migrate(database.url, folder)).rejects.toThrow(changed);
    expect(await recordsOf(database.url)).toHaveLength(names.length);
  });

  test('a migration that fails leaves nothing behind, and may be mended', async () => {
    await addMigration('29990101000000_broken', 'CREATE TABLE half (id int); SELECT 1 / 0;');
    const failed = 'The migration 29990101000000_broken failed: division by zero';
    await expect(migrate(database.url, folder)).rejects.toThrow(failed);
    expect(await recordsOf(database.url)).toHaveLength(names.length);
    await writeFile(join(folder, '29990101000000_broken', 'migration.sql'), 'CREATE TABLE half (id int);');
    expect(await migrate(database.url, folder)).toEqual(['29990101000000_broken']);
  });

  test('a migration that Prisma began and did not finish is refused', async () => {
    await migrate(database.url);
    await rowsOf(database.url, 'UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(migrate(database.url)).rejects.toThrow(`The migration ${names[0] ?? ''} started in this database`);
  });

  test('a migration that Prisma rolled back is applied again', async () => {
    await migrate(database.url);
    await rowsOf(
      database.url,
      `CREATE SCHEMA kept; ALTER TABLE _prisma_migrations SET SCHEMA kept; DROP SCHEMA public, analytics CASCADE;
        CREATE SCHEMA public; ALTER TABLE kept._prisma_migrations SET SCHEMA public`,
    );
    await rowsOf(database.url, 'UPDATE _prisma_migrations SET finished_at = NULL, rolled_back_at = now()');
    expect(await migrate(database.url)).toEqual(names);
  });
});

describe('the format of a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  const formatIn = async () => (await rowsOf<{ oldest_reader: number }>(database.url, 'TABLE database_format'))[0];

  test('is that of the newest build that has started, which older ones refuse', async () => {
    expect(await formatIn()).toMatchObject({ oldest_reader: FORMAT });
    await rowsOf(database.url, 'UPDATE database_format SET oldest_reader = 0');
    await migrate(database.url);
    expect(await formatIn()).toMatchObject({ oldest_reader: FORMAT });
    await rowsOf(database.url, 'UPDATE database_format SET oldest_reader = $1', [FORMAT + 1]);
    await expect(migrate(database.url)).rejects.toThrow(`(format ${FORMAT + 1}; this one reads ${FORMAT})`);
    expect(await formatIn()).toMatchObject({ oldest_reader: FORMAT + 1 });
  });
});

test('a database that nobody serves is one line that does not tell the password', async () => {
  const url = 'postgresql://user:hunter2hunter2@127.0.0.1:1/postgres';
  await expect(migrate(url)).rejects.toThrow(/^The database cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1$/);
});

describe('the schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  const insertGame = (status: string) =>
    rowsOf(
      database.url,
      `INSERT INTO games (tenant_id, id, variant, edition, status, version, player_ids, created_at, updated_at)
       VALUES ('local', $1, 'EMPEROR', 'CR_2026', $2, 0, '{}', now(), now())`,
      [`game ${status}`, status],
    );

  test('a game that is deleted takes its events and snapshots along', async () => {
    await insertGame('IN_PROGRESS');
    const event = `('local', 'game IN_PROGRESS', 1, 'turnBegins', '{}', 'A turn begins.', NULL, now())`;
    await rowsOf(database.url, `INSERT INTO events VALUES ${event}`);
    await rowsOf(database.url, `INSERT INTO snapshots VALUES ('local', 'game IN_PROGRESS', 1, '{}')`);
    await rowsOf(database.url, `DELETE FROM games WHERE id = 'game IN_PROGRESS'`);
    const left = 'SELECT version FROM events UNION ALL SELECT version FROM snapshots';
    expect(await rowsOf(database.url, left)).toEqual([]);
  });

  test('a game is in progress or finished, nothing else', async () => {
    await expect(insertGame('FINISHED')).resolves.toEqual([]);
    await expect(insertGame('ABANDONED')).rejects.toThrow('games_status_check');
  });

  test('every key begins with the tenant, but for those of the table that tells the tenant and of what is everybody’s', async () => {
    const indexes = await rowsOf<{ indexdef: string }>(
      database.url,
      `SELECT indexdef FROM pg_indexes
       WHERE schemaname = 'public'
         AND tablename NOT IN ('_prisma_migrations', 'database_format', 'feed_clock', 'api_keys', 'cards', 'card_imports')`,
    );
    expect(indexes.length).toBeGreaterThanOrEqual(4);
    for (const { indexdef } of indexes) expect(indexdef).toContain('(tenant_id, ');
  });
});
