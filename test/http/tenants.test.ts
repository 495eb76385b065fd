import { describe, expect, test } from '@jest/globals';
import { askOperation, fieldsOfGame, restOperations, rootFields } from './operations.js';
import type { RestOperation, RootField } from './operations.js';
import { until } from '../until.js';
import { codeOf, hasFeed, refusalOf, serve, startServer, type Reply } from './server.js';

/** Stands in everything that belongs to the one tenant and must never reach the other. */
const SECRET = 'Xyzzy';
/** Of the one tenant alone; of both; of nobody. */
const [THEIRS, BOTH, NOBODYS] = ['game-theirs', 'game-ofboth', 'game-nobody'];

type About = 'a game' | 'the games of a tenant' | 'no game';
const each = (about: About, names: string) => names.split(', ').map((name) => [name, about] as const);
/** What every operation is about. An operation that is not listed here is not covered: the first test fails. */
const graphqlOperations: ReadonlyMap<string, About> = new Map([
  ...each('no game', 'query rule, query rules, query card, query cards, query editions, query editionOn'),
  ...each('no game', 'query variants, query coverage, query gameState, query gameStateByCode, query gameStateByText'),
  ...each('the games of a tenant', 'query games, query events, query analytics, mutation createGame'),
  ...each('a game', 'query game, mutation recordEvents, mutation replaceState, mutation revertTo'),
  ...each('a game', 'mutation deleteGame, subscription gameChanged'),
]);
const restPaths: readonly (readonly [RegExp, About])[] = [
  [/^\/v1\/games\/\{id\}(\/|$)/, 'a game'],
  [/^\/v1\/(games|events|analytics|export\/\w+)$/, 'the games of a tenant'],
  [/^\/v1\/(game-states|questions)(\/|$)/, 'no game'],
  [/^\/v1\/(rules|cards|editions|variants|coverage)(\/|$)/, 'no game'],
];

const server = await serve();
const [theirs, ours] = [await server.withKey('admin', 'theirs'), await server.withKey('admin', 'ours')];
const operations = restOperations((await server.get('/v1/openapi.json')).body);

/** What we are told, of a subscription within a second, as a response to which nothing is added. */
const askedBy = async ({ kind, document }: RootField, game: string): Promise<Reply> => {
  if (kind !== 'subscription') return ours.graphql(document(game));
  const json = { 'content-type': 'application/json', accept: 'text/event-stream' };
  const headers = { authorization: ours.authorization, ...json };
  const sent = { method: 'POST', headers, body: JSON.stringify({ query: document(game) }) };
  const response = await fetch(`${server.url}/graphql`, { ...sent, signal: AbortSignal.timeout(1_000) });
  const stream = await response.text();
  const { errors } = JSON.parse(/^data: (.*"errors".*)$/m.exec(stream)?.[1] ?? '{}');
  return { status: response.status, headers: response.headers, body: { stream, errors } };
};

const tableWith = (name: string) => ({
  players: [{ id: 'ann', name: `Ann ${name}` }, { id: 'bob', name: `Bob ${name}` }, { id: `cat-${name}` }],
  objects: [{ id: 'bear', name: `Bear ${name}`, typeLine: 'Creature — Bear', owner: 'ann' }],
});

const makeGame = async (id: string, name: string, who = ours): Promise<void> => {
  await who.post('/v1/games', { id, name, state: tableWith(name) });
  const events = [{ taps: { objects: ['bear'] } }];
  expect((await who.post(`/v1/games/${id}/events`, { events })).status).toBe(200);
};
await makeGame(THEIRS, SECRET, theirs);
await makeGame(BOTH, SECRET, theirs);
await makeGame(BOTH, 'Ours');

/** A response but for what differs from request to request, with one name for all the ids. */
const comparable = ({ status, headers, body }: Reply): unknown => {
  const text = JSON.stringify(body, (name, value: unknown) => (name === 'requestId' ? undefined : value));
  return [status, headers.get('etag'), headers.get('location'), JSON.parse(text.replace(/game-\w+/g, 'game'))];
};

const aboutOf = ({ path }: RestOperation) => restPaths.find(([pattern]) => pattern.test(path))?.[1];
const nameOf = ({ kind, name }: RootField): string => `${kind} ${name}`;
const ofGames = operations.filter((operation) => aboutOf(operation) === 'a game');
const fieldsAbout = (about: About) => rootFields.filter((field) => graphqlOperations.get(nameOf(field)) === about);

test('every operation of both doors is covered here', () => {
  expect(rootFields.map(nameOf).filter((name) => !graphqlOperations.has(name))).toEqual([]);
  expect(operations.filter((operation) => aboutOf(operation) === undefined).map(({ id }) => id)).toEqual([]);
  expect(operations.filter(({ path }) => path.includes('{id}')).length).toBe(ofGames.length);
});

/** The games of the other tenant as they stand. */
const theirGames = async (): Promise<unknown> => {
  const paths = [THEIRS, BOTH].flatMap((id) => [`/games/${id}`, `/games/${id}/state`, `/games/${id}/events`]);
  const replies = await Promise.all(['/games', ...paths].map((path) => theirs.get(`/v1${path}`)));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  return replies.map(({ body }) => body as unknown);
};

