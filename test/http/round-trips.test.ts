import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { countedWayTo } from '../games/round-trips.js';
import { serve, ownDatabase, closing } from './server.js';

const database = await ownDatabase();
const way = closing(await countedWayTo(database.url));
const server = await serve({ databaseUrl: way.url });
const state = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] };
await server.post('/v1/games', { id: 'counted', state });
await server.post('/v1/games/counted/events', { events: [{ turnEnds: {} }, { turnBegins: {} }] });

/** The other servers are told of a change when it has been answered. */
const changesTold = async (): Promise<void> => {
  let before = -1;
  while (before !== way.count()) {
    before = way.count();
    await pause(200);
  }
};

await changesTold();

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
const spread = '{ game(id: "counted") { ...table } }';
const ofVersion = `query ($v: Int) ${spread} fragment table on Game { state(version: $v) { ${asked} } }`;
const rangeOf = '/v1/games/counted/range-of';

test.each([
  ['REST', () => server.post(rangeOf, { player: 'ann' })],
  ['REST, an earlier version', () => server.post(rangeOf, { player: 'ann', version: 1 })],
  ['GraphQL', () => server.query(`{ game(id: "counted") { version state { ${asked} } } }`)],
  ['GraphQL, an earlier version', () => server.query(`{ game(id: "counted") { state(version: 1) { ${asked} } } }`)],
  ['GraphQL, with a variable and a fragment', () => server.query(ofVersion, { v: 1 })],
  ['GraphQL, a game without its table', () => server.query('{ game(id: "counted") { version } }')],
])('%s: one round trip', async (_, ask) => expect(await roundTrips(ask)).toBe(1));

test('a list of games with their tables and logs: one round trip for each of the three', async () => {
  const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
  for (let game = 0; game < 12; game += 1) await server.post('/v1/games', { id: `listed-${game}`, state });
  const list = '{ games(first: 12) { nodes { id state { players { name } } events { nodes { summary } } } } }';
  expect(await roundTrips(() => server.query(list))).toBe(3);
});
