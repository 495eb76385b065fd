// 20 s: keeps requests in flight that take the server seconds each.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openKeys } from '../../src/http/access/keys.js';
import { createDatabase, type TestDatabase } from '../database.js';
import { hostileRequests } from './hostile-requests.js';
import { columns, measure, rowOf, type Noticed, type Target } from './neighbours.js';
import { startServerProcess, type ServerProcess } from '../processes.js';

const isShort = process.env.RELIABILITY === 'short';

/** In seconds: how long each request is kept in flight. */
const SECONDS = isShort ? 1 : 10;

/** Each is sent alone by hostile.reliability.ts. */
const floods = hostileRequests.filter((_, index) => !isShort || index % 5 === 0);

let database: TestDatabase;
let server: ServerProcess;
let target: Target;
beforeAll(async () => {
  database = await createDatabase();
  server = await startServerProcess({ DATABASE_URL: database.url, RATE_LIMIT: '0', MAXIMUM_DELAY: '0' });
  const keys = openKeys(database.url);
  const keyOf = async (tenant: string) => (await keys.create({ tenant, name: 'test', scope: 'read' })).key;
  target = {
    url: server.url,
    pid: server.process.pid ?? 0,
    flooding: await keyOf('flooding'),
    asking: await keyOf('asking'),
  };
  await keys.close();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

test('whatever one tenant keeps in flight, the questions and health checks of others are answered', async () => {
  const noticed: Noticed[] = [await measure(target, SECONDS)];
  for (const flood of floods) noticed.push(await measure(target, SECONDS, flood));
  process.stderr.write([columns, ...noticed.map(rowOf)].map((row) => row.join(' | ')).join('\n') + '\n');
  expect(noticed.filter(({ failures }) => failures > 0).map(({ name }) => name)).toEqual([]);
});
