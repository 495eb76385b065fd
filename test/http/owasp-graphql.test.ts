// The OWASP GraphQL cheat sheet, each of its sections tried on a running server.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { SCOPES, type Scope } from '../../src/http/access/route-protection.js';
import type { Games } from '../../src/games/games.js';
import { standardLimits } from '../../src/http/limits/limits.js';
import { createDatabase, rowsOf, type TestDatabase } from '../database.js';
import { countedWayTo } from '../games/round-trips.js';
import { rootFields } from './operations.js';
import { send, startServer, type Reply, type TestServer } from './server.js';

const state = {
  players: [{ id: 'ann' }, { id: 'bob' }],
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' }],
};

let database: TestDatabase;
let server: TestServer;
const authorization: Record<Scope | 'stranger', string> = { ask: '', read: '', write: '', admin: '', stranger: '' };

beforeAll(async () => {
  database = await createDatabase();
  server = await startServer({ databaseUrl: database.url });
  for (const scope of SCOPES)
    authorization[scope] = `Bearer ${(await server.keys.create({ tenant: 'acme', name: scope, scope })).key}`;
  const stranger = await server.keys.create({ tenant: 'another', name: 'admin', scope: 'admin' });
  authorization.stranger = `Bearer ${stranger.key}`;
  await server.close();
  server = await startServer({ databaseUrl: database.url });
  await send(`${server.url}/v1/games`, 'POST', { id: 'the-game', state }, { authorization: authorization.write });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const ask = (query: string, variables: object = {}, key = authorization.write, url = server.url): Promise<Reply> =>
  send(`${url}/graphql`, 'POST', { query, variables }, { authorization: key });

const codeOf = ({ body }: Reply): unknown => body.errors?.[0].extensions.code;

const tables = async (): Promise<unknown> =>
  rowsOf(database.url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);

describe('1 Input validation', () => {
  describe('1.1 General practices', () => {
    test.each<[string, string]>([
      ['a number for a text', '{ game(id: 1.5) { id } }'],
      ['an unknown value', '{ rules(edition: CR_1066) { number } }'],
      ['an unknown field of an input', '{ gameState(of: { players: [], admin: true }) { edition } }'],
      [
        'two of what takes one',
        'mutation { recordEvents(game: "the-game", events: [{ turnEnds: {}, turnBegins: {} }]) { game { id } } }',
      ],
    ])('%s is refused', async (_, query) => {
      const { status, body } = await ask(query);
      expect([[200, 400].includes(status), body.data ?? null, body.errors.length > 0]).toEqual([true, null, true]);
    });

    test.each(['a/b', '../x', 'a b', 'x'.repeat(129), '', 'a\u0000b', '\u202Egnp', '<script>'])(
      'an id is of an allowed alphabet, which %j is not',
      async (id) => {
        const create = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
        const refused = await ask(create, { input: { id, state } });
        expect([codeOf(refused), refused.body.errors[0].extensions.problems.length]).toEqual(['BAD_USER_INPUT', 1]);
      },
    );
  });

  describe('1.2 Injection prevention', () => {
    const attacks = [
      `'; DROP TABLE games; --`,
      `" OR ""="`,
      `x' OR '1'='1`,
      `%' UNION SELECT hash FROM api_keys --`,
      '$(touch /tmp/owned)',
      '`id`',
      '{"$ne": null}',
      '<!ENTITY x SYSTEM "file:///etc/passwd">',
      '{{7*7}}',
      '%',
      '_',
      '\\',
    ];

    test.each(attacks)('%j is a text', async (text) => {
      const before = await tables();
      const find =
        'query ($text: String!, $id: ID!) { games(filter: { name: $text }) { totalCount } game(id: $id) { id } }';
      const { body } = await ask(find, { text, id: text });
      expect(body).toEqual({ data: { games: { totalCount: 0 }, game: null } });
      const input = { id: `named-${attacks.indexOf(text)}`, name: text, state };
      await ask('mutation ($input: CreateGameInput!) { createGame(input: $input) { name } }', { input });
      const found = await ask(find, { text, id: input.id });
      expect(found.body.data.games.totalCount).toBe(1);
      const { key } = await server.keys.create({ tenant: 'acme', name: text, scope: 'read' });
      expect(key).toMatch(/^rf_/);
      expect(await tables()).toEqual(before);
      await ask('mutation ($id: ID!) { deleteGame(id: $id) }', { id: input.id });
    });
  });

  test('1.3 Process validation: no input names a host, a file or a program', async () => {
    const { body } = await ask(getIntrospectionQuery());
    const inputs = body.data.__schema.types.filter(({ kind }: { kind: string }) => kind === 'INPUT_OBJECT');
    const names = inputs.flatMap(({ inputFields }: { inputFields: { name: string }[] }) =>
      inputFields.map(({ name }) => name),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(
      names.filter((name: string) => /^(url|uri|href|host|path|file|command|callback|webhook)$/i.test(name)),
    ).toEqual([]);
  });
});

describe('2 DoS prevention', () => {
  test('2.1 Query limiting: depth, also through fragments', async () => {
    const levels = Array.from({ length: 30 }, () => 'inEdition(edition: CR_2026) {').join(' ');
    const deep = `{ gameState(of: { players: [{ id: "ann" }, { id: "bob" }] }) { ${levels} edition ${'}'.repeat(30)} } }`;
    const refused = await ask(deep);
    expect([refused.status, codeOf(refused)]).toEqual([400, 'QUERY_TOO_COMPLEX']);
    expect(refused.body.errors[0].message).toContain(String(standardLimits.depth));
    const chain = Array.from(
      { length: 30 },
      (_, index) => `fragment F${index} on GameState { inEdition(edition: CR_2026) { ...F${index + 1} } }`,
    );
    const hidden = `{ game(id: "the-game") { state { ...F0 } } } ${chain.join(' ')} fragment F30 on GameState { edition }`;
    expect(codeOf(await ask(hidden))).toBe('QUERY_TOO_COMPLEX');
    const circular =
      '{ game(id: "the-game") { state { ...A } } } fragment A on GameState { inEdition(edition: CR_2026) { ...A } }';
    expect((await ask(circular)).body.data).toBeUndefined();
  });

  test('2.2 Query limiting: amounts and pagination', async () => {
    for (const first of [101, 99_999_999, -1]) {
      expect([first, codeOf(await ask(`{ games(first: ${first}) { totalCount } }`))]).toEqual([
        first,
        expect.stringMatching(/BAD_USER_INPUT|QUERY_TOO_COMPLEX/),
      ]);
      const log = await ask(`{ game(id: "the-game") { events(first: ${first}) { nodes { summary } } } }`);
      expect([first, codeOf(log)]).toEqual([first, expect.stringMatching(/BAD_USER_INPUT|QUERY_TOO_COMPLEX/)]);
    }
    const { body } = await ask('{ games { nodes { id } pageInfo { hasNextPage } } }');
    expect(body.data.games.pageInfo).toEqual({ hasNextPage: false });
  });

  test('2.3 Timeouts', async () => {
    const slow = new Proxy({} as Games, { get: () => () => new Promise(() => undefined) });
    const limits = { ...standardLimits, time: 300 };
    const waiting = await startServer({ databaseUrl: database.url, games: slow, limits });
    const late = await ask('{ game(id: "any") { id } }', {}, authorization.read, waiting.url);
    expect([late.status, codeOf(late)]).toEqual([504, 'TIMEOUT']);
    await waiting.close();
  });

  test('2.4 Query cost analysis', async () => {
    const one = (alias: string) =>
      `${alias}: games(first: 100) { nodes { events(first: 100) { nodes { summary recordedAt version illegalBecause { says } } } } }`;
    const refused = await ask(`{ ${Array.from({ length: 90 }, (_, index) => one(`g${index}`)).join(' ')} }`);
    expect([refused.status, codeOf(refused)]).toEqual([400, 'QUERY_TOO_COMPLEX']);
    const doubled = Array.from(
      { length: 100 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    const exploding = await ask(`{ ...F0 } ${doubled.join(' ')} fragment F100 on Query { editions { name } }`);
    expect([200, 400]).toContain(exploding.status);
    const tokens = await ask(`{ editions { ${'name '.repeat(standardLimits.tokens)} } }`);
    expect(tokens.status).toBe(400);
  });

  test('2.5 Rate limiting: what comes too often is put off, whatever it asks, and each key has its own share', async () => {
    const apiKey = 'the-key-of-the-environment';
    const limited = await startServer({ databaseUrl: database.url, apiKey, rates: { perMinute: 5 } });
    const statuses: unknown[] = [];
    for (let each = 0; each < 6; each += 1)
      statuses.push((await ask('{ editions { name } }', {}, authorization.read, limited.url)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const late = await ask('{ editions { name } }', {}, authorization.read, limited.url);
    expect([codeOf(late), Number(late.headers.get('retry-after')) > 0]).toEqual(['RATE_LIMITED', true]);
    expect((await ask('{ editions { name } }', {}, authorization.write, limited.url)).status).toBe(200);
    await limited.close();
  });

  test('2.6 Server-side batching: what lists of games need is not asked for one by one', async () => {
    const way = await countedWayTo(database.url);
    const counted = await startServer({ databaseUrl: way.url });
    for (let each = 0; each < 10; each += 1)
      await send(`${counted.url}/v1/games`, 'POST', { name: 'batched', state }, { authorization: authorization.write });
    const list = (first: number) =>
      ask(
        `{ games(first: ${first}, filter: { name: "batched" }) { nodes { name events { nodes { summary } } state { edition } } } }`,
        {},
        authorization.write,
        counted.url,
      );
    const roundTrips = async (first: number): Promise<number> => {
      const before = way.count();
      expect((await list(first)).body.data.games.nodes).toHaveLength(first);
      return way.count() - before;
    };
    await list(10);
    expect(await roundTrips(10)).toBe(await roundTrips(2));
    await counted.close();
    await way.close();
  });

  test('2.7 System resources: what comes in is bounded, whatever it is', async () => {
    const large = await ask(`{ editions { name } } # ${'x'.repeat(standardLimits.body)}`);
    expect([large.status, codeOf(large)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const nested = await ask('query ($of: GameStateInput!) { gameState(of: $of) { edition } }', {
      of: JSON.parse('['.repeat(500) + ']'.repeat(500)),
    });
    expect([nested.status, nested.body.data ?? null]).toEqual([400, null]);
  });
});

describe('3 Access control', () => {
  test('3.1 General data access: an id is no permission, and there is no field that takes the id of anything', async () => {
    const { body } = await ask('{ game(id: "the-game") { id } }', {}, authorization.stranger);
    expect(body).toEqual({ data: { game: null } });
    expect(rootFields.filter(({ name }) => /^(node|nodes|entity|_entities|_service)$/.test(name))).toEqual([]);
  });

  test('3.2 Query access: nothing without a key; edges and nodes hold what is the own', async () => {
    for (const { name, document } of rootFields)
      expect([name, (await ask(document('the-game'), {}, 'Bearer none')).status]).toEqual([name, 401]);
    const { body } = await ask(
      '{ games { totalCount nodes { id } edges { node { id } cursor } } }',
      {},
      authorization.stranger,
    );
    expect(body.data.games).toEqual({ totalCount: 0, nodes: [], edges: [] });
  });

  test('3.3 Mutation access: a key that may read changes nothing, also among others and in a fragment', async () => {
    const change = 'deleteGame(id: "the-game")';
    const documents = [
      `mutation { ${change} }`,
      `mutation { ...F } fragment F on Mutation { ${change} }`,
      `query Q { __typename } mutation M { a: ${change} b: ${change} }`,
    ];
    for (const query of documents) {
      const operationName = query.includes('mutation M') ? 'M' : undefined;
      const refused = await send(
        `${server.url}/graphql`,
        'POST',
        { query, operationName },
        { authorization: authorization.read },
      );
      expect([refused.status, codeOf(refused)]).toEqual([403, 'FORBIDDEN']);
    }
    const byAddress = new URLSearchParams({ query: `mutation { ${change} }` }).toString();
    const got = await send(`${server.url}/graphql?${byAddress}`, 'GET', undefined, {
      authorization: authorization.write,
    });
    expect(got.status).toBe(405);
    expect((await ask('{ game(id: "the-game") { id } }')).body.data.game).toEqual({ id: 'the-game' });
  });
});

describe('4 Batching attacks', () => {
  test('a list of requests is refused, and so are more aliases than the limit', async () => {
    const query = '{ editions { name } }';
    const batch = await send(`${server.url}/graphql`, 'POST', [{ query }, { query }], {
      authorization: authorization.read,
    });
    expect(batch.status).toBe(400);
    const guesses = Array.from(
      { length: standardLimits.aliases + 1 },
      (_, index) => `g${index}: game(id: "${index}") { id }`,
    );
    expect(codeOf(await ask(`{ ${guesses.join(' ')} }`))).toBe('QUERY_TOO_COMPLEX');
    expect((await ask(`{ ${guesses.slice(0, 10).join(' ')} }`)).body.errors).toBeUndefined();
  });

  test('nor do directives multiply', async () => {
    const refused = await ask(`{ editions { name ${'@include(if: true) '.repeat(standardLimits.directives + 1)} } }`);
    expect([refused.status, refused.body.data ?? null]).toEqual([400, null]);
  });
});

describe('5 Secure configurations', () => {
  test('5.1 Introspection and GraphiQL can be switched off, and then nothing is suggested either', async () => {
    const silent = await startServer({ databaseUrl: database.url, graphql: { introspection: false, graphiql: false } });
    const schema = await ask('{ __schema { queryType { name } } }', {}, authorization.read, silent.url);
    expect(schema.body.data).toBeUndefined();
    const mistyped = await ask('{ gamez { nodes { idd } } }', {}, authorization.read, silent.url);
    expect(JSON.stringify(mistyped.body)).not.toContain('Did you mean');
    const input = await ask('{ gameState(of: { playerz: [] }) { edition } }', {}, authorization.read, silent.url);
    expect(JSON.stringify(input.body)).not.toContain('Did you mean');
    const page = await fetch(`${silent.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('<html');
    await silent.close();
  });

  test('5.1 Introspection needs a key where anything does', async () => {
    expect((await ask(getIntrospectionQuery(), {}, '')).status).toBe(401);
  });

  test('5.2 Errors are not excessive', async () => {
    const failing = new Proxy({} as Games, { get: () => () => Promise.reject(new Error('hunter2 at /src/games.ts')) });
    const broken = await startServer({ databaseUrl: database.url, games: failing });
    const bug = await ask('{ game(id: "any") { id } }', {}, authorization.read, broken.url);
    expect(bug.body.errors).toEqual([
      { message: 'Something went wrong on our side.', path: ['game'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    await broken.close();
    for (const query of ['{', '{ nothing }', 'query ($x: Nothing) { editions { name } }', '{ rule { number } }'])
      expect([query, JSON.stringify((await ask(query)).body)]).toEqual([
        query,
        expect.not.stringMatching(/stack|node_modules|\.js:/),
      ]);
  });
});
