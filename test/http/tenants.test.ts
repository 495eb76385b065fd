import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Scope } from '../../src/http/access/route-protection.js';
import { fieldsOfGame, restOperations, rootFields, type RestOperation, type RootField } from './operations.js';
import { send, startServer, type Reply, type TestServer } from './server.js';

/** Stands in everything that belongs to the one tenant and must never reach the other. */
const SECRET = 'Xyzzy';
/** Of the one tenant alone; of both; of nobody. */
const [THEIRS, BOTH, NOBODYS] = ['game-theirs', 'game-ofboth', 'game-nobody'];

/** What every operation is about. An operation that is not listed here is not covered: the first test fails. */
const graphqlOperations: Readonly<Record<string, 'a game' | 'the games of a tenant' | 'no game'>> = {
  'query rule': 'no game',
  'query rules': 'no game',
  'query card': 'no game',
  'query cards': 'no game',
  'query editions': 'no game',
  'query editionOn': 'no game',
  'query variants': 'no game',
  'query coverage': 'no game',
  'query gameState': 'no game',
  'query gameStateByCode': 'no game',
  'query gameStateByText': 'no game',
  'query game': 'a game',
  'query games': 'the games of a tenant',
  'query analytics': 'the games of a tenant',
  'mutation createGame': 'the games of a tenant',
  'mutation recordEvents': 'a game',
  'mutation replaceState': 'a game',
  'mutation revertTo': 'a game',
  'mutation deleteGame': 'a game',
  'subscription gameChanged': 'a game',
};
const restPaths: readonly (readonly [RegExp, 'a game' | 'the games of a tenant' | 'no game'])[] = [
  [/^\/v1\/games\/\{id\}(\/|$)/, 'a game'],
  [/^\/v1\/(games|analytics|export\/\w+)$/, 'the games of a tenant'],
  [/^\/v1\/game-states(\/|$)/, 'no game'],
  [/^\/v1\/(rules|cards|editions|variants|coverage)(\/|$)/, 'no game'],
];

let server: TestServer;
let operations: readonly RestOperation[];
const authorization: Record<'theirs' | 'ours', string> = { theirs: '', ours: '' };

const keyOf = async (tenant: string, scope: Scope): Promise<string> => {
  const { key } = await server.keys.create({ tenant, name: 'test', scope });
  return `Bearer ${key}`;
};

const graphql = (document: string, who: keyof typeof authorization): Promise<Reply> =>
  send(`${server.url}/graphql`, 'POST', { query: document }, { authorization: authorization[who] });

/** What a subscription is told within a second, as a response to which nothing is added. */
const subscribed = async (document: string, who: keyof typeof authorization): Promise<Reply> => {
  const headers = {
    authorization: authorization[who],
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: document }),
    signal: AbortSignal.timeout(1_000),
  });
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: { stream: body, errors: JSON.parse(/^data: (.*"errors".*)$/m.exec(body)?.[1] ?? '{}').errors },
  };
};

const askedBy = ({ kind }: RootField) => (kind === 'subscription' ? subscribed : graphql);

const rest = ({ method, path, body }: RestOperation, id: string, who: keyof typeof authorization): Promise<Reply> => {
  const address = path.replace('{id}', id).replace(/\{\w+\}/g, 'ann');
  return send(`${server.url}${address}`, method, body, { authorization: authorization[who] });
};

const tableWith = (name: string) => ({
  players: [{ id: 'ann', name: `Ann ${name}` }, { id: 'bob', name: `Bob ${name}` }, { id: `cat-${name}` }],
  objects: [{ id: 'bear', name: `Bear ${name}`, typeLine: 'Creature — Bear', owner: 'ann' }],
});

const makeGame = async (id: string, name: string, who: keyof typeof authorization): Promise<void> => {
  const headers = { authorization: authorization[who] };
  await send(`${server.url}/v1/games`, 'POST', { id, name, state: tableWith(name) }, headers);
  const events = [{ taps: { objects: ['bear'] } }];
  expect((await send(`${server.url}/v1/games/${id}/events`, 'POST', { events }, headers)).status).toBe(200);
};

