// The OWASP API Security Top 10 of 2023, each item tried on a running server.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildClientSchema, buildSchema, getIntrospectionQuery, printSchema } from 'graphql';
import { SCOPES, type Scope } from '../../src/http/access/route-protection.js';
import type { Games } from '../../src/games/games.js';
import { createDatabase, rowsOf, type TestDatabase } from '../database.js';
import { freePort } from '../../src/database/port.js';
import { standardLimits } from '../../src/http/limits/limits.js';
import { restOperations, rootFields, type RestOperation } from './operations.js';
import { send, startServer, type Reply, type TestServer } from './server.js';

const root = new URL('../../', import.meta.url);
const environmentKey = 'the-key-of-the-environment';
const state = {
  players: [{ id: 'ann' }, { id: 'bob' }],
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' }],
};

let database: TestDatabase;
let server: TestServer;
let operations: readonly RestOperation[];
const authorization: Record<Scope | 'stranger', string> = { ask: '', read: '', write: '', admin: '', stranger: '' };

const makeKey = async (tenant: string, scope: Scope): Promise<string> =>
  `Bearer ${(await server.keys.create({ tenant, name: 'test', scope })).key}`;

beforeAll(async () => {
  database = await createDatabase();
  server = await startServer({ databaseUrl: database.url, apiKey: environmentKey });
  for (const scope of SCOPES) authorization[scope] = await makeKey('acme', scope);
  authorization.stranger = await makeKey('another', 'admin');
  operations = restOperations((await send(`${server.url}/v1/openapi.json`, 'GET')).body);
  await rest('POST', '/v1/games', { id: 'the-game', state });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const rest = (method: string, path: string, body?: unknown, key = authorization.write): Promise<Reply> =>
  send(server.url + path, method, body, key ? { authorization: key } : {});

const graphql = (document: string, key = authorization.write): Promise<Reply> =>
  rest('POST', '/graphql', { query: document }, key);

const asking = ({ method, path, body }: RestOperation, key: string): Promise<Reply> =>
  rest(method, path.replace('{id}', 'the-game').replace(/\{\w+\}/g, 'ann'), body, key);

const countGames = async (): Promise<number> => {
  const [{ count } = { count: '-1' }] = await rowsOf<{ count: string }>(database.url, 'SELECT count(*) FROM games');
  return Number(count);
};

describe('API1:2023 Broken Object Level Authorization', () => {
  test("who knows the id of another tenant's game can do nothing with it", async () => {
    const before = (await rest('GET', '/v1/games/the-game')).body;
    for (const operation of operations.filter(({ path }) => path.includes('{id}')))
      expect([operation.id, (await asking(operation, authorization.stranger)).status]).toEqual([operation.id, 404]);
    for (const { name, document } of rootFields.filter((field) => /game\b|id\b/.test(field.document('the-game')))) {
      const { body } = await graphql(document('the-game'), authorization.stranger);
      expect([name, JSON.stringify(body)]).toEqual([name, expect.not.stringContaining('bear')]);
    }
    expect((await rest('GET', '/v1/games/the-game')).body).toEqual(before);
  });
});

describe('API2:2023 Broken Authentication', () => {
  test.each([
    '',
    'Bearer ',
    'Bearer null',
    `Basic ${Buffer.from(`x:${environmentKey}`).toString('base64')}`,
    `Token ${environmentKey}`,
  ])('nobody comes in with %j', async (key) => {
    const { status, headers, body } = await rest('GET', '/v1/games', undefined, key);
    expect([status, body.code, headers.get('www-authenticate')]).toEqual([401, 'UNAUTHENTICATED', 'Bearer']);
  });

  test('a key counts nowhere but in its header, where no address, log or history keeps it', async () => {
    for (const name of ['key', 'api_key', 'apikey', 'token', 'access_token', 'authorization'])
      expect((await rest('GET', `/v1/games?${name}=${environmentKey}`, undefined, '')).status).toBe(401);
    const cookie = { cookie: `authorization=Bearer ${environmentKey}`, 'x-api-key': environmentKey };
    expect((await send(`${server.url}/v1/games`, 'GET', undefined, cookie)).status).toBe(401);
  });

  test('what is stored lets nobody in', async () => {
    const rows = await rowsOf<{ hash: Buffer; prefix: string; id: string }>(database.url, 'SELECT * FROM api_keys');
    const stored = rows.flatMap(({ hash, prefix, id }) => [hash.toString('hex'), hash.toString('base64'), prefix, id]);
    expect(stored).toHaveLength(20);
    for (const each of stored) expect((await rest('GET', '/v1/games', undefined, `Bearer ${each}`)).status).toBe(401);
  });

  test('what is logged, at its most talkative, holds no key', async () => {
    const port = await freePort();
    const settings = { DATABASE_URL: database.url, API_KEY: environmentKey, PORT: String(port), LOG_LEVEL: 'trace' };
    const env = { PATH: process.env['PATH'] ?? '', ...settings };
    const child = spawn(process.execPath, ['dist/main.js'], { cwd: root, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await pause(100);
    for (const key of [`Bearer ${environmentKey}`, authorization.write, 'Bearer a-key-that-is-wrong'])
      for (const path of ['/v1/games', '/v1/games/%', `/v1/nothing?${key}`, '/graphql'])
        await send(url + path, 'POST', '{ "query": 1', { authorization: key, 'x-request-id': key });
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(said).toContain('"path":"/v1/games"');
    for (const key of [environmentKey, authorization.write.slice('Bearer '.length), 'a-key-that-is-wrong'])
      expect(said).not.toContain(key);
  }, 60_000);
});

describe('API3:2023 Broken Object Property Level Authorization', () => {
  const internal = { tenant: 'another', tenantId: 'another', tenant_id: 'another', version: 7, status: 'FINISHED' };
  const more = { results: [], createdAt: '2020-01-01T00:00:00Z', incarnation: 'x', playerIds: ['zoe'] };

  test.each(Object.entries({ ...internal, ...more }))('nobody sets %s by sending it along', async (name, value) => {
    const before = await countGames();
    const made = await rest('POST', '/v1/games', { id: 'made', state, [name]: value });
    expect([made.status, made.body.code, made.body.problems[0].path]).toEqual([400, 'BAD_USER_INPUT', [name]]);
    const mutation = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
    const variables = { input: { id: 'made', state, [name]: value } };
    const { body } = await rest('POST', '/graphql', { query: mutation, variables });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(await countGames()).toBe(before);
  });

  test('what is told of a game is what is declared, and nothing that the database keeps beside it', async () => {
    const document = (await send(`${server.url}/v1/openapi.json`, 'GET')).body as {
      components?: { schemas?: Record<string, { properties?: object }> };
    };
    const declared = Object.keys(document.components?.schemas?.['Game']?.properties ?? {});
    const { body } = await rest('GET', '/v1/games/the-game');
    expect(Object.keys(body).filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared.filter((name) => /tenant|incarnation|playerIds|hash/i.test(name))).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('acme');
  });
});

describe('API4:2023 Unrestricted Resource Consumption', () => {
  const many = <Each>(count: number, make: (index: number) => Each): readonly Each[] =>
    Array.from({ length: count }, (_, index) => make(index));

  test.each<[string, string, string, unknown, number, string]>([
    ['a large body', 'POST', '/v1/games', { name: 'x'.repeat(11 * 1024 * 1024) }, 413, 'PAYLOAD_TOO_LARGE'],
    ['a long page', 'GET', '/v1/games?first=101', undefined, 400, 'BAD_USER_INPUT'],
    ['a long log', 'GET', '/v1/games/the-game/events?first=101', undefined, 400, 'BAD_USER_INPUT'],
    [
      'many events',
      'POST',
      '/v1/games/the-game/events',
      { events: many(1_001, () => ({ turnEnds: {} })) },
      400,
      'BAD_USER_INPUT',
    ],
    [
      'many players',
      'POST',
      '/v1/game-states',
      { state: { players: many(2_001, (id) => ({ id: `p${id}` })) } },
      400,
      'BAD_USER_INPUT',
    ],
    [
      'a deep body',
      'POST',
      '/v1/game-states',
      `{"state":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      400,
      'BAD_USER_INPUT',
    ],
    ['a long address', 'GET', `/v1/game-states/${'x'.repeat(17_000)}`, undefined, 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s is refused', async (_, method, path, body, status, code) => {
    const refused = await rest(method, path, body);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  test('what comes too often is put off: by key, and by address for who guesses keys', async () => {
    const rates = { perMinute: 5 };
    const limited = await startServer({ databaseUrl: database.url, apiKey: environmentKey, rates });
    const statusesOf = async (key: string) => {
      const statuses: number[] = [];
      for (let each = 0; each < 7; each += 1)
        statuses.push(
          (await send(`${limited.url}/v1/editions`, 'GET', undefined, { authorization: `${key}${each}` })).status,
        );
      return statuses;
    };
    expect(await statusesOf('Bearer guess-')).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const own = { authorization: `Bearer ${environmentKey}` };
    for (const status of [200, 200, 200, 200, 200, 429])
      expect((await send(`${limited.url}/v1/editions`, 'GET', undefined, own)).status).toBe(status);
    const late = await send(`${limited.url}/v1/editions`, 'GET', undefined, own);
    expect([late.body.code, Number(late.headers.get('retry-after')) > 0]).toEqual(['RATE_LIMITED', true]);
    expect((await fetch(`${limited.url}/readyz`)).status).toBe(200);
    await limited.close();
  });

  test('nothing may take for ever', async () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = server.app.server;
    for (const timeout of [requestTimeout, headersTimeout, keepAliveTimeout]) {
      expect(timeout).toBeGreaterThan(0);
      expect(timeout).toBeLessThanOrEqual(75_000);
    }
    expect(standardLimits.time).toBeLessThanOrEqual(30_000);
    const slow = new Proxy({} as Games, {
      get: () => () => pause(900, { ok: false, failure: { code: 'NOT_FOUND', what: 'x' } }),
    });
    const limits = { ...standardLimits, time: 300 };
    const waiting = await startServer({ databaseUrl: database.url, apiKey: environmentKey, games: slow, limits });
    const headers = { authorization: `Bearer ${environmentKey}` };
    const late = await Promise.all([
      send(`${waiting.url}/v1/games/any`, 'GET', undefined, headers),
      send(`${waiting.url}/v1/games/any/range-of`, 'POST', { player: 'ann' }, headers),
      send(`${waiting.url}/v1/games`, 'POST', { state }, headers),
    ]);
    expect(late.map(({ status, body }) => [status, body.code])).toEqual(late.map(() => [504, 'TIMEOUT']));
    await pause(900);
    expect((await send(`${waiting.url}/v1/editions`, 'GET', undefined, headers)).status).toBe(200);
    await waiting.close();
  });
});

describe('API5:2023 Broken Function Level Authorization', () => {
  test('a key that may read changes nothing, by whatever method and however it is dressed up', async () => {
    const before = (await rest('GET', '/v1/games/the-game')).body;
    const changes = operations.filter(({ scope }) => scope === 'write');
    expect(changes.length).toBeGreaterThan(4);
    for (const operation of changes)
      expect([operation.id, (await asking(operation, authorization.read)).status]).toEqual([operation.id, 403]);
    for (const { name, document } of rootFields.filter(({ kind }) => kind === 'mutation'))
      expect([name, (await graphql(document('the-game'), authorization.read)).status]).toEqual([name, 403]);
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      await send(`${server.url}/v1/games/the-game?_method=DELETE`, 'GET', undefined, {
        authorization: authorization.read,
        [header]: 'DELETE',
      });
    expect((await rest('GET', '/v1/games/the-game')).body).toEqual(before);
  });

  test.each(['PATCH', 'DELETE', 'PUT', 'POST'])('what is not served for %s is no way round', async (method) => {
    const { status } = await rest(method, '/v1/coverage', undefined, authorization.read);
    expect([404, 405]).toContain(status);
  });
});

describe('API6:2023 Unrestricted Access to Sensitive Business Flows', () => {
  test('games are made one a request: no list of requests, and no more of them in one document than the limit', async () => {
    const before = await countGames();
    const create = 'createGame(input: { state: { players: [{ id: "ann" }, { id: "bob" }] } }) { id }';
    const aliased = Array.from({ length: 101 }, (_, index) => `g${index}: ${create}`).join(' ');
    expect((await graphql(`mutation { ${aliased} }`)).body.errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
    const batch = Array.from({ length: 3 }, () => ({ query: `mutation { ${create} }` }));
    expect((await rest('POST', '/graphql', batch)).status).toBe(400);
    expect((await rest('POST', '/v1/games', [{ state }, { state }])).status).toBe(400);
    expect(await countGames()).toBe(before);
  });
});

describe('API7:2023 Server Side Request Forgery', () => {
  test('an address in whatever is sent is a text, and nobody looks it up', async () => {
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
    const headers = {
      authorization: authorization.write,
      referer: address,
      'x-forwarded-host': address,
      'x-forwarded-for': address,
      forwarded: `host=${address}`,
      link: `<${address}>`,
    };
    const made = await send(
      `${server.url}/v1/games`,
      'POST',
      { id: 'lure', name: address, state: lure, seed: address },
      headers,
    );
    expect(made.body.code ?? made.status).toBe(201);
    for (const operation of operations.filter(({ scope, path }) => scope === 'read' && path.includes('{id}')))
      await send(server.url + operation.path.replace('{id}', 'lure'), operation.method, operation.body, headers);
    await graphql(
      `{ rules(search: "${address}") { number } game(id: "lure") { name state { objects { name typeLine } } } }`,
    );
    expect(visits).toBe(0);
    trap.close();
  });
});

describe('API8:2023 Security Misconfiguration', () => {
  test('methods that only help attackers are refused', async () => {
    for (const method of ['TRACE', 'TRACK', 'CONNECT', 'DEBUG']) {
      const sent = request(`${server.url}/v1/games`, { method, headers: { authorization: authorization.read } }).on(
        'error',
        () => undefined,
      );
      const refused = Promise.race([once(sent, 'response'), once(sent, 'connect'), once(sent, 'close')]).catch(
        () => [],
      );
      sent.end();
      const [response] = (await refused) as [IncomingMessage?];
      expect([method, response === undefined || [400, 404, 405, 501].includes(response.statusCode ?? 0)]).toEqual([
        method,
        true,
      ]);
      sent.destroy();
    }
  });

  test('headers protect browsers, no other site is let in, and nothing tells what the server is made of', async () => {
    const { headers } = await rest('GET', '/v1/games');
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ])
      expect([name, headers.get(name)]).toEqual([name, expect.any(String)]);
    for (const name of ['access-control-allow-origin', 'server', 'x-powered-by', 'set-cookie'])
      expect([name, headers.get(name)]).toEqual([name, null]);
  });

  test('a bug tells nothing of itself', async () => {
    const failing = new Proxy({} as Games, {
      get: () => () => Promise.reject(new Error('postgresql://user:hunter2@host/database at /src/games')),
    });
    const broken = await startServer({ databaseUrl: database.url, apiKey: environmentKey, games: failing });
    const headers = { authorization: `Bearer ${environmentKey}` };
    const replies = [
      await send(`${broken.url}/v1/games/any`, 'GET', undefined, headers),
      await send(`${broken.url}/v1/games`, 'POST', { state }, headers),
      await send(`${broken.url}/graphql`, 'POST', { query: '{ game(id: "any") { id } }' }, headers),
    ];
    for (const { body } of replies) expect(JSON.stringify(body)).not.toMatch(/hunter2|postgresql|src\/|\.ts|stack/);
    expect(replies.map(({ body }) => body.code ?? body.errors[0].extensions.code)).toEqual(
      replies.map(() => 'INTERNAL_SERVER_ERROR'),
    );
    await broken.close();
  });

  test.each([
    '{',
    '{"state": }',
    '\u0000',
    '{"__proto__": {"admin": true}}',
    '{"constructor": {"prototype": {"admin": true}}}',
  ])('a broken body is refused without a trace: %j', async (body) => {
    const refused = await rest('POST', '/v1/games', body);
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(JSON.stringify(refused.body)).not.toMatch(/node_modules|\.js|\.ts|file:|\\n {4}at /);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('API9:2023 Improper Inventory Management', () => {
  test('what is served is what the repository describes', async () => {
    const [openApi, sdl] = await Promise.all(
      ['openapi/openapi.json', 'openapi/schema.graphql'].map((name) => readFile(new URL(name, root), 'utf8')),
    );
    expect((await rest('GET', '/v1/openapi.json')).body).toEqual(JSON.parse(openApi ?? ''));
    const { body } = await graphql(getIntrospectionQuery({ oneOf: true }));
    expect(printSchema(buildClientSchema(body.data))).toBe(printSchema(buildSchema(sdl ?? '')));
  });

  test.each([
    ...[
      '/v0',
      '/v2/games',
      '/api',
      '/api/v1/games',
      '/v1',
      '/debug',
      '/admin',
      '/console',
      '/status',
      '/env',
      '/actuator',
    ],
    ...['/swagger', '/swagger.json', '/api-docs', '/playground', '/graphiql', '/altair', '/voyager', '/documentation'],
    ...[
      '/.env',
      '/.git/config',
      '/package.json',
      '/src/main.ts',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/../../package.json',
    ],
  ])('nothing is left standing at %s', async (path) => {
    expect((await rest('GET', path)).status).toBe(404);
  });
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
    const another = await startServer({ databaseUrl: database.url, apiKey: environmentKey });
    const headers = { authorization: authorization.read };
    for (const operation of operations.filter(({ scope }) => scope !== 'write'))
      await send(
        another.url + operation.path.replace('{id}', 'the-game').replace(/\{\w+\}/g, 'ann'),
        operation.method,
        operation.body,
        headers,
      );
    for (const { document } of rootFields.filter(({ kind }) => kind === 'query'))
      await send(`${another.url}/graphql`, 'POST', { query: document('the-game') }, headers);
    Object.defineProperty(Socket.prototype, 'connect', connect);
    await another.close();
    const known = [new URL(database.url).port, new URL(another.url).port].map(Number);
    expect([...asked].sort()).toEqual(known.sort());
  });

  test('what the database gives back is no more believed than what callers send: a row that makes no sense is a bug, told as one', async () => {
    await rest('POST', '/v1/games', { id: 'tampered', state });
    await rowsOf(database.url, `UPDATE snapshots SET description = '{"players": "none"}' WHERE game_id = 'tampered'`);
    await rowsOf(database.url, `UPDATE games SET incarnation = gen_random_uuid() WHERE id = 'tampered'`);
    const { status, body } = await rest('GET', '/v1/games/tampered/state');
    expect([status, body.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
  });
});
