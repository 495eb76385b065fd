// Starts servers as processes, one for each role of the database.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { migrate } from '../../src/database/migrate.js';
import { inventedCards, oracleCards, writeCardFile } from '../own-cards/card-files.js';
import { createEmptyDatabase, rowsOf, type TestDatabase } from '../database.js';
import { send } from '../http/server.js';
import { fourPlayers, serverOn, valueOf } from '../games/stored-games.js';
import { rootUrl, run, startServerProcess } from '../processes.js';
import { dashboardQueries } from './games-dashboard.js';

const PASSWORD = 'a-password-for-each';
const KEY = 'a-first-key-of-the-roles';

/** Roles belong to a whole server: those of this suite have a name of their own. */
const prefix = `test_${randomUUID().slice(0, 8)}`;
const roles = ['owner', 'app', 'analytics'].map((name) => `${prefix}_${name}`);

let database: TestDatabase;
let script: string;

const urlOf = (name: 'owner' | 'app' | 'analytics'): string => {
  const url = new URL(database.url);
  [url.username, url.password] = [`${prefix}_${name}`, PASSWORD];
  return url.href;
};

beforeAll(async () => {
  database = await createEmptyDatabase();
  const text = await readFile(new URL('deploy/postgres/roles.sql', rootUrl), 'utf8');
  script = text.replaceAll('rangefinder_', `${prefix}_`);
  await rowsOf(database.url, script);
  for (const role of roles) await rowsOf(database.url, `ALTER ROLE ${role} PASSWORD '${PASSWORD}'`);
});
afterAll(async () => {
  for (const role of roles) await rowsOf(database.url, `DROP OWNED BY ${role} CASCADE; DROP ROLE ${role}`);
  await database.drop();
});

/** What a program prints that runs with the rights of a role. */
const printed = async (role: 'owner' | 'app', program: string, ...given: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: urlOf(role) };
  return (await run(process.execPath, [`dist/${program}.js`, ...given], { cwd: rootUrl, env })).stdout;
};

const refusal = (name: 'owner' | 'app' | 'analytics', statement: string): Promise<string> =>
  rowsOf(urlOf(name), statement).then(
    () => 'done',
    (error: unknown) => String((error as { code?: string }).code),
  );

const DENIED = '42501';
/** A view in which nothing can be changed, whoever asks. */
const NO_TABLE = '55000';
const table = { state: { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }], objects: [] } };

describe('a server with the role of the application', () => {
  test('does not start while migrations are missing, and says who is to apply them', async () => {
    const missing = /^Migrations are missing that this role may not apply; .*_init/;
    await expect(migrate(urlOf('app'))).rejects.toThrow(missing);
    const starting = startServerProcess({ MAXIMUM_DELAY: '0', DATABASE_URL: urlOf('app'), API_KEY: KEY });
    await expect(starting).rejects.toThrow(/Rangefinder cannot start: Migrations are missing/);
  });

  test('starts once the owner has migrated, and does all that a server does', async () => {
    expect(await printed('owner', 'migrate')).toContain('_init\n');
    expect(await printed('owner', 'migrate')).toBe('No migrations are pending.\n');
    await rowsOf(database.url, script);

    const server = await startServerProcess({ MAXIMUM_DELAY: '0', DATABASE_URL: urlOf('app'), API_KEY: KEY });
    const ask = (method: string, path: string, body?: unknown) =>
      send(`${server.url}${path}`, method, body, { authorization: `Bearer ${KEY}` });
    const statuses = [
      await ask('POST', '/v1/games', { id: 'g', ...table }),
      await ask('POST', '/v1/games/g/events', { events: [{ playerLeaves: { player: 'cat' } }] }),
      await ask('POST', '/v1/games/g/range-of', { player: 'ann' }),
      await ask('PUT', '/v1/games/g/state', table.state),
      await ask('POST', '/v1/games/g/revert', { version: 1 }),
      await ask('GET', '/v1/games/g/events'),
      await ask('GET', '/v1/games'),
      await ask('DELETE', '/v1/games/g'),
      await ask('GET', '/readyz'),
    ].map(({ status }) => status);
    expect(await server.stop()).toBe(0);
    expect(statuses).toEqual([201, 200, 200, 200, 200, 200, 200, 204, 200]);
  });

  test('counts games anew, makes keys and imports cards, too', async () => {
    expect(await printed('app', 'analytics', 'rebuild')).toMatch(/^The statistics of \d+ games were rebuilt\.\n$/);
    expect(await printed('app', 'keys', 'create', '--tenant', 'acme', '--name', 'shop')).toMatch(/^rf_/);
    const file = await writeCardFile('cards.json', oracleCards(inventedCards(3)));
    expect(await printed('app', 'cards', 'import', file)).toBe('3 cards: 3 added, 0 changed, 0 removed.\n');
  });

  test.each([
    'CREATE TABLE more (id int)',
    'ALTER TABLE games ADD COLUMN more int',
    'DROP TABLE games',
    'TRUNCATE events',
    'CREATE ROLE another',
    "UPDATE _prisma_migrations SET migration_name = 'other'",
    'CREATE TEMPORARY TABLE more (id int)',
  ])('may not: %s', async (statement) => expect(await refusal('app', statement)).toBe(DENIED));
});