/** Nothing of the other tenant's is in what is told. */
const expectNothingOfTheirs = (name: string, { body }: Reply): void =>
  expect([name, JSON.stringify(body)]).toEqual([name, expect.not.stringContaining(SECRET)]);
const expectTheirs = (name: string, { body }: Reply): void =>
  expect([name, JSON.stringify(body)]).toEqual([name, expect.stringContaining(SECRET)]);

describe("another tenant's game is as one that nobody has, and stays as it is", () => {
  test.each(fieldsAbout('a game').map((field) => [nameOf(field), field] as const))('%s', async (_, field) => {
    const before = await theirGames();
    const found = await askedBy(field, THEIRS);
    expect(comparable(found)).toEqual(comparable(await askedBy(field, NOBODYS)));
    expect(codeOf(found) === 'NOT_FOUND' || found.body.data?.[field.name] === null).toBe(true);
    expect(await theirGames()).toEqual(before);
  });

  test('every operation of REST', async () => {
    const before = await theirGames();
    for (const operation of ofGames) {
      const found = await askOperation(ours, operation, THEIRS);
      expect([operation.id, ...refusalOf(found)]).toEqual([operation.id, 404, 'NOT_FOUND']);
      expect(comparable(found)).toEqual(comparable(await askOperation(ours, operation, NOBODYS)));
    }
    expect(ofGames.length).toBeGreaterThan(30);
    expect(await theirGames()).toEqual(before);
  });
});

describe('of two games of one id each tenant sees their own', () => {
  test.each(fieldsOfGame.map(({ name, document }) => [name, document] as const))('%s', async (name, document) => {
    expectNothingOfTheirs(name, await ours.graphql(document(BOTH)));
    expect(JSON.stringify((await theirs.graphql(document(BOTH))).body)).not.toContain('Ours');
  });

  test('and what is compared there does tell one game from another', async () => {
    const documents = fieldsOfGame.filter(({ name }) => /^Game\.(name|state|events|standings)$/.test(name));
    expect(documents).toHaveLength(4);
    for (const { name, document } of documents) expectTheirs(name, await theirs.graphql(document(BOTH)));
  });

  test('every operation of REST that reads', async () => {
    const reading = ofGames.filter(({ scope }) => scope === 'read');
    for (const operation of reading) expectNothingOfTheirs(operation.id, await askOperation(ours, operation, BOTH));
    expect(reading.length).toBeGreaterThan(25);
  });

  test('every operation that changes leaves the other one as it is', async () => {
    const before = await theirGames();
    for (const { kind, name, document } of fieldsAbout('a game')) {
      if (kind !== 'mutation') continue;
      await ours.graphql(document(BOTH));
      expect([name, await theirGames()]).toEqual([name, before]);
    }
    for (const operation of ofGames.filter(({ scope }) => scope === 'write')) {
      await makeGame(BOTH, 'Ours').catch(() => undefined);
      await askOperation(ours, operation, BOTH);
      expect([operation.id, await theirGames()]).toEqual([operation.id, before]);
    }
  });
});

describe('lists, counts and exports hold the games of one tenant', () => {
  const ofTenant = operations.filter((operation) => aboutOf(operation) === 'the games of a tenant');
  const fields = fieldsAbout('the games of a tenant');

  test('who has no games is told the same, whoever else has some', async () => {
    const alone = await startServer();
    const [here, there] = [await server.withKey('read', 'none'), await alone.withKey('read', 'none')];
    const asked = [
      ...fields.map(({ kind, document }) => ({ kind, method: 'POST', path: '/graphql', query: document(THEIRS) })),
      ...ofTenant.map((operation) => ({ kind: operation.scope === 'read' ? 'query' : 'mutation', ...operation })),
    ].filter(({ kind }) => kind === 'query');
    for (const { method, path, ...sent } of asked) {
      const body = 'query' in sent ? { query: sent.query } : sent.body;
      const told = await here.request(method, path, body);
      expect([path, comparable(told)]).toEqual([path, comparable(await there.request(method, path, body))]);
      expect(told.status).toBe(200);
    }
    expect(asked.length).toBeGreaterThan(1);
    await alone.close();
  });

  test('and who has some does not see those of others', async () => {
    for (const { name, document } of fields) expectNothingOfTheirs(name, await ours.graphql(document(THEIRS)));
    for (const operation of ofTenant) expectNothingOfTheirs(operation.id, await askOperation(ours, operation, THEIRS));
    await until(() => hasFeed(theirs));
    for (const path of ['/games', '/events', '/export/games', '/export/events', '/export/players'])
      expectTheirs(path, await theirs.get(`/v1${path}`));
  });

  test('a cursor of the one leads nowhere with the other', async () => {
    const first = await theirs.get('/v1/games?first=1');
    const after = await ours.get(`/v1/games?after=${first.body.pageInfo.endCursor as string}`);
    expect(JSON.stringify(after.body)).not.toContain(SECRET);
    const { endCursor } = (await theirs.get('/v1/events?first=1')).body.pageInfo;
    expectNothingOfTheirs('/events', await ours.get(`/v1/events?after=${endCursor as string}`));
    const { body } = await theirs.graphql('{ games { totalCount } }');
    expect(body.data.games.totalCount).toBe(2);
  });
});
