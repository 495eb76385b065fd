import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { Query } from '../../src/database/query.js';
import { Prisma } from '../../src/generated/prisma/client.js';
import { openNotifications } from '../../src/games/feed/notifications.js';
import { openDatabase } from '../../src/games/store/database.js';
import { isRolledBack, outageOf } from '../../src/games/store/outage.js';
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

describe('the connections of a pool', () => {
  const opened = openDatabase(database.url, { statementTimeout: 7_000 });
  afterAll(() => opened.close());
  const settingsOf = async (query: Query, ...names: readonly string[]) => {
    const text =
      'SELECT current_setting(name) AS set FROM unnest($1::text[]) WITH ORDINALITY AS n (name, at) ORDER BY at';
    return (await query<{ set: string }>({ text, values: [names] })).map(({ set }) => set);
  };
  const always = ['application_name', 'TimeZone', 'statement_timeout'];

  test('that read find everything by keys', async () => {
    const scans = ['plan_cache_mode', 'enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit'];
    const set = ['rangefinder', 'UTC', '7s', 'force_generic_plan', 'off', 'off', 'off', 'off'];
    expect(await settingsOf(opened.query, ...always, ...scans)).toEqual(set);
  });

  test('that append wait for no lock for long, and find everything by keys', async () => {
    const set = ['rangefinder', 'UTC', '7s', '50ms', 'off'];
    expect(await settingsOf(opened.appendingQuery, ...always, 'lock_timeout', 'enable_seqscan')).toEqual(set);
  });

  test('have what the address says, too', async () => {
    const address = new URL(database.url);
    address.searchParams.set('options', '-c lock_timeout=3s');
    const told = openDatabase(address.href);
    expect(await settingsOf(told.query, 'lock_timeout', 'TimeZone', 'statement_timeout')).toEqual(['3s', 'UTC', '15s']);
    await told.close();
  });

  test('that count have more memory', async () => {
    const set = ['rangefinder', 'UTC', '7s', '64MB', 'off', 'on'];
    expect(await settingsOf(opened.analyticsQuery, ...always, 'work_mem', 'jit', 'enable_seqscan')).toEqual(set);
  });

  test('are so many at most', () => {
    const most = Object.entries(opened.pools()).map(([name, counts]) => [name, counts.most]);
    expect(Object.fromEntries(most)).toEqual({ writing: 8, appending: 2, reading: 4, counting: 1, exporting: 6 });
  });
});

test('a connection that cannot listen is told of each time that it is tried', async () => {
  const lost: Error[] = [];
  const notifications = openNotifications('postgresql://nobody@127.0.0.1:1/nothing', (error) => lost.push(error));
  notifications.publish(tenant, 'any');
  await until(() => lost.length > 1);
  for (const error of lost) expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  await notifications.close();
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

  const withCode = (code: string, error: Error = new Error('It failed.')) => Object.assign(error, { code });
  const ofDatabase = (code: string) => withCode(code, new pg.DatabaseError('It failed.', 1, 'error'));
  const ofDriver = (cause: object) => ({ name: 'DriverAdapterError', cause });
  const ofPrisma = (code: string, meta = {}) =>
    new Prisma.PrismaClientKnownRequestError('It failed.', { code, clientVersion: '7', meta });
  const away = ['08006', '28P01', '3D000', '40001', '53300', '57P01', '25006'];
  const sockets = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'ENOENT'];
  const kinds = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TlsConnectionError'];
  const said = ['Connection terminated unexpectedly', 'Cannot use a pool after calling end on the pool'];
  const saidOfClient = ['Client was closed and is not queryable', 'Client has encountered a connection error'];

  test.each<readonly [unknown, ReturnType<typeof outageOf>]>([
    ...away.map((state) => [ofDatabase(state), 'SERVICE_UNAVAILABLE'] as const),
    ...away.map((originalCode) => [ofDriver({ originalCode }), 'SERVICE_UNAVAILABLE'] as const),
    ...sockets.map((code) => [withCode(code), 'SERVICE_UNAVAILABLE'] as const),
    ...kinds.map((kind) => [ofDriver({ kind }), 'SERVICE_UNAVAILABLE'] as const),
    ...kinds.map(
      (kind) => [ofPrisma('P2010', { driverAdapterError: ofDriver({ kind }) }), 'SERVICE_UNAVAILABLE'] as const,
    ),
    ...[...said, ...saidOfClient].map((text) => [new Error(text), 'SERVICE_UNAVAILABLE'] as const),
    [new Error('timeout exceeded when trying to connect'), 'SERVICE_UNAVAILABLE'],
    [new Error('Query read timeout'), 'TIMEOUT'],
    [ofDatabase('57014'), 'TIMEOUT'],
    [ofDriver({ originalCode: '57014' }), 'TIMEOUT'],
    [ofPrisma('P2028'), 'TIMEOUT'],
    [ofPrisma('P2002', { driverAdapterError: ofDriver({ kind: 'UniqueConstraintViolation' }) }), undefined],
    [ofPrisma('P2025'), undefined],
    [ofDatabase('42P01'), undefined],
    [ofDatabase('ECONNREFUSED'), undefined],
    [{ name: 'Error', cause: { kind: 'ConnectionClosed' } }, undefined],
    [withCode('EACCES'), undefined],
    [null, undefined],
  ])('%s is %s', (error, outage) => expect(outageOf(error)).toBe(outage));

  test.each<readonly [unknown, boolean]>([
    [ofDatabase('40001'), true],
    [ofDatabase('40P01'), true],
    [ofDriver({ originalCode: '40001' }), true],
    [ofDatabase('57014'), false],
    [new Error('It failed.'), false],
  ])('%s was rolled back because of others: %s', (error, isIt) => expect(isRolledBack(error)).toBe(isIt));

  test('a wrong statement and any other error is none', async () => {
    const { database: opened } = serverOn(database.url);
    expect(await outageIn(opened.prisma.$queryRaw`SELECT nothing FROM nowhere`)).toBeUndefined();
    expect(outageOf(new Error('The table has no p1.'))).toBeUndefined();
    expect(outageOf('text')).toBeUndefined();
    await opened.close();
  });
});
