// 20 s: keeps requests in flight that take the server seconds each.
import { expect, test } from '@jest/globals';
import { serveProcess } from '../http/server.js';
import { hostileRequests } from './hostile-requests.js';
import { columns, measure, rowOf, type Noticed, type Target } from './neighbours.js';

const isShort = process.env.RELIABILITY === 'short';

/** In seconds: how long each request is kept in flight. */
const SECONDS = isShort ? 1 : 10;

/** Each is sent alone by hostile.reliability.ts. */
const floods = hostileRequests.filter((_, index) => !isShort || index % 5 === 0);

const server = await serveProcess({ RATE_LIMIT: '0', MAXIMUM_DELAY: '0' });
const target: Target = {
  url: server.url,
  pid: server.process.pid ?? 0,
  flooding: await server.keyOf('flooding'),
  asking: await server.keyOf('asking'),
};

test('whatever one tenant keeps in flight, the questions and health checks of others are answered', async () => {
  const noticed: Noticed[] = [await measure(target, SECONDS)];
  for (const flood of floods) noticed.push(await measure(target, SECONDS, flood));
  process.stderr.write([columns, ...noticed.map(rowOf)].map((row) => row.join(' | ')).join('\n') + '\n');
  expect(noticed.filter(({ failures }) => failures > 0).map(({ name }) => name)).toEqual([]);
});
