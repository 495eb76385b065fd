// 20 s: drowns a server.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEmptyDatabase, type TestDatabase } from '../database.js';
import { send } from '../http/server.js';
import { startServerProcess, type ServerProcess } from '../processes.js';
import { until } from './until.js';

/** In milliseconds. */
const DROWNING = process.env.RELIABILITY === 'short' ? 3_000 : 6_000;

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createEmptyDatabase();
  server = await startServerProcess({ DATABASE_URL: database.url, MAXIMUM_DELAY: '100', WORKERS: '0' });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const state = {
  players: Array.from({ length: 100 }, (_, index) => ({ id: `p${index}` })),
  objects: Array.from({ length: 3_000 }, (_, index) => ({
    id: `o${index}`,
    typeLine: 'Creature',
    owner: `p${index % 100}`,
  })),
};
/** Worked out once, so that the one who asks has less to do than the one who answers. */
const body = JSON.stringify({ state });

type Seen = Readonly<{ status: number; retryAfter: string | null; milliseconds: number }>;

const timed = async (ask: () => Promise<Response>): Promise<Seen> => {
  const start = performance.now();
  const response = await ask();
  await response.arrayBuffer();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    milliseconds: performance.now() - start,
  };
};

const check = () =>
  timed(() =>
    fetch(`${server.url}/v1/game-states`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  );
const lookUp = () => timed(() => fetch(`${server.url}/v1/editions`));
const lives = () => timed(() => fetch(`${server.url}/livez`));

/** Asks again and again by so many at once, for so long. */
const asking = async (ask: () => Promise<Seen>, atOnce: number, milliseconds: number): Promise<readonly Seen[]> => {
  const end = performance.now() + milliseconds;
  const seen: Seen[] = [];
  const one = async () => {
    while (performance.now() < end) seen.push(await ask());
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return seen;
};

test('a server that drowns turns requests away and answers the others, and all of them afterwards', async () => {
  await until(async () => (await check()).status === 200, 'it has calmed down after its start');

  const [seen, alive] = await Promise.all([
    asking(check, 100, DROWNING),
    asking(async () => pause(100).then(lives), 1, DROWNING),
  ]);
  const answered = seen.filter(({ status }) => status === 200);
  const turnedAway = seen.filter(({ status }) => status === 503);
  // On a busy machine some are not read, or not answered, in time.
  const others = seen.map(({ status }) => status).filter((status) => ![200, 408, 503, 504].includes(status));
  process.stdout.write(`${answered.length} answered, ${turnedAway.length} turned away\n`);
  expect(others).toEqual([]);
  expect(answered.length).toBeGreaterThan(0);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(new Set(turnedAway.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
  expect(alive.every(({ status }) => status === 200)).toBe(true);

  await until(async () => (await check()).status === 200, 'it answers again');
  await pause(1_000);
  const afterwards = await asking(lookUp, 1, 2_000);
  expect(afterwards.every(({ status }) => status === 200)).toBe(true);
});

test('over GraphQL it says so in the terms of GraphQL', async () => {
  const drowning = asking(check, 100, 3_000);
  let refusal: Awaited<ReturnType<typeof send>> | undefined;
  await until(async () => {
    refusal = await send(`${server.url}/graphql`, 'POST', { query: '{ __typename }' });
    return refusal.status === 503;
  }, 'a question over GraphQL is turned away');
  expect(refusal?.body).toEqual({
    errors: [{ message: expect.any(String), extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  });
  expect(refusal?.headers.get('retry-after')).toBe('2');
  await drowning;
});
