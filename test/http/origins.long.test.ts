// 20 s: asks every route with every kind of key, and from every kind of origin.
import { Agent } from 'node:http';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { getNamedType, isObjectType } from 'graphql';
import { WebSocket } from 'ws';
import { SCOPES, type NeededScope, type Scope } from '../../src/http/access/route-protection.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { createDatabase } from '../database.js';
import { until } from '../until.js';
import { startServerProcess } from '../processes.js';
import { rootFields } from './operations.js';
import { requested, serve, startServer, type TestServer } from './server.js';

/** An origin that the server allows, one that a key names, and one that nobody names. */
const ORIGINS = {
  allowed: 'https://allowed.example',
  named: 'https://named.example:8443',
  other: 'https://other.example',
};
type OriginName = keyof typeof ORIGINS;

const GAME = 'the-game';
const table = { players: [{ id: 'ann' }, { id: 'bob' }] };

const open = await serve({ allowedOrigins: [ORIGINS.allowed], rates: { perMinute: 1_000 } });
const server = await serve({ allowedOrigins: [ORIGINS.allowed], rates: { perMinute: 1_000_000 } });
const make = async (scope: Scope, ...origins: readonly string[]) => (await server.withKey(scope, 'acme', origins)).key;
/** By scope; `ask` stands in pages of one origin, `askElsewhere` in those of none. */
const keys = {
  ...{ ask: await make('ask', ORIGINS.named), askElsewhere: await make('ask', 'https://elsewhere.example') },
  ...{ read: await make('read'), write: await make('write'), admin: await make('admin') },
  unknown: `rf_${'x'.repeat(43)}`,
};
await server.as(keys.write).post('/v1/games', { id: GAME, state: table });

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly origin?: string | undefined;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends a request as a browser would: with an Origin, which `fetch` lets nobody set. */
const send = async (
  { method = 'GET', path = '/v1/editions', origin, key, headers: own, body }: Sent,
  to: { readonly url: string } = server,
) => {
  const headers = {
    ...(origin !== undefined && { origin }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...own,
  };
  const response = await requested(to.url + path, { method, agent, headers, body: JSON.stringify(body) });
  const { statusCode: status = 0, headers: received } = response;
  return { status, headers: received, body: Buffer.concat(await response.toArray()).toString() };
};
type Received = Awaited<ReturnType<typeof send>>;

const isOpenTo = ({ headers }: Received, origin: string): boolean => headers['access-control-allow-origin'] === origin;

/** The scope of a key from that origin; undefined where it is refused for its origin, `unknown` where it is no key. */
const scopeFrom = (origin: OriginName | undefined, key: keyof typeof keys | undefined) => {
  if (key === 'unknown') return origin === 'other' ? undefined : 'unknown';
  if (origin === undefined) return key === 'askElsewhere' ? 'ask' : (key ?? 'unknown');
  if (key === undefined) return origin === 'allowed' ? 'ask' : undefined;
  return key === 'ask' && origin === 'named' ? 'ask' : undefined;
};

const mayUse = (scope: Scope, needed: NeededScope): boolean =>
  needed === 'no key' || SCOPES.indexOf(scope) >= SCOPES.indexOf(needed);

const origins = [undefined, 'allowed', 'named', 'other'] as const;
const keyNames = [undefined, 'ask', 'askElsewhere', 'read', 'write', 'admin', 'unknown'] as const;

/** A method that writes is sent without a body, so nothing is written: it gets as far as its body, or is refused before. */
const routesOf = ({ app }: TestServer) =>
  app.routes.flatMap(({ url, method, config }) => {
    const protection = config?.protection;
    if (!protection?.isOriginChecked) return [];
    const methods = [method].flat().filter((each) => ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'].includes(each));
    const needed: NeededScope = typeof protection.needs === 'function' ? 'ask' : protection.needs;
    return methods.map((each) => ({ method: each, path: url.replace(':id', GAME).replace(/:\w+/, 'x'), needed }));
  });

/** Without its origin or its key a request is sent to every route; with both, to two of each scope. */
const askedWith = (origin: OriginName | undefined, key: keyof typeof keys | undefined) => {
  const routes = routesOf(server);
  if (origin === undefined || key === undefined || key === 'ask') return routes;
  return ['no key', ...SCOPES].flatMap((needed) => routes.filter((route) => route.needed === needed).slice(0, 2));
};

describe.each(origins)('a page of the origin %s', (origin) => {
  const from = origin && ORIGINS[origin];

  test.each(keyNames)('with the key %s may use each route as far as its scope goes', async (keyName) => {
    const key = keyName && keys[keyName];
    const scope = scopeFrom(origin, keyName);
    const check = async ({ method, path, needed }: ReturnType<typeof routesOf>[number]) => {
      const received = await send({ method, path, origin: from, key, headers: { accept: '*/*' } });
      const name = `${method} ${path}`;
      expect([name, received.headers.vary]).toEqual([name, expect.stringContaining('Origin')]);
      expect([name, received.headers['access-control-allow-credentials']]).toEqual([name, undefined]);
      if (scope === undefined) expect([name, received.status]).toEqual([name, 403]);
      else if (scope === 'unknown' && needed !== 'no key') expect([name, received.status]).toEqual([name, 401]);
      else if (scope !== 'unknown' && !mayUse(scope, needed)) expect([name, received.status]).toEqual([name, 403]);
      else expect([401, 403]).not.toContain(received.status);
      const isOpen = from !== undefined && scope !== undefined;
      expect([name, received.headers['access-control-allow-origin']]).toEqual([name, isOpen ? from : undefined]);
    };
    await Promise.all(askedWith(origin, keyName).map(check));
  });

  test.each(keyNames)('with the key %s asks root fields of GraphQL as far as its scope goes', async (keyName) => {
    const key = keyName && keys[keyName];
    const scope = scopeFrom(origin, keyName);
    const needs = { query: 'read', mutation: 'write', subscription: 'read' } as const;
    for (const { kind, name, document } of rootFields.filter((each) => each.kind !== 'mutation' || scope === 'ask')) {
      const body = { query: document('no-such-game') };
      const headers = { accept: kind === 'subscription' ? 'text/event-stream' : 'application/json' };
      const received = await send({ method: 'POST', path: '/graphql', origin: from, key, body, headers });
      const needed = asked.includes(name) ? 'ask' : needs[kind];
      const isRefused = received.status === 403 || received.body.includes('"FORBIDDEN"');
      const isAllowed = scope !== undefined && (scope === 'unknown' || mayUse(scope, needed));
      expect([name, isRefused]).toEqual([name, !isAllowed]);
      expect([name, received.headers['access-control-allow-origin']]).toEqual([name, scope && from]);
    }
  });

  test('is told by a preflight whether any key could let it in, and what it may send', async () => {
    for (const path of new Set(routesOf(server).map((route) => route.path))) {
      const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
      const received = await send({ method: 'OPTIONS', path, origin: from, headers });
      const isKnown = origin === 'allowed' || origin === 'named';
      expect([path, received.headers['access-control-allow-origin']]).toEqual([path, isKnown ? from : undefined]);
      if (!isKnown) continue;
      expect([path, received.status, received.body]).toEqual([path, 204, '']);
      expect(received.headers).toMatchObject({
        vary: 'Origin, Access-Control-Request-Headers',
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'authorization',
        'access-control-max-age': '7200',
      });
    }
  });
});

/** The root fields that a key with the scope `ask` may ask. */
const asked = [
  ...['gameState', 'gameStateByCode', 'gameStateByText', 'rule', 'rules', 'card', 'cards'],
  ...['editions', 'editionOn', 'variants', 'coverage'],
];

test('nothing that a key with the scope ask may ask leads to a stored game', () => {
  const found = new Set<string>();
  const schema = buildSchema();
  const visit = (type: string, names?: readonly string[]): void => {
    const named = schema.getType(type);
    if (found.has(type) || !isObjectType(named)) return;
    found.add(type);
    for (const { name, type: of } of Object.values(named.getFields()))
      if (!names || names.includes(name)) visit(getNamedType(of).name);
  };
  visit('Query', asked);
  expect([...found]).toContain('GameState');
  const ofGames = /^(Game|GameEvent|GameConnection|EventsRecorded|Analytics)$/;
  expect([...found].filter((name) => ofGames.test(name))).toEqual([]);
});

describe('what a page reads', () => {
  const ofNamed = { origin: ORIGINS.named };

  test('headers that browsers hide by default are exposed', async () => {
    const { headers } = await send({ ...ofNamed, key: keys.ask });
    const exposed = headers['access-control-expose-headers']?.split(', ') ?? [];
    const all = ['ETag', 'Location', 'Retry-After', 'Deprecation', 'Sunset', 'X-Request-Id'];
    const limits = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
    expect(exposed).toEqual(expect.arrayContaining([...all, ...limits]));
    expect(headers).toHaveProperty('ratelimit-remaining');
  });

  test('a page of the server itself needs nothing of this', async () => {
    const own = { path: '/v1/games', key: keys.read };
    const told = { 'sec-fetch-site': 'same-origin' };
    for (const sent of [{ origin: server.url }, { origin: ORIGINS.other, headers: told }]) {
      const received = await send({ ...own, ...sent });
      expect([received.status, received.headers['access-control-allow-origin']]).toEqual([200, undefined]);
    }
  });

  test.each([
    ['another port', 'https://named.example'],
    ['another scheme', 'http://named.example:8443'],
    ['a subdomain', 'https://a.named.example:8443'],
    ['a longer name', 'https://named.example:84430'],
    ['capitals', 'https://NAMED.example:8443'],
    ['a slash', 'https://named.example:8443/'],
    ['no origin at all', 'null'],
    ['a wildcard', '*'],
  ])('%s is another origin', async (_, origin) => {
    const received = await send({ ...ofNamed, origin, key: keys.ask });
    expect([received.status, received.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  test('an answer of a worker thread has the headers of any other', async () => {
    const database = await createDatabase();
    const settings = { MAXIMUM_DELAY: '0', DATABASE_URL: database.url, ALLOWED_ORIGINS: ORIGINS.allowed };
    const built = await startServerProcess(settings);
    const players = Array.from({ length: 1_500 }, (_, seat) => ({ id: `player-${seat}-${'x'.repeat(60)}` }));
    const sent = { method: 'POST', path: '/v1/game-states', origin: ORIGINS.allowed, body: { state: { players } } };
    const [short, long] = [await send({ ...sent, body: { state: table } }, built), await send(sent, built)];
    const ownHeaders = ({ headers }: Received) =>
      Object.keys(headers).filter((name) => !/^(content-length|date|keep-alive)$/.test(name));
    expect([long.status, isOpenTo(long, ORIGINS.allowed), long.headers.vary]).toEqual([200, true, short.headers.vary]);
    expect(ownHeaders(long).sort()).toEqual(ownHeaders(short).sort());
    await built.stop();
    await database.drop();
  });

  test('a revoked key says no, and its origin is forgotten, each once it is read again', async () => {
    const origin = 'https://soon-gone.example';
    const { key, id } = await server.withKey('ask', 'acme', [origin]);
    const headers = { 'access-control-request-method': 'POST' };
    const preflight = { method: 'OPTIONS', path: '/graphql', origin, headers };
    const isOpen = async () => isOpenTo(await send(preflight), origin);
    const isAnswered = async () => (await send({ ...ofNamed, origin, key })).status === 200;
    await until(isOpen);
    expect(await isAnswered()).toBe(true);
    await server.keys.revoke(id);
    await until(async () => !(await isOpen()));
    await until(async () => !(await isAnswered()));
    expect((await send({ ...ofNamed, origin, key })).status).toBe(403);
  });
});

describe('a server without keys', () => {
  test.each<[OriginName | undefined, number, string, string, unknown]>([
    [undefined, 201, 'POST', '/v1/games', { state: table }],
    ['allowed', 403, 'POST', '/v1/games', { state: table }],
    ['other', 403, 'POST', '/v1/games', { state: table }],
    ['allowed', 200, 'POST', '/v1/game-states', { state: table }],
    ['other', 403, 'POST', '/v1/game-states', { state: table }],
    ['allowed', 403, 'GET', '/v1/games', undefined],
  ])(
    'lets foreign pages ask at most, and programs do everything: %s, %i %s %s',
    async (name, status, method, path, body) => {
      expect((await send({ method, path, origin: name && ORIGINS[name], body }, open)).status).toBe(status);
    },
  );

  test('limits them by address', async () => {
    const { headers } = await send({ origin: ORIGINS.allowed }, open);
    expect(headers['ratelimit-limit']).toBe('1000');
    expect((await send({}, open)).headers['ratelimit-limit']).toBeUndefined();
  });
});

test('a limit of a key that stands in a page is of the key and the address together', async () => {
  const connections = { perAddress: 0, isTrustedProxy: () => true };
  const limited = await startServer({ rates: { perMinute: 2 }, connections });
  const { key } = await limited.withKey('ask', 'acme', [ORIGINS.named]);
  const from = (address: string) =>
    send({ origin: ORIGINS.named, key, headers: { 'x-forwarded-for': address } }, limited);
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
    statuses.push((await from(address)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
  const refused = await from('192.0.2.1');
  expect([isOpenTo(refused, ORIGINS.named), Number(refused.headers['retry-after']) > 0]).toEqual([true, true]);
  await limited.close();
});

describe('a WebSocket', () => {
  const [NO_KEY, NOT_FROM_THERE] = ['A valid API key is needed', 'Pages of that origin may not use this key'];
  const query = '{ editions { name } }';

  /** The WebSocket of a page: it tells its origin. */
  const socketFrom = (origin: string | undefined): unknown =>
    class extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, origin === undefined ? {} : { origin });
      }
    };

  /** Asks over a WebSocket of a page; returns the answer, or why or with which status it was refused. */
  const ask = async (origin: string | undefined, key: string | undefined, document = query): Promise<unknown> => {
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: socketFrom(origin),
      connectionParams: key === undefined ? {} : { authorization: `Bearer ${key}` },
      retryAttempts: 0,
    });
    try {
      const { value } = await client.iterate({ query: document }).next();
      return value?.errors?.[0]?.extensions?.['code'] ?? Object.keys(value?.data ?? {});
    } catch (reason) {
      const { reason: said, message } = reason as { reason?: string; message?: string };
      return said ?? /\d{3}/.exec(message ?? '')?.[0] ?? reason;
    } finally {
      await client.dispose();
    }
  };

  test.each<[OriginName | undefined, keyof typeof keys | undefined, unknown]>([
    [undefined, 'ask', ['editions']],
    [undefined, undefined, NO_KEY],
    ['named', 'ask', ['editions']],
    ['named', 'askElsewhere', NOT_FROM_THERE],
    ['named', 'read', NOT_FROM_THERE],
    ['named', undefined, NO_KEY],
    ['allowed', undefined, ['editions']],
    ['allowed', 'ask', NOT_FROM_THERE],
    ['other', 'ask', '403'],
    ['other', undefined, '403'],
  ])('of the origin %s with the key %s', async (origin, key, expected) => {
    expect(await ask(origin && ORIGINS[origin], key && keys[key])).toEqual(expected);
  });

  test('reads no stored game with a key that may only ask', async () => {
    const documents = ['{ games { totalCount } }', `subscription { gameChanged(id: "${GAME}") { game { id } } }`];
    for (const document of documents) expect(await ask(ORIGINS.named, keys.ask, document)).toBe('FORBIDDEN');
  });
});
