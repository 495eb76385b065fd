import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { examples, load } from '../../scripts/examples.js';
import { migrate } from '../../src/database/migrate.js';
import { rowsOf } from '../database.js';
import { send, startServer, type TestServer } from '../http/server.js';
import { installedPrograms, startDebianPostgres, type DebianPostgres } from './debian-postgres.js';
import { runClient, table } from './lost-updates/client.js';
import { openLedger } from './lost-updates/ledger.js';
import { differencesFromReplay, readGames, readLog } from './lost-updates/replay.js';

const programs = await installedPrograms();
if (!programs)
  process.stderr.write(
    '\n*** Debian’s PostgreSQL with pg_dump is not to be had: backup and restore are NOT tried. ***\n\n',
  );

const isShort = process.env.RELIABILITY === 'short';

(programs ? describe : describe.skip)('a backup with pg_dump', () => {
  let postgres: DebianPostgres;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startDebianPostgres(programs ?? '');
    await rowsOf(postgres.urlOf('postgres'), 'CREATE DATABASE original');
    await migrate(postgres.urlOf('original'));
    server = await startServer({ databaseUrl: postgres.urlOf('original') });
    for (const example of await examples()) await load(server.url, example);
    await send(`${server.url}/v1/games`, 'POST', { id: 'busy', state: table });
  });
  afterAll(async () => {
    await server.close();
    await postgres.remove();
  });

  /** The games with the table at each of their versions, as a server tells of them. */
  const toldBy = async (url: string): Promise<readonly unknown[]> => {
    const { items } = (await send(`${url}/v1/games?first=100`, 'GET')).body;
    const games = items.filter(({ id }: { id: string }) => id !== 'busy');
    return Promise.all(
      games.map(async ({ id, version }: { id: string; version: number }) => [
        (await send(`${url}/v1/games/${id}`, 'GET')).body,
        (await send(`${url}/v1/games/${id}/events?first=100`, 'GET')).body,
        await Promise.all(
          Array.from(
            { length: version + 1 },
            async (_, each) => (await send(`${url}/v1/games/${id}/state?version=${each}`, 'GET')).body,
          ),
        ),
      ]),
    );
  };

  /** The commands that docs/operations.md gives, into a database of that name, on that PostgreSQL. */
  const copyInto = async (name: string): Promise<void> => {
    const file = join(tmpdir(), `${randomUUID()}.dump`);
    await postgres.program('pg_dump', '--format=custom', `--file=${file}`, postgres.urlOf('original'));
    await rowsOf(postgres.urlOf('postgres'), `CREATE DATABASE ${name}`);
    await postgres.program('pg_restore', '--no-owner', `--dbname=${postgres.urlOf(name)}`, file);
    await rm(file);
  };

  test('is restored into a new database: every game is the same at each version, and goes on', async () => {
    await copyInto('restored');
    const restored = await startServer({ databaseUrl: postgres.urlOf('restored') });
    expect(await migrate(postgres.urlOf('restored'))).toEqual([]);
    const games = await toldBy(restored.url);
    expect(games.length).toBeGreaterThanOrEqual(7);
    expect(games).toEqual(await toldBy(server.url));
    const { status } = await send(`${restored.url}/v1/games/busy/events`, 'POST', {
      events: [{ taps: { objects: ['bear'] } }],
    });
    expect(status).toBe(200);
    await restored.close();
    process.stderr.write(`\nBackup: ${games.length} games restored by PostgreSQL ${postgres.version}.\n`);
  });

  test('that is made while games change holds one moment of them', async () => {
    const ledger = openLedger();
    const options = { changes: isShort ? 40 : 400, games: ['busy'], urls: [server.url], ledger } as const;
    const isRunning = { value: true };
    const clients = Promise.all(
      Array.from({ length: 4 }, (_, number) => runClient({ ...options, number, onDone: () => undefined })),
    ).finally(() => (isRunning.value = false));
    for (let copies = 0; isRunning.value || copies === 0; copies += 1) {
      const name = `copy_${copies}`;
      await copyInto(name);
      const url = postgres.urlOf(name);
      const versions = (await readLog(url)).filter(({ game }) => game === 'busy').map(({ version }) => version);
      expect(versions).toEqual(versions.map((_, index) => index + 1));
      expect(await readGames(url)).toContainEqual({ id: 'busy', version: versions.length });
      expect((await differencesFromReplay(url, [])).filter((each) => each.includes('busy'))).toEqual([]);
    }
    await clients;
    expect(ledger.complaints()).toEqual([]);
  });
});
