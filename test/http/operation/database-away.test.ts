import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase } from '../../database.js';
import { send, startServer, type TestServer } from '../server.js';
import { openProxy, type Proxy } from './proxy.js';

let database: TestDatabase;
let proxy: Proxy;
let server: TestServer;
beforeEach(async () => {
  database = await createDatabase();
  const url = new URL(database.url);
  proxy = await openProxy(new URL(database.url));
  url.port = String(proxy.port);
  server = await startServer({ databaseUrl: url.href });
});
afterEach(async () => {
  await proxy.mend();
  await server.close();
  await proxy.close();
  await database.drop();
});

/** In milliseconds, how long it takes until `/readyz` gives that status. */
const until = async (status: number): Promise<number> => {
  const start = performance.now();
  for (;;) {
    const { status: found } = await fetch(`${server.url}/readyz`);
    if (found === status) return performance.now() - start;
    if (performance.now() - start > 20_000) throw new Error(`/readyz is still ${found}.`);
    await pause(100);
  }
};

const table = { state: { players: [{ id: 'ann' }, { id: 'bob' }] } };

describe.each([
  ['cut off', () => proxy.cut()],
  ['silent', () => proxy.silence()],
] as const)('while the database is %s', (_, happens) => {
  test('/readyz is 503, /livez and what needs no database go on, and all recovers by itself within 5 s', async () => {
    await until(200);
    expect((await send(`${server.url}/v1/games`, 'POST', { id: 'before', ...table })).status).toBe(201);
    await happens();
    expect(await until(503)).toBeLessThan(4_000);

    const ready = await send(`${server.url}/readyz`, 'GET');
    expect([ready.status, ready.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(ready.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('\nrangefinder_ready 0\n');

    await proxy.mend();
    expect(await until(200)).toBeLessThan(5_000);
    const { status, body } = await send(`${server.url}/v1/games/before`, 'GET');
    expect([status, body.id]).toEqual([200, 'before']);
  }, 60_000);
});
