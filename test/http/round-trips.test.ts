import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase } from '../database.js';
import { countedWayTo, type CountedWay } from '../games/round-trips.js';
import { query, send, startServer, type TestServer } from './server.js';

let database: TestDatabase;
let way: CountedWay;
let server: TestServer;
beforeAll(async () => {
  database = await createDatabase();
  way = await countedWayTo(database.url);
  server = await startServer({ databaseUrl: way.url });
  const state = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] };
  await send(`${server.url}/v1/games`, 'POST', { id: 'counted', state });
  await send(`${server.url}/v1/games/counted/events`, 'POST', { events: [{ turnEnds: {} }, { turnBegins: {} }] });
  await changesTold();
});
afterAll(async () => {
  await server.close();
  await way.close();
  await database.drop();
});

/** The other servers are told of a change when it has been answered. */
const changesTold = async (): Promise<void> => {
  let before = -1;
  while (before !== way.count()) {
    before = way.count();
    await pause(200);
  }
};

type Ask = () => Promise<{ status: number; body: { errors?: unknown } }>;

const tripsOnce = async (ask: Ask): Promise<number> => {
  const before = way.count();
  const reply = await ask();
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return way.count() - before;
};

/** Of three times the least: now and then the server asks the database for something of its own. */
const roundTrips = async (ask: Ask): Promise<number> =>
  Math.min(await tripsOnce(ask), await tripsOnce(ask), await tripsOnce(ask));

const asked = 'rangeOf(player: "ann") { seats players { id } } legalAttackTargets(player: "bob") { canAttack }';

test.each([
  ['REST', () => send(`${server.url}/v1/games/counted/range-of`, 'POST', { player: 'ann' })],
  [
    'REST, an earlier version',
    () => send(`${server.url}/v1/games/counted/range-of`, 'POST', { player: 'ann', version: 1 }),
  ],
  ['GraphQL', () => query(server.url, `{ game(id: "counted") { version state { ${asked} } } }`)],
  [
    'GraphQL, an earlier version',
    () => query(server.url, `{ game(id: "counted") { state(version: 1) { ${asked} } } }`),
  ],
  [
    'GraphQL, with a variable and a fragment',
    () =>
      query(
        server.url,
        `query ($version: Int) { game(id: "counted") { ...table } } fragment table on Game { state(version: $version) { ${asked} } }`,
        { version: 1 },
      ),
  ],
  ['GraphQL, a game without its table', () => query(server.url, '{ game(id: "counted") { version } }')],
])('%s: one round trip', async (_, ask) => {
  expect(await roundTrips(ask)).toBe(1);
});

test('a list of games with their tables and logs: one round trip for each of the three', async () => {
  const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
  for (let game = 0; game < 12; game += 1)
    await send(`${server.url}/v1/games`, 'POST', { id: `listed-${game}`, state });
  const list = '{ games(first: 12) { nodes { id state { players { name } } events { nodes { summary } } } } }';
  expect(await roundTrips(() => query(server.url, list))).toBe(3);
});
