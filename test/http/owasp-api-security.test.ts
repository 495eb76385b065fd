// The OWASP API Security Top 10 of 2023 on a running server: what no other suite tries, and by item which one tries the rest.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { buildClientSchema, buildSchema, getIntrospectionQuery, printSchema } from 'graphql';
import type { Games } from '../../src/games/games.js';
import { rowsOf } from '../database.js';
import { standardLimits } from '../../src/questions/catalogue/budget.js';
import { rootUrl, startServerProcess } from '../processes.js';
import { restOperations, rootFields, type RestOperation } from './operations.js';
import { codeOf, ownDatabase, refusalOf, send, serve, startServer } from './server.js';

const environmentKey = 'the-key-of-the-environment';
const state = {
  players: [{ id: 'ann' }, { id: 'bob' }],
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' }],
};

const database = await ownDatabase();
const settings = { databaseUrl: database.url, apiKey: environmentKey };
const server = await serve(settings);
const [writer, reader] = [await server.withKey('write'), await server.withKey('read')];
const operations = restOperations((await server.get('/v1/openapi.json')).body);
await writer.post('/v1/games', { id: 'the-game', state });

/** Whoever asks with the key of the environment a server whose games are these. */
const serverOf = async (get: () => unknown, limits = standardLimits) => {
  const own = await startServer({ ...settings, limits, games: new Proxy({} as Games, { get }) });
  return { ...own.as(environmentKey), close: () => own.close() };
};

const pathOf = ({ path }: RestOperation, game: string) => path.replace('{id}', game).replace(/\{\w+\}/g, 'ann');

const countGames = async (): Promise<unknown> => (await rowsOf(database.url, 'SELECT count(*) FROM games'))[0];

// API1:2023 Broken Object Level Authorization: tenants.test.ts.

describe('API2:2023 Broken Authentication (also keys.test.ts and access/access.test.ts)', () => {
  test('a key counts nowhere but in its header, where no address, log or history keeps it', async () => {
    for (const name of ['key', 'api_key', 'apikey', 'token', 'access_token', 'authorization'])
      expect((await server.get(`/v1/games?${name}=${environmentKey}`)).status).toBe(401);
    const cookie = { cookie: `authorization=Bearer ${environmentKey}`, 'x-api-key': environmentKey };
    expect((await server.get('/v1/games', cookie)).status).toBe(401);
  });

  test('what is stored lets nobody in', async () => {
    const rows = await rowsOf<{ hash: Buffer; prefix: string; id: string }>(database.url, 'SELECT * FROM api_keys');
    const stored = rows.flatMap(({ hash, prefix, id }) => [hash.toString('hex'), hash.toString('base64'), prefix, id]);
    expect(stored).toHaveLength(8);
    for (const each of stored) expect((await server.as(each).get('/v1/games')).status).toBe(401);
  });

  test('what is logged, at its most talkative, holds no key', async () => {
    const own = { DATABASE_URL: database.url, API_KEY: environmentKey, LOG_LEVEL: 'trace' };
    const { url, stop, said } = await startServerProcess(own);
    for (const key of [`Bearer ${environmentKey}`, writer.authorization, 'Bearer a-key-that-is-wrong'])
      for (const path of ['/v1/games', '/v1/games/%', `/v1/nothing?${key}`, '/graphql'])
        await send(url + path, 'POST', '{ "query": 1', { authorization: key, 'x-request-id': key });
    await stop();
    expect(said.out).toContain('"path":"/v1/games"');
    for (const key of [environmentKey, writer.key, 'a-key-that-is-wrong'])
      expect(said.out + said.err).not.toContain(key);
  });
});

describe('API3:2023 Broken Object Property Level Authorization', () => {
  const internal = { tenant: 'another', tenantId: 'another', tenant_id: 'another', version: 7, status: 'FINISHED' };
  const more = { results: [], createdAt: '2020-01-01T00:00:00Z', incarnation: 'x', playerIds: ['zoe'] };

  test.each(Object.entries({ ...internal, ...more }))('nobody sets %s by sending it along', async (name, value) => {
    const before = await countGames();
    const input = { id: 'made', state, [name]: value };
    const made = await writer.post('/v1/games', input);
    expect([...refusalOf(made), made.body.problems[0].path]).toEqual([400, 'BAD_USER_INPUT', [name]]);
    const mutation = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
    expect(codeOf(await writer.graphql(mutation, { input }))).toBe('BAD_USER_INPUT');
    expect(await countGames()).toEqual(before);
  });

  test('what is told of a game is what is declared, and nothing that the database keeps beside it', async () => {
    const { body: document } = await server.get('/v1/openapi.json');
    const declared = Object.keys(document.components.schemas.Game.properties);
    const { body } = await writer.get('/v1/games/the-game');
    expect(Object.keys(body).filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared.filter((name) => /tenant|incarnation|playerIds|hash/i.test(name))).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('acme');
  });
});

