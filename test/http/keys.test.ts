import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SCOPES, type Scope } from '../../src/http/access/route-protection.js';
import { createDatabase } from '../database.js';
import { restOperations, rootFields, type RestOperation } from './operations.js';
import { send, startServer, type Reply, type TestServer } from './server.js';

const GAME = 'the-game';
const wrongKey = `Bearer rf_${'x'.repeat(43)}`;

let server: TestServer;
let operations: readonly RestOperation[];
const authorization: Record<Scope, string> = { ask: '', read: '', write: '', admin: '' };

beforeAll(async () => {
  server = await startServer({ apiKey: 'the-key-of-the-environment' });
  for (const scope of SCOPES)
    authorization[scope] = `Bearer ${(await server.keys.create({ tenant: 'acme', name: scope, scope })).key}`;
  operations = restOperations((await send(`${server.url}/v1/openapi.json`, 'GET')).body);
  const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
  await send(`${server.url}/v1/games`, 'POST', { id: GAME, state }, { authorization: authorization.write });
});
afterAll(() => server.close());

const withKey = (key: string | undefined): Record<string, string> => (key === undefined ? {} : { authorization: key });

const rest = ({ method, path, body }: RestOperation, key?: string): Promise<Reply> =>
  send(`${server.url}${path.replace('{id}', GAME).replace(/\{\w+\}/g, 'ann')}`, method, body, withKey(key));

const graphql = (document: string, key?: string): Promise<Reply> =>
  send(`${server.url}/graphql`, 'POST', { query: document }, withKey(key));

const theGame = async (): Promise<unknown> =>
  (await send(`${server.url}/v1/games/${GAME}`, 'GET', undefined, withKey(authorization.read))).body;

/** Those that change something: told here, too, so that none slips into reading by a mistake in its declaration. */
const changes = ['createGame', 'deleteGame', 'recordEvents', 'replaceState', 'revertTo'];

describe('without a valid key nothing is answered', () => {
  test.each([undefined, wrongKey, 'Bearer', 'Basic YTpi', 'the-key-of-the-environment'])('%s', async (key) => {
    for (const operation of operations) {
      const { status, headers, body } = await rest(operation, key);
      expect([operation.id, status, body.code]).toEqual([operation.id, 401, 'UNAUTHENTICATED']);
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
    for (const { name, document } of rootFields) {
      const { status, headers, body } = await graphql(document(GAME), key);
      expect([name, status, body.errors[0].extensions.code]).toEqual([name, 401, 'UNAUTHENTICATED']);
      expect([headers.get('www-authenticate'), body.data]).toEqual(['Bearer', undefined]);
    }
  });

  test('health, pages and the description of the API need none', async () => {
    for (const path of ['/livez', '/readyz', '/v1/openapi.json'])
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
    expect((await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } })).status).toBe(200);
  });

  test('a page is no way in', async () => {
    const asked = await fetch(`${server.url}/graphql?query={games{totalCount}}`, { headers: { accept: 'text/html' } });
    expect(asked.status).toBe(401);
    // What is no proper WebSocket is refused; a proper one answers nobody who has not said who they are.
    const upgrading = request(`${server.url}/graphql?query={games{totalCount}}`, {
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    }).end();
    const [upgraded] = (await once(upgrading, 'response')) as [IncomingMessage];
    upgraded.resume();
    expect(upgraded.statusCode).toBe(400);
    const posted = await send(
      `${server.url}/graphql`,
      'POST',
      { query: '{ games { totalCount } }' },
      { accept: 'text/html' },
    );
    expect(posted.status).toBe(401);
  });
});

describe('a key does what its scope allows and no more', () => {
  test('which operations change something is told by the document', () => {
    expect(
      operations
        .filter(({ scope }) => scope === 'write')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(changes);
    expect(operations.filter(({ scope }) => !['ask', 'read', 'write'].includes(scope ?? ''))).toEqual([]);
    expect(
      rootFields
        .filter(({ kind }) => kind === 'mutation')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(changes);
  });

  test('one that may read changes nothing over REST', async () => {
    const before = await theGame();
    for (const operation of operations.filter(({ scope }) => scope === 'write')) {
      const { status, body } = await rest(operation, authorization.read);
      expect([operation.id, status, body.code]).toEqual([operation.id, 403, 'FORBIDDEN']);
      expect(body.detail).toBe('The API key does not allow this: it needs the scope "write".');
    }
    expect(await theGame()).toEqual(before);
  });

  test.each(
    rootFields.filter(({ kind }) => kind === 'mutation').map(({ name, document }) => [name, document] as const),
  )('nor over GraphQL: %s', async (_, document) => {
    const before = await theGame();
    const { status, body } = await graphql(document(GAME), authorization.read);
    expect([status, body.errors[0].extensions.code, body.data]).toEqual([403, 'FORBIDDEN', null]);
    expect(await theGame()).toEqual(before);
  });

  test('what reads or asks is allowed to each', async () => {
    for (const scope of SCOPES) {
      for (const operation of operations.filter((each) => each.scope === 'read' || each.scope === 'ask')) {
        const { status } = await rest(operation, authorization[scope]);
        const isRefused = scope === 'ask' && operation.scope === 'read';
        expect([operation.id, isRefused ? [403] : [200, 400, 404]]).toEqual([
          operation.id,
          expect.arrayContaining([status]),
        ]);
      }
    }
  });

  test.each(['write', 'admin'] as const)('%s changes', async (scope) => {
    const events = [{ turnEnds: {} }];
    const recorded = await send(
      `${server.url}/v1/games/${GAME}/events`,
      'POST',
      { events },
      withKey(authorization[scope]),
    );
    expect(recorded.status).toBe(200);
    const mutation = `mutation { recordEvents(game: "${GAME}", events: [{ turnBegins: {} }]) { game { version } } }`;
    expect((await graphql(mutation, authorization[scope])).body.errors).toBeUndefined();
  });

  test('the key of the environment is an admin of the tenant local', async () => {
    const { status, body } = await send(
      `${server.url}/v1/games`,
      'GET',
      undefined,
      withKey('Bearer the-key-of-the-environment'),
    );
    expect([status, body.items]).toEqual([200, []]);
  });
});

describe('while the keys cannot be looked up', () => {
  test('503 with Retry-After at both doors; who is in goes on', async () => {
    const database = await createDatabase();
    const own = await startServer({ databaseUrl: database.url, apiKey: 'the-key-of-the-environment' });
    const { url } = own;
    await database.drop();
    const asked = [
      await send(`${url}/v1/editions`, 'GET', undefined, withKey(wrongKey)),
      await send(`${url}/graphql`, 'POST', { query: '{ editions { name } }' }, withKey(wrongKey)),
    ];
    for (const { status, headers } of asked) expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    const codes = [asked[0]?.body.code, asked[1]?.body.errors[0].extensions.code];
    expect(codes).toEqual(['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE']);
    const known = await send(`${url}/v1/editions`, 'GET', undefined, withKey('Bearer the-key-of-the-environment'));
    expect([known.status, (await fetch(`${url}/livez`)).status]).toEqual([200, 200]);
    await own.close();
  });
});
