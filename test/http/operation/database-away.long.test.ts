// Waits while the database is away, and until it is back.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase } from '../../database.js';
import { startServer, type TestServer } from '../server.js';
import { openProxy, type Proxy } from './proxy.js';
import { until } from '../../until.js';

let database: TestDatabase;
let proxy: Proxy;
let server: TestServer;
beforeEach(async () => {
  database = await createDatabase();
  proxy = await openProxy(database.url);
  server = await startServer({ databaseUrl: proxy.url });
});
afterEach(async () => {
  await proxy.mend();
  await server.close();
  await proxy.close();
  await database.drop();
});

const readinessIs = (status: number): Promise<void> =>
  until(async () => (await fetch(`${server.url}/readyz`)).status === status);

const table = { state: { players: [{ id: 'ann' }, { id: 'bob' }] } };

describe.each([
  ['cut off', () => proxy.cut()],
  ['silent', () => proxy.silence()],
] as const)('while the database is %s', (_, happens) => {
  test('/readyz is 503, /livez and what needs no database go on, and all recovers by itself', async () => {
    await readinessIs(200);
    expect((await server.post('/v1/games', { id: 'before', ...table })).status).toBe(201);
    await happens();
    await readinessIs(503);

    const ready = await server.get('/readyz');
    expect([ready.status, ready.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(ready.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('\nrangefinder_ready 0\n');

    await proxy.mend();
    await readinessIs(200);
    const { status, body } = await server.get('/v1/games/before');
    expect([status, body.id]).toEqual([200, 'before']);
  });
});
