import { beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { closing, ownDatabase, query, send, startServer, type TestServer } from '../http/server.js';

const database = await ownDatabase();
let server: TestServer;

const state = { players: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };

/** Records an event as a newer build would. */
const record = async (id: string, type: string, input: object): Promise<void> => {
  await send(`${server.url}/v1/games`, 'POST', { id, state });
  await send(`${server.url}/v1/games/${id}/events`, 'POST', { events: [{ playerLeaves: { player: 'a' } }] });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('UPDATE events SET type = $2, input = $3 WHERE game_id = $1', [id, type, JSON.stringify(input)]);
  await client.end();
};

beforeAll(async () => {
  server = await startServer({ databaseUrl: database.url });
  await record('kind', 'dayTurnsNight', {});
  await record('field', 'playerLeaves', { player: 'a', newer: true });
  await record('known', 'playerLeaves', { player: 'a' });
  await server.close();
  server = await startServer({ databaseUrl: database.url });
});
closing({ close: () => server.close() });

test.each([
  ['an event of a kind', 'kind'],
  ['a field', 'field'],
])('%s that only a newer build knows fails its game alone', async (_, id) => {
  const games = `${server.url}/v1/games`;
  const newer = { status: 409, body: { code: 'WRITTEN_BY_A_NEWER_VERSION' } };
  expect(await send(`${games}/${id}/state`, 'GET')).toMatchObject(newer);
  const leaving = { events: [{ playerLeaves: { player: 'b' } }] };
  expect(await send(`${games}/${id}/events`, 'POST', leaving)).toMatchObject(newer);
  expect(await send(`${games}/${id}/state?version=0`, 'GET')).toMatchObject({ status: 200 });
  expect(await send(`${games}/known/state`, 'GET')).toMatchObject({ status: 200 });
  const answer = await query(
    server.url,
    `{ newer: game(id: "${id}") { state { finished } } known: game(id: "known") { state { finished } } }`,
  );
  expect(answer.body).toMatchObject({
    data: { newer: null, known: { state: { finished: false } } },
    errors: [{ path: ['newer', 'state'], extensions: { code: 'WRITTEN_BY_A_NEWER_VERSION' } }],
  });
});