beforeAll(async () => {
  server = await startServer();
  authorization.theirs = await keyOf('theirs', 'admin');
  authorization.ours = await keyOf('ours', 'admin');
  operations = restOperations((await send(`${server.url}/v1/openapi.json`, 'GET')).body);
  await makeGame(THEIRS, SECRET, 'theirs');
  await makeGame(BOTH, SECRET, 'theirs');
  await makeGame(BOTH, 'Ours', 'ours');
});
afterAll(() => server.close());

/** A response but for what differs from request to request, with one name for all the ids. */
const comparable = ({ status, headers, body }: Reply): unknown => [
  status,
  headers.get('etag'),
  headers.get('location'),
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) => (name === 'requestId' ? undefined : value)).replace(
      /game-\w+/g,
      'game',
    ),
  ),
];

const aboutOf = ({ path }: RestOperation) => restPaths.find(([pattern]) => pattern.test(path))?.[1];
const nameOf = ({ kind, name }: RootField): string => `${kind} ${name}`;

test('every operation of both doors is covered here', () => {
  expect(rootFields.map(nameOf).filter((name) => graphqlOperations[name] === undefined)).toEqual([]);
  expect(operations.filter((each) => aboutOf(each) === undefined).map(({ id }) => id)).toEqual([]);
  expect(operations.filter((each) => each.path.includes('{id}') && aboutOf(each) !== 'a game')).toEqual([]);
});

