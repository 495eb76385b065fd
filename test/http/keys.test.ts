import { describe, expect, test } from '@jest/globals';
import { SCOPES } from '../../src/http/access/route-protection.js';
import { createDatabase } from '../database.js';
import { askOperation, restOperations, rootFields } from './operations.js';
import { refusalOf, requested, serve, startServer } from './server.js';

const GAME = 'the-game';
const apiKey = 'the-key-of-the-environment';
const wrongKey = `Bearer rf_${'x'.repeat(43)}`;

const server = await serve({ apiKey });
const keys = {
  ...{ ask: await server.withKey('ask'), read: await server.withKey('read') },
  ...{ write: await server.withKey('write'), admin: await server.withKey('admin') },
};
const operations = restOperations((await server.get('/v1/openapi.json')).body);
await keys.write.post('/v1/games', { id: GAME, state: { players: [{ id: 'ann' }, { id: 'bob' }] } });

const withKey = (key: string | undefined): Record<string, string> => (key === undefined ? {} : { authorization: key });

const theGame = async (): Promise<unknown> => (await keys.read.get(`/v1/games/${GAME}`)).body;

/** Those that change something: told here, too, so that none slips into reading by a mistake in its declaration. */
const changes = ['createGame', 'deleteGame', 'recordEvents', 'replaceState', 'revertTo'];
const mutations = rootFields.filter(({ kind }) => kind === 'mutation');
const writing = operations.filter(({ scope }) => scope === 'write');

describe('without a valid key nothing is answered', () => {
  test.each([undefined, wrongKey, 'Bearer', 'Basic YTpi', apiKey])('%s', async (key) => {
    for (const operation of operations) {
      const reply = await askOperation(server.with(withKey(key)), operation, GAME);
      expect([operation.id, ...refusalOf(reply)]).toEqual([operation.id, 401, 'UNAUTHENTICATED']);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    }
    for (const { name, document } of rootFields) {
      const reply = await server.graphql(document(GAME), undefined, withKey(key));
      expect([name, ...refusalOf(reply)]).toEqual([name, 401, 'UNAUTHENTICATED']);
      expect([reply.headers.get('www-authenticate'), reply.body.data]).toEqual(['Bearer', undefined]);
    }
  });

  const html = { accept: 'text/html' };

  test('health, pages and the description of the API need none', async () => {
    for (const path of ['/livez', '/readyz', '/v1/openapi.json'])
      expect([path, (await server.get(path)).status]).toEqual([path, 200]);
    expect((await server.get('/readyz')).body).toEqual({ status: 'ok' });
    expect((await server.get('/graphql', html)).status).toBe(200);
  });

  test('a page is no way in', async () => {
    const asked = '/graphql?query={games{totalCount}}';
    expect((await server.get(asked, html)).status).toBe(401);
    // What is no proper WebSocket is refused; a proper one answers nobody who has not said who they are.
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    expect((await requested(server.url + asked, { headers })).resume().statusCode).toBe(400);
    expect((await server.graphql('{ games { totalCount } }', undefined, html)).status).toBe(401);
  });
});

describe('a key does what its scope allows and no more', () => {
  test('which operations change something is told by the document', () => {
    expect(writing.map(({ id }) => id).sort()).toEqual(changes);
    expect(operations.filter(({ scope }) => !['ask', 'read', 'write'].includes(scope ?? ''))).toEqual([]);
    expect(mutations.map(({ name }) => name).sort()).toEqual(changes);
  });

  test('one that may read changes nothing', async () => {
    const before = await theGame();
    for (const operation of writing) {
      const reply = await askOperation(keys.read, operation, GAME);
      expect([operation.id, ...refusalOf(reply)]).toEqual([operation.id, 403, 'FORBIDDEN']);
      expect(reply.body.detail).toBe('The API key does not allow this: it needs the scope "write".');
    }
    for (const { name, document } of mutations) {
      const reply = await keys.read.graphql(document(GAME));
      expect([name, ...refusalOf(reply), reply.body.data]).toEqual([name, 403, 'FORBIDDEN', null]);
      expect(await theGame()).toEqual(before);
    }
  });

  test.each(SCOPES)('what reads or asks is allowed to %s', async (scope) => {
    for (const operation of operations.filter((each) => each.scope === 'read' || each.scope === 'ask')) {
      const { status } = await askOperation(keys[scope], operation, GAME);
      const isRefused = scope === 'ask' && operation.scope === 'read';
      const expected: unknown = expect.arrayContaining([status]);
      expect([operation.id, isRefused ? [403] : [200, 400, 404]]).toEqual([operation.id, expected]);
    }
  });

  test.each(['write', 'admin'] as const)('%s changes', async (scope) => {
    expect((await keys[scope].post(`/v1/games/${GAME}/events`, { events: [{ turnEnds: {} }] })).status).toBe(200);
    const mutation = `mutation { recordEvents(game: "${GAME}", events: [{ turnBegins: {} }]) { game { version } } }`;
    expect((await keys[scope].graphql(mutation)).body.errors).toBeUndefined();
  });

  test('the key of the environment is an admin of the tenant local', async () => {
    const { status, body } = await server.as(apiKey).get('/v1/games');
    expect([status, body.items]).toEqual([200, []]);
  });
});

test('while the keys cannot be looked up: 503 with Retry-After at both doors; who is in goes on', async () => {
  const database = await createDatabase();
  const own = await startServer({ databaseUrl: database.url, apiKey });
  await database.drop();
  const headers = withKey(wrongKey);
  const editions = await own.graphql('{ editions { name } }', undefined, headers);
  for (const reply of [await own.get('/v1/editions', headers), editions])
    expect([...refusalOf(reply), reply.headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '2']);
  expect([(await own.as(apiKey).get('/v1/editions')).status, (await own.get('/livez')).status]).toEqual([200, 200]);
  await own.close();
});