describe('API4:2023 Unrestricted Resource Consumption (also limits/limits.long.test.ts and ../rest/problems/framework-errors.test.ts)', () => {
  test('nothing may take for ever', async () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = server.app.server;
    for (const timeout of [requestTimeout, headersTimeout, keepAliveTimeout]) {
      expect(timeout).toBeGreaterThan(0);
      expect(timeout).toBeLessThanOrEqual(75_000);
    }
    expect(standardLimits.time).toBeLessThanOrEqual(30_000);
    const slowly = () => pause(900, { ok: false, failure: { code: 'NOT_FOUND', what: 'x' } });
    const waiting = await serverOf(() => slowly, { ...standardLimits, time: 300 });
    const late = await Promise.all([
      waiting.get('/v1/games/any'),
      waiting.post('/v1/games/any/range-of', { player: 'ann' }),
      waiting.post('/v1/games', { state }),
    ]);
    expect(late.map(refusalOf)).toEqual(late.map(() => [504, 'TIMEOUT']));
    await pause(900);
    expect((await waiting.get('/v1/editions')).status).toBe(200);
    await waiting.close();
  });
});

test('API5:2023 Broken Function Level Authorization: nor by a method that is dressed up (also keys.test.ts)', async () => {
  const before = (await writer.get('/v1/games/the-game')).body;
  for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
    await reader.get('/v1/games/the-game?_method=DELETE', { [header]: 'DELETE' });
  expect((await writer.get('/v1/games/the-game')).body).toEqual(before);
});

test('API6:2023 Unrestricted Access to Sensitive Business Flows: games are made one a request, within limits', async () => {
  const before = await countGames();
  const create = 'createGame(input: { state: { players: [{ id: "ann" }, { id: "bob" }] } }) { id }';
  const aliased = Array.from({ length: 101 }, (_, index) => `g${index}: ${create}`).join(' ');
  expect(codeOf(await writer.graphql(`mutation { ${aliased} }`))).toBe('QUERY_TOO_COMPLEX');
  const batch = Array.from({ length: 3 }, () => ({ query: `mutation { ${create} }` }));
  expect((await writer.post('/graphql', batch)).status).toBe(400);
  expect((await writer.post('/v1/games', [{ state }, { state }])).status).toBe(400);
  expect(await countGames()).toEqual(before);
});