/** The games of the other tenant as they stand. */
const theirGames = async (): Promise<unknown> => {
  const read = (path: string) =>
    send(`${server.url}/v1${path}`, 'GET', undefined, { authorization: authorization.theirs });
  const replies = await Promise.all(
    ['/games', ...[THEIRS, BOTH].flatMap((id) => [`/games/${id}`, `/games/${id}/state`, `/games/${id}/events`])].map(
      read,
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  return replies.map(({ body }) => body as unknown);
};

describe("another tenant's game is as one that nobody has, and stays as it is", () => {
  test.each(
    rootFields
      .filter((field) => graphqlOperations[nameOf(field)] === 'a game')
      .map((field) => [nameOf(field), field] as const),
  )('%s', async (_, field) => {
    const before = await theirGames();
    const found = await askedBy(field)(field.document(THEIRS), 'ours');
    expect(comparable(found)).toEqual(comparable(await askedBy(field)(field.document(NOBODYS), 'ours')));
    const isNotFound = found.body.errors?.[0].extensions.code === 'NOT_FOUND';
    expect(isNotFound || found.body.data?.[field.name] === null).toBe(true);
    expect(await theirGames()).toEqual(before);
  });

  test('every operation of REST', async () => {
    const before = await theirGames();
    const ofGames = operations.filter((each) => aboutOf(each) === 'a game');
    for (const operation of ofGames) {
      const found = await rest(operation, THEIRS, 'ours');
      expect([operation.id, found.status, found.body.code]).toEqual([operation.id, 404, 'NOT_FOUND']);
      expect(comparable(found)).toEqual(comparable(await rest(operation, NOBODYS, 'ours')));
    }
    expect(ofGames.length).toBeGreaterThan(30);
    expect(await theirGames()).toEqual(before);
  });
});

describe('of two games of one id each tenant sees their own', () => {
  test.each(fieldsOfGame.map(({ name, document }) => [name, document] as const))('%s', async (_, document) => {
    const [theirs, ours] = await Promise.all([graphql(document(BOTH), 'theirs'), graphql(document(BOTH), 'ours')]);
    const [seen, own] = [theirs, ours].map(({ body }) => JSON.stringify(body));
    expect(own).not.toContain(SECRET);
    expect(seen).not.toContain('Ours');
  });

  test('and what is compared there does tell one game from another', async () => {
    const documents = fieldsOfGame.filter(({ name }) => /^Game\.(name|state|events|standings)$/.test(name));
    expect(documents).toHaveLength(4);
    for (const { name, document } of documents)
      expect([name, JSON.stringify((await graphql(document(BOTH), 'theirs')).body)]).toEqual([
        name,
        expect.stringContaining(SECRET),
      ]);
  });

  test('every operation of REST that reads', async () => {
    const reading = operations.filter((each) => aboutOf(each) === 'a game' && each.scope === 'read');
    for (const operation of reading) {
      const { body } = await rest(operation, BOTH, 'ours');
      expect([operation.id, JSON.stringify(body)]).toEqual([operation.id, expect.not.stringContaining(SECRET)]);
    }
    expect(reading.length).toBeGreaterThan(25);
  });

  test('every operation that changes leaves the other one as it is', async () => {
    const before = await theirGames();
    const changes = rootFields.filter(
      (field) => field.kind === 'mutation' && graphqlOperations[nameOf(field)] === 'a game',
    );
    for (const field of changes) {
      await graphql(field.document(BOTH), 'ours');
      expect([field.name, await theirGames()]).toEqual([field.name, before]);
    }
    for (const operation of operations.filter((each) => aboutOf(each) === 'a game' && each.scope === 'write')) {
      await makeGame(BOTH, 'Ours', 'ours').catch(() => undefined);
      await rest(operation, BOTH, 'ours');
      expect([operation.id, await theirGames()]).toEqual([operation.id, before]);
    }
  });
});

describe('lists, counts and exports hold the games of one tenant', () => {
  const isOfTenant = (field: RootField) => graphqlOperations[nameOf(field)] === 'the games of a tenant';
  const ofTenant = () => operations.filter((each) => aboutOf(each) === 'the games of a tenant');
  const reads = ({ kind }: RootField) => kind === 'query';

  test('who has no games is told the same, whoever else has some', async () => {
    const alone = await startServer();
    const [here, there] = await Promise.all(
      [server, alone].map(
        async ({ keys }) => `Bearer ${(await keys.create({ tenant: 'none', name: 'test', scope: 'read' })).key}`,
      ),
    );
    const asked = [
      ...rootFields
        .filter((field) => isOfTenant(field) && reads(field))
        .map(({ document }) => ['POST', '/graphql', { query: document(THEIRS) }] as const),
      ...ofTenant()
        .filter(({ scope }) => scope === 'read')
        .map(({ method, path, body }) => [method, path, body] as const),
    ];
    for (const [method, path, body] of asked) {
      const told = await send(server.url + path, method, body, { authorization: here ?? '' });
      const expected = await send(alone.url + path, method, body, { authorization: there ?? '' });
      expect([path, comparable(told)]).toEqual([path, comparable(expected)]);
      expect(told.status).toBe(200);
    }
    expect(asked.length).toBeGreaterThan(1);
    await alone.close();
  });

  test('and who has some does not see those of others', async () => {
    for (const field of rootFields.filter(isOfTenant)) {
      const { body } = await graphql(field.document(THEIRS), 'ours');
      expect([field.name, JSON.stringify(body)]).toEqual([field.name, expect.not.stringContaining(SECRET)]);
    }
    for (const operation of ofTenant()) {
      const { body } = await rest(operation, THEIRS, 'ours');
      expect([operation.id, JSON.stringify(body)]).toEqual([operation.id, expect.not.stringContaining(SECRET)]);
    }
    for (const path of ['/games', '/export/games', '/export/events', '/export/players'])
      expect([path, JSON.stringify((await read(path, 'theirs')).body)]).toEqual([
        path,
        expect.stringContaining(SECRET),
      ]);
  });

  const read = (path: string, who: keyof typeof authorization) =>
    send(`${server.url}/v1${path}`, 'GET', undefined, { authorization: authorization[who] });

  test('a cursor of the one leads nowhere with the other', async () => {
    const first = await read('/games?first=1', 'theirs');
    const after = await read(`/games?after=${first.body.pageInfo.endCursor as string}`, 'ours');
    expect(JSON.stringify(after.body)).not.toContain(SECRET);
    const { body } = await graphql('{ games { totalCount } }', 'theirs');
    expect(body.data.games.totalCount).toBe(2);
  });
});
