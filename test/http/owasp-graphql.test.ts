// The OWASP GraphQL cheat sheet on a running server: what no other suite tries, and by section which one tries the rest.
import { describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { standardLimits } from '../../src/questions/catalogue/budget.js';
import { rowsOf } from '../database.js';
import { countedWayTo } from '../games/round-trips.js';
import { rootFields } from './operations.js';
import { closing, codeOf, ownDatabase, refusalOf, serve, startServer } from './server.js';
import { times } from '../times.js';

const state = {
  players: [{ id: 'ann' }, { id: 'bob' }],
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' }],
};

const { url: databaseUrl } = await ownDatabase();
const server = await serve({ databaseUrl });
const [writer, reader] = [await server.withKey('write'), await server.withKey('read')];
const stranger = await server.withKey('admin', 'another');
await writer.post('/v1/games', { id: 'the-game', state });

const ask = (query: string, variables: object = {}) => writer.graphql(query, variables);
describe('1 Input validation', () => {
  const events = '[{ turnEnds: {}, turnBegins: {} }]';
  test.each([
    ['a number for a text', '{ game(id: 1.5) { id } }'],
    ['a number for a moment', '{ games(filter: { createdAfter: 2020 }) { totalCount } }'],
    ['a text for a moment that is none', '{ games(filter: { createdAfter: "soon" }) { totalCount } }'],
    ['an unknown value', '{ rules(edition: CR_1066) { number } }'],
    ['an unknown field of an input', '{ gameState(of: { players: [], admin: true }) { edition } }'],
    ['two of what takes one', `mutation { recordEvents(game: "the-game", events: ${events}) { game { id } } }`],
  ])('1.1 General practices: %s is refused', async (_, query) => {
    const { status, body } = await ask(query);
    expect([[200, 400].includes(status), body.data ?? null, body.errors.length > 0]).toEqual([true, null, true]);
  });

  const create = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
  test.each(['a/b', '../x', 'a b', 'x'.repeat(129), '', 'a\u0000b', '\u202Egnp', '<script>'])(
    '1.1 General practices: an id is of an allowed alphabet, which %j is not',
    async (id) => {
      const refused = await ask(create, { input: { id, state } });
      expect([codeOf(refused), refused.body.errors[0].extensions.problems.length]).toEqual(['BAD_USER_INPUT', 1]);
    },
  );

  const tables = () => rowsOf(databaseUrl, `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  const ofSql = [`'; DROP TABLE games; --`, `" OR ""="`, `x' OR '1'='1`, `%' UNION SELECT hash FROM api_keys --`];
  const ofOthers = [
    '$(touch /tmp/owned)',
    '`id`',
    '{"$ne": null}',
    '<!ENTITY x SYSTEM "file:///etc/passwd">',
    '{{7*7}}',
  ];
  test.each([...ofSql, ...ofOthers, '%', '_', '\\'])('1.2 Injection prevention: %j is a text', async (text) => {
    const before = await tables();
    const find =
      'query ($text: String!, $id: ID!) { games(filter: { name: $text }) { totalCount } game(id: $id) { id } }';
    const { body } = await ask(find, { text, id: text });
    expect(body).toEqual({ data: { games: { totalCount: 0 }, game: null } });
    await ask(create, { input: { id: 'named', name: text, state } });
    expect((await ask(find, { text, id: 'named' })).body.data.games.totalCount).toBe(1);
    const { key } = await server.keys.create({ tenant: 'acme', name: text, scope: 'read' });
    expect(key).toMatch(/^rf_/);
    expect(await tables()).toEqual(before);
    await ask('mutation { deleteGame(id: "named") }');
  });

  test('1.3 Process validation: no input names a host, a file or a program', async () => {
    const { body } = await ask(getIntrospectionQuery());
    const inputs = body.data.__schema.types.filter(({ kind }: any) => kind === 'INPUT_OBJECT');
    const names = inputs.flatMap(({ inputFields }: any) => inputFields.map(({ name }: any) => name));
    expect(names.length).toBeGreaterThan(100);
    const outside = /^(url|uri|href|host|path|file|command|callback|webhook)$/i;
    expect(names.filter((name: string) => outside.test(name))).toEqual([]);
  });
});

// 2.3 Timeouts, 2.4 Cost, 2.7 System resources, 4 Batching: limits/limits.long.test.ts, and of lists of requests
// ../graphql/transports/graphql-over-http.test.ts; 2.5 Rate limiting: limits/rate-limit.test.ts.
describe('2 DoS prevention', () => {
  test('2.1 Query limiting: depth, also through fragments', async () => {
    const levels = 'inEdition(edition: CR_2026) {'.repeat(30);
    const table = '{ players: [{ id: "ann" }, { id: "bob" }] }';
    const refused = await ask(`{ gameState(of: ${table}) { ${levels} edition ${'}'.repeat(30)} } }`);
    expect(refusalOf(refused)).toEqual([400, 'QUERY_TOO_COMPLEX']);
    expect(refused.body.errors[0].message).toContain(String(standardLimits.depth));
    const fragment = (name: string, inner: string) =>
      `fragment ${name} on GameState { inEdition(edition: CR_2026) { ...${inner} } }`;
    const chain = times(30, (index) => fragment(`F${index}`, `F${index + 1}`)).join(' ');
    const hidden = `{ game(id: "the-game") { state { ...F0 } } } ${chain} fragment F30 on GameState { edition }`;
    expect(codeOf(await ask(hidden))).toBe('QUERY_TOO_COMPLEX');
    const circular = `{ game(id: "the-game") { state { ...A } } } ${fragment('A', 'A')}`;
    expect((await ask(circular)).body.data).toBeUndefined();
  });

  test.each([101, 99_999_999, -1])('2.2 Query limiting: amounts and pagination, such as %d', async (first) => {
    const log = `{ game(id: "the-game") { events(first: ${first}) { nodes { summary } } } }`;
    for (const query of [`{ games(first: ${first}) { totalCount } }`, log])
      expect(codeOf(await ask(query))).toMatch(/BAD_USER_INPUT|QUERY_TOO_COMPLEX/);
    const { body } = await ask('{ games { nodes { id } pageInfo { hasNextPage } } }');
    expect(body.data.games.pageInfo).toEqual({ hasNextPage: false });
  });

  test('2.6 Server-side batching: what lists of games need is not asked for one by one', async () => {
    const way = closing(await countedWayTo(databaseUrl));
    const counted = (await serve({ databaseUrl: way.url })).as(writer.key);
    for (let each = 0; each < 10; each += 1) await counted.post('/v1/games', { name: 'batched', state });
    const nodes = 'nodes { name events { nodes { summary } } state { edition } }';
    const roundTrips = async (first: number): Promise<number> => {
      const before = way.count();
      const { body } = await counted.graphql(`{ games(first: ${first}, filter: { name: "batched" }) { ${nodes} } }`);
      expect(body.data.games.nodes).toHaveLength(first);
      return way.count() - before;
    };
    await roundTrips(10);
    expect(await roundTrips(10)).toBe(await roundTrips(2));
  });
});

describe('3 Access control (also tenants.test.ts and keys.test.ts)', () => {
  test('3.1 General data access: there is no field that takes the id of anything', () =>
    expect(rootFields.filter(({ name }) => /^(node|nodes|entity|_entities|_service)$/.test(name))).toEqual([]));

  test('3.2 Query access: edges and nodes hold what is the own', async () => {
    const { body } = await stranger.graphql('{ games { totalCount nodes { id } edges { node { id } cursor } } }');
    expect(body.data.games).toEqual({ totalCount: 0, nodes: [], edges: [] });
  });

  const change = 'deleteGame(id: "the-game")';
  test.each([
    `mutation M { ${change} }`,
    `mutation M { ...F } fragment F on Mutation { ${change} }`,
    `query Q { __typename } mutation M { a: ${change} b: ${change} }`,
  ])('3.3 Mutation access: a key that may read changes nothing: %s', async (query) => {
    const refused = await reader.post('/graphql', { query, operationName: 'M' });
    expect(refusalOf(refused)).toEqual([403, 'FORBIDDEN']);
    const byAddress = new URLSearchParams({ query: `mutation { ${change} }` }).toString();
    expect((await writer.get(`/graphql?${byAddress}`)).status).toBe(405);
    expect((await ask('{ game(id: "the-game") { id } }')).body.data.game).toEqual({ id: 'the-game' });
  });
});

describe('5 Secure configurations (also owasp-api-security.test.ts)', () => {
  test('5.1 Introspection needs a key where anything does, and where it is off nothing is suggested either', async () => {
    expect((await server.graphql(getIntrospectionQuery())).status).toBe(401);
    const silent = await startServer({ databaseUrl, graphql: { introspection: false, graphiql: false } });
    for (const query of ['{ gamez { nodes { idd } } }', '{ gameState(of: { playerz: [] }) { edition } }'])
      expect(JSON.stringify((await silent.as(reader.key).graphql(query)).body)).not.toContain('Did you mean');
    await silent.close();
  });

  test('5.2 Errors are not excessive', async () => {
    for (const query of ['{', '{ nothing }', 'query ($x: Nothing) { editions { name } }', '{ rule { number } }'])
      expect(JSON.stringify((await ask(query)).body)).not.toMatch(/stack|node_modules|\.js:/);
  });
});