test('API7:2023 Server Side Request Forgery: an address is a text, and nobody looks it up', async () => {
  let visits = 0;
  const trap = createServer((_, response) => {
    visits += 1;
    response.end('<svg/>');
  }).listen(0, '127.0.0.1');
  await once(trap, 'listening');
  const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/`;
  const lure = {
    players: [{ id: 'ann', name: address }, { id: 'bob' }],
    objects: [{ id: 'bear', name: address, typeLine: address, owner: 'ann' }],
  };
  const forwarded = { 'x-forwarded-host': address, 'x-forwarded-for': address, forwarded: `host=${address}` };
  const headers = { authorization: writer.authorization, referer: address, link: `<${address}>`, ...forwarded };
  const made = await server.post('/v1/games', { id: 'lure', name: address, state: lure, seed: address }, headers);
  expect(made.body.code ?? made.status).toBe(201);
  for (const operation of operations.filter(({ scope, path }) => scope === 'read' && path.includes('{id}')))
    await send(server.url + operation.path.replace('{id}', 'lure'), operation.method, operation.body, headers);
  await writer.graphql(
    `{ rules(search: "${address}") { number } game(id: "lure") { name state { objects { name typeLine } } } }`,
  );
  expect(visits).toBe(0);
  trap.close();
});

describe('API8:2023 Security Misconfiguration (also browsers.test.ts and ../rest/problems/framework-errors.test.ts)', () => {
  test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])('%s, which only helps attackers, is refused', async (method) => {
    const headers = { authorization: reader.authorization };
    const sent = request(`${server.url}/v1/games`, { method, headers }).on('error', () => undefined);
    const refused = Promise.race(['response', 'connect', 'close'].map((event) => once(sent, event))).catch(() => []);
    sent.end();
    const [response] = await refused;
    expect([undefined, 400, 404, 405, 501]).toContain(response?.statusCode);
    sent.destroy();
  });

  test('a bug tells nothing of itself', async () => {
    const failing = () => Promise.reject(new Error('postgresql://user:hunter2@host/database at /src/games'));
    const broken = await serverOf(() => failing);
    const replies = [
      await broken.get('/v1/games/any'),
      await broken.post('/v1/games', { state }),
      await broken.graphql('{ game(id: "any") { id } }'),
    ];
    for (const { body } of replies) expect(JSON.stringify(body)).not.toMatch(/hunter2|postgresql|src\/|\.ts|stack/);
    expect(replies.map(codeOf)).toEqual(replies.map(() => 'INTERNAL_SERVER_ERROR'));
    expect(replies[2]?.body.errors).toMatchObject([{ message: 'Something went wrong on our side.', path: ['game'] }]);
    await broken.close();
  });
});

describe('API9:2023 Improper Inventory Management', () => {
  test('what is served is what the repository describes', async () => {
    const [openApi, sdl] = await Promise.all(
      ['openapi/openapi.json', 'openapi/schema.graphql'].map((name) => readFile(new URL(name, rootUrl), 'utf8')),
    );
    expect((await server.get('/v1/openapi.json')).body).toEqual(JSON.parse(openApi ?? ''));
    const { body } = await writer.graphql(getIntrospectionQuery({ oneOf: true }));
    expect(printSchema(buildClientSchema(body.data))).toBe(printSchema(buildSchema(sdl ?? '')));
  });

  test.each(
    `/v0 /v2/games /api /api/v1/games /v1 /debug /admin /console /status /env /actuator /swagger /swagger.json /api-docs
     /playground /graphiql /altair /voyager /documentation /.env /.git/config /package.json /src/main.ts
     /../package.json /%2e%2e/package.json /assets/../../package.json`.split(/\s+/),
  )('nothing is left standing at %s', async (path) => expect((await writer.get(path)).status).toBe(404));
});

/** The port in what a socket is told to connect to. */
const portsIn = (given: unknown): readonly number[] => {
  if (typeof given === 'number') return [given];
  return typeof given === 'object' && given !== null && 'port' in given ? [Number(given.port)] : [];
};

describe('API10:2023 Unsafe Consumption of APIs', () => {
  test('the server asks nobody but its database', async () => {
    const asked = new Set<number>();
    const connect = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect');
    if (!connect) throw new Error('There is no way to see which ports are asked.');
    const noting = function (this: Socket, ...given: readonly unknown[]): unknown {
      for (const port of given.flat().flatMap(portsIn)) asked.add(port);
      return Reflect.apply(connect.value as () => unknown, this, given);
    };
    Object.defineProperty(Socket.prototype, 'connect', { ...connect, value: noting });
    const another = await startServer(settings);
    const { authorization } = reader;
    for (const operation of operations.filter(({ scope }) => scope !== 'write'))
      await send(another.url + pathOf(operation, 'the-game'), operation.method, operation.body, { authorization });
    for (const { document } of rootFields.filter(({ kind }) => kind === 'query'))
      await another.as(reader.key).graphql(document('the-game'));
    Object.defineProperty(Socket.prototype, 'connect', connect);
    await another.close();
    const known = [new URL(database.url).port, new URL(another.url).port].map(Number);
    expect([...asked].sort()).toEqual(known.sort());
  });

  test('what the database gives back is no more believed than what callers send: a row that makes no sense is a bug', async () => {
    await writer.post('/v1/games', { id: 'tampered', state });
    await rowsOf(database.url, `UPDATE snapshots SET description = '{"players": "none"}' WHERE game_id = 'tampered'`);
    await rowsOf(database.url, `UPDATE games SET incarnation = gen_random_uuid() WHERE id = 'tampered'`);
    expect(refusalOf(await writer.get('/v1/games/tampered/state'))).toEqual([500, 'INTERNAL_SERVER_ERROR']);
  });
});
