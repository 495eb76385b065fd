import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { createDatabase, type TestDatabase } from '../database.js';
import { send, startServer, type TestServer } from '../http/server.js';
import { freePort } from '../ports.js';
import { stopped } from '../processes.js';
import { until } from '../until.js';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis)
  process.stderr.write(
    '\n*** redis-server is not to be had: that servers share a rate limit through it is NOT tried. ***\n\n',
  );

const PER_MINUTE = 10;
const KEY = 'sixteen-signs-16';

(hasRedis ? describe : describe.skip)('a rate limit that servers share through Redis', () => {
  let folder: string;
  let redis: ChildProcess;
  let redisUrl: string;
  let database: TestDatabase;

  const startRedis = async (): Promise<void> => {
    const { port } = new URL(redisUrl);
    const given = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    redis = spawn('redis-server', given, { stdio: 'ignore' });
    await until(async () => (await pinged(redisUrl).catch(() => null)) === 'PONG');
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rangefinder-redis-'));
    redisUrl = `redis://127.0.0.1:${await freePort()}`;
    await startRedis();
    database = await createDatabase();
  });
  afterAll(async () => {
    await stopped(redis);
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const startTwo = async (): Promise<readonly [TestServer, TestServer]> => {
    const settings = { databaseUrl: database.url, apiKey: KEY, rates: { perMinute: PER_MINUTE, redisUrl } };
    return [await startServer(settings), await startServer(settings)];
  };

  const keyFor = async ({ keys }: TestServer): Promise<string> =>
    (await keys.create({ tenant: 'somebody', name: '', scope: 'read' })).key;

  const ask = ({ url }: TestServer, key: string) =>
    send(`${url}/v1/editions`, 'GET', undefined, { authorization: `Bearer ${key}` });

  const remainingAt = async (server: TestServer, key: string) =>
    Number((await ask(server, key)).headers.get('ratelimit-remaining'));

  /** Servers find Redis, or find it again, by themselves; those that count together see each other's requests. */
  const countTogether = async ([one, other]: readonly [TestServer, TestServer]): Promise<boolean> => {
    const key = await keyFor(one);
    return (await remainingAt(one, key)) - (await remainingAt(other, key)) === 1;
  };

  test('two servers count together; without Redis each for itself and ready; then together again', async () => {
    const servers = await startTwo();
    const [one, other] = servers;
    await until(() => countTogether(servers));

    const key = await keyFor(one);
    const statuses: number[] = [];
    for (let request = 0; request < PER_MINUTE + 2; request += 1)
      statuses.push((await ask(request % 2 ? other : one, key)).status);
    expect(statuses).toEqual([...Array.from({ length: PER_MINUTE }, () => 200), 429, 429]);
    await pause(1_100);
    const wait = Number((await ask(other, key)).headers.get('retry-after'));
    expect([wait > 0, wait < 60]).toEqual([true, true]);

    await stopped(redis, 'SIGKILL');
    const alone = await keyFor(one);
    expect([await remainingAt(one, alone), await remainingAt(other, alone)]).toEqual([9, 9]);
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    for (let request = 1; request < PER_MINUTE; request += 1) await ask(one, alone);
    expect([(await ask(one, alone)).status, (await ask(other, alone)).status]).toEqual([429, 200]);

    await startRedis();
    await until(() => countTogether(servers));
    await Promise.all(servers.map((server) => server.close()));
  });

  test('a Redis that hangs holds nobody up for ever', async () => {
    const servers = await startTwo();
    const [one] = servers;
    await until(() => countTogether(servers));
    redis.kill('SIGSTOP');
    const key = await keyFor(one);
    // Without a limit the first would have no end.
    for (let request = 0; request < 5; request += 1) expect((await ask(one, key)).status).toBe(200);
    redis.kill('SIGCONT');
    await until(() => countTogether(servers));
    await Promise.all(servers.map((server) => server.close()));
  });
});

const pinged = async (url: string): Promise<string> => {
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.ping();
  } finally {
    client.disconnect();
  }
};
