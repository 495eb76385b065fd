import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../src/games/store/database.js';
import { outageOf } from '../../src/games/store/outage.js';
import { createDatabase, isAnyoneAsleep, rowsOf } from '../database.js';
import { until } from '../until.js';
import { fourPlayers, serverOn, valueOf } from './stored-games.js';

const tenant = 'local';
const database = await createDatabase();
afterAll(() => database.drop());

test('moments are the same whatever the time zone of the database and of the address', async () => {
  const name = new URL(database.url).pathname.slice(1);
  await rowsOf(database.url, `ALTER DATABASE ${name} SET timezone = 'Asia/Kathmandu'`);
  const address = new URL(database.url);
  address.searchParams.set('options', '-c timezone=America/St_Johns -c search_path=public');
  const { games, database: opened } = serverOn(address.href);
  const created = valueOf(await games.create(tenant, { id: 'zoned', state: fourPlayers }));
  expect(Math.abs(created.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
  expect(await games.find(tenant, 'zoned')).toEqual(created);
  const filter = { createdAfter: new Date(Date.now() - 60_000), createdBefore: new Date(Date.now() + 60_000) };
  expect(valueOf(await games.list(tenant, { first: 1, filter })).items).toMatchObject([{ value: { id: 'zoned' } }]);
  const { events } = valueOf(await games.recordEvents(tenant, 'zoned', [{ turnBegins: {} }]));
  const log = valueOf(await games.events(tenant, 'zoned', { first: 1 }));
  expect(log.items[0]?.value.recordedAt).toEqual(events[0]?.recordedAt);
  await opened.close();
});

test('a connection that breaks while nobody uses it is told of and replaced', async () => {
  const lost: Error[] = [];
  const { games, database: opened } = serverOn(database.url, { onConnectionLost: (error) => lost.push(error) });
  valueOf(await games.create(tenant, { id: 'broken', state: fourPlayers }));
  const ours = `FROM pg_stat_activity WHERE application_name = 'rangefinder' AND datname = current_database()`;
  await rowsOf(database.url, `SELECT pg_terminate_backend(pid) ${ours}`);
  await until(() => lost.length > 0);
  expect(await games.find(tenant, 'broken')).toMatchObject({ version: 0 });
  expect(await opened.isReady()).toBe(true);
  await opened.close();
});

test.each([
  ['begin', 'SELECT pg_sleep(0.5)', { maxWait: 100, timeout: 5_000 }],
  ['end', 'SELECT pg_sleep(0.3)', { maxWait: 5_000, timeout: 100 }],
])('a transaction that does not %s in time has failed for what may pass', async (_, statement, patience) => {
  const opened = openDatabase(database.url, { connections: 1 });
  const wait = () => opened.prisma.$transaction((client) => client.$executeRawUnsafe(statement), patience);
  const failures = (await Promise.allSettled([wait(), wait()])).filter(({ status }) => status === 'rejected');
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(outageOf('reason' in failure && failure.reason)).toBe('TIMEOUT');
  await opened.close();
});

test('is ready as long as the database answers', async () => {
  const opened = openDatabase(database.url);
  expect(await opened.isReady()).toBe(true);
  await opened.close();
  expect(await opened.isReady()).toBe(false);
  const nowhere = openDatabase('postgresql://nobody@127.0.0.1:1/nothing', { connectionTimeout: 500 });
  expect(await nowhere.isReady()).toBe(false);
  await nowhere.close();
});

test('is not ready where nobody answers', async () => {
  const held: Socket[] = [];
  const silent = createServer((socket) => void held.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const opened = openDatabase(`postgresql://nobody@127.0.0.1:${port}/nothing`, { connectionTimeout: 600_000 });
  expect(await opened.isReady()).toBe(false);
  for (const socket of held) socket.destroy();
  await opened.close();
  silent.close();
});

/** What outage the failing of that work is; work that succeeds fails the test. */
const outageIn = (work: Promise<unknown>) =>
  work.then(
    () => 'it succeeded',
    (error: unknown) => outageOf(error),
  );

describe('an outage is told from a bug', () => {
  test('nobody listens, or nobody knows us', async () => {
    const nowhere = serverOn('postgresql://nobody@127.0.0.1:1/nothing');
    expect(await outageIn(nowhere.games.find(tenant, 'a'))).toBe('SERVICE_UNAVAILABLE');
    expect(await outageIn(nowhere.games.stateAt(tenant, 'a'))).toBe('SERVICE_UNAVAILABLE');
    await nowhere.database.close();
    const unknown = new URL(database.url);
    unknown.pathname = '/no_such_database';
    const { games, database: opened } = serverOn(unknown.href);
    expect(await outageIn(games.stateAt(tenant, 'a'))).toBe('SERVICE_UNAVAILABLE');
    await opened.close();
    expect(await outageIn(games.stateAt(tenant, 'a'))).toBe('SERVICE_UNAVAILABLE');
  });

  test('no connection is free, a statement takes too long, the server ends it', async () => {
    const limits = { connections: 1, connectionTimeout: 2_000, statementTimeout: 5_000 };
    const { games, database: opened } = serverOn(database.url, limits);
    const { prisma } = opened;
    const slow = outageIn(prisma.$queryRaw`SELECT pg_sleep(60)::text`);
    await until(() => isAnyoneAsleep(database.url));
    expect(await outageIn(games.list(tenant, { first: 1, filter: {} }))).toBe('SERVICE_UNAVAILABLE');
    expect(await slow).toBe('TIMEOUT');
    const ended = prisma.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())::text`;
    expect(await outageIn(ended)).toBe('SERVICE_UNAVAILABLE');
    expect(await games.find(tenant, 'a')).toBeNull();
    await opened.close();
  });

  test('a wrong statement and any other error is none', async () => {
    const { database: opened } = serverOn(database.url);
    expect(await outageIn(opened.prisma.$queryRaw`SELECT nothing FROM nowhere`)).toBeUndefined();
    expect(outageOf(new Error('The table has no p1.'))).toBeUndefined();
    expect(outageOf('text')).toBeUndefined();
    await opened.close();
  });
});