test('a server whose database only lets it read, as a replica does, starts, asks of stored games, and refuses changes as something that may pass', async () => {
  const url = new URL(urlOf('app'));
  const whole = await startServerProcess({ MAXIMUM_DELAY: '0', DATABASE_URL: url.href, API_KEY: KEY });
  await send(`${whole.url}/v1/games`, 'POST', { id: 'kept', ...table }, { authorization: `Bearer ${KEY}` });
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const server = await startServerProcess({ MAXIMUM_DELAY: '0', DATABASE_URL: url.href, API_KEY: KEY });
  const ask = (path: string, body: object) =>
    send(`${server.url}${path}`, 'POST', body, { authorization: `Bearer ${KEY}` });
  const asked = await ask('/v1/games/kept/range-of', { player: 'ann' });
  const changed = await ask('/v1/games/kept/events', { events: [{ playerLeaves: { player: 'cat' } }] });
  const ready = await fetch(`${server.url}/readyz`);
  await Promise.all([server.stop(), whole.stop()]);
  expect([asked.status, ready.status]).toEqual([200, 200]);
  expect(changed).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
});

describe('the role of analytics', () => {
  beforeAll(async () => {
    const { games, database: opened } = serverOn(urlOf('app'));
    const { id } = valueOf(await games.create('local', { state: fourPlayers }));
    const effect = { source: { controller: 'ann' }, asks: 'PLAYER', player: 'cat' } as const;
    const attacks = [{ attacker: 'bear', target: 'bob' }];
    const events = [
      { choiceMade: { effect, chooser: 'cat' } },
      { attackersDeclared: { player: 'ann', attacks } },
      ...['bob', 'cat', 'dan'].map((player) => ({ playerLeaves: { player } })),
    ];
    valueOf(await games.recordEvents('local', id, events, { force: true }));
    await opened.close();
  });

  test.each(['games', 'events', 'snapshots'])('reads %s', async (name) => {
    expect(await refusal('analytics', `SELECT count(*) FROM ${name}`)).toBe('done');
    expect(await refusal('analytics', `DELETE FROM ${name}`)).toBe(DENIED);
  });

  test.each(['games', 'players', 'attacks', 'turns', 'days', 'totals', 'version'])(
    'reads analytics.%s',
    async (name) => {
      expect(await refusal('analytics', `SELECT count(*) FROM analytics.${name}`)).toBe('done');
      expect([DENIED, NO_TABLE]).toContain(await refusal('analytics', `DELETE FROM analytics.${name}`));
      expect(await refusal('analytics', `CREATE VIEW analytics.more AS SELECT 1`)).toBe(DENIED);
    },
  );

  test.each(['game_facts', 'analytics_totals', 'analytics_changes'])('reads %s by the views only', async (name) =>
    expect(await refusal('analytics', `SELECT * FROM ${name}`)).toBe(DENIED),
  );

  test.each(dashboardQueries)('asks what the dashboard of games asks: %s', async (_, statement) =>
    expect(await rowsOf(urlOf('analytics'), statement)).not.toEqual([]),
  );

  test('reads no keys', async () => expect(await refusal('analytics', 'SELECT * FROM api_keys')).toBe(DENIED));
});

test('a table that a later migration makes is the application’s to read and write, and nobody else’s', async () => {
  expect(await refusal('owner', 'CREATE TABLE later (id int)')).toBe('done');
  expect(await refusal('app', 'INSERT INTO later VALUES (1)')).toBe('done');
  expect(await refusal('analytics', 'SELECT * FROM later')).toBe(DENIED);
});
