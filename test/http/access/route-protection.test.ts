import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import Fastify, { type RouteOptions } from 'fastify';
import { apiRoute, routeProtection } from '../../../src/http/access/route-protection.js';
import { type TestServer, serve } from '../server.js';

const KEY = 'the-key-of-the-environment';
const PER_MINUTE = 1_000_000;

const open = await serve();
const keyed = await serve({ apiKey: KEY, rates: { perMinute: PER_MINUTE } });
const { authorization } = await keyed.withKey('read');

type Answer = Readonly<{ status: number; head: string }>;

/** Sends a request whose target no client would send, and reads the head of the response. */
const sendRaw = async ({ url }: TestServer, method: string, target: string, headers: object): Promise<Answer> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers });
  socket.write([`${method} ${target} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', ''].join('\r\n'));
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  const [head = ''] = data.toString('latin1').split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head };
};

/** Every way to write a path that the router reads as the same one. */
const acceptedSpellings = (path: string): readonly string[] => [
  path,
  path.replace(/[a-z]/, percentEncoded),
  path.replaceAll(/[a-z]/g, percentEncoded),
  `${path}?a=1`,
  `http://localhost${path}`,
  `HTTP://elsewhere.example:80${path.replaceAll(/[a-z]/g, percentEncoded)}`,
];

/** Ways to write a path that a router might read as the same one. */
const otherSpellings = (path: string): readonly string[] => [
  `${path}/`,
  `/${path}`,
  `/.${path}`,
  `${path};a=1`,
  path.toUpperCase(),
  path.replaceAll('/', '%2f').replace('%2f', '/'),
];

const percentEncoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

type Target = Readonly<{ method: string; route: RouteOptions; path: string }>;

/** The routes of a server by one method each, with something for each parameter. */
const targetsOf = ({ app }: TestServer): readonly Target[] =>
  app.routes.map((route) => ({
    route,
    method: [route.method].flat()[0] ?? '',
    path: route.url.replaceAll(/:\w+/g, 'any'),
  }));

const isOfApi = ({ path }: Target): boolean => /^\/(v1|graphql|mcp)(\/|$)/.test(path);

/** The routes of the API, but for those that only say which methods a path has. */
const servedBy = (server: TestServer): readonly Target[] =>
  targetsOf(server).filter((target) => isOfApi(target) && target.route.config?.protection?.needs !== 'no key');

/** What all of the targets answer, in every spelling, that is not as expected. */
const exceptions = async (
  server: TestServer,
  targets: readonly Target[],
  spellings: (path: string) => readonly string[],
  headers: object,
  isExpected: (answer: Answer) => boolean,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { method, path } of targets)
    await Promise.all(
      spellings(path).map(async (target) => {
        const answer = await sendRaw(server, method, target, headers);
        if (!isExpected(answer)) found.push(`${method} ${target}: ${answer.status}`);
      }),
    );
  return found;
};

const all = (path: string) => [...acceptedSpellings(path), ...otherSpellings(path)];
const isForbidden = ({ status }: Answer): boolean => status === 403;

describe('every route of the API, in every spelling', () => {
  test('is in the route table', () => {
    const targets = targetsOf(open).filter(isOfApi);
    expect(targets.length).toBeGreaterThan(150);
    for (const { route } of targets)
      expect(route.config?.protection).toMatchObject({ isOriginChecked: true, isRateLimited: true });
  });

  test('is refused under a foreign name of the host', async () => {
    const headers = { host: 'elsewhere.example' };
    expect(await exceptions(open, targetsOf(open).filter(isOfApi), all, headers, isForbidden)).toEqual([]);
  });

  test('is refused to a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect(await exceptions(open, servedBy(open), acceptedSpellings, headers, isForbidden)).toEqual([]);
  });

  test('is refused to a page of another site that opens a WebSocket', async () => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      origin: 'https://elsewhere.example',
    };
    const targets = targetsOf(open).filter((target) => isOfApi(target) && target.method === 'GET');
    expect(await exceptions(open, targets, acceptedSpellings, headers, isForbidden)).toEqual([]);
  });

  test('counts towards the rate limit, whether or not a key came with it', async () => {
    const isCounted = ({ head }: Answer) => head.includes(`ratelimit-limit: ${PER_MINUTE}`);
    expect(await exceptions(keyed, servedBy(keyed), acceptedSpellings, {}, isCounted)).toEqual([]);
  });

  const needing = (...scopes: readonly unknown[]) =>
    targetsOf(keyed).filter(({ route }) => scopes.includes(route.config?.protection?.needs));

  test('needs a key where its route says so', async () => {
    const targets = needing('ask', 'read', 'write');
    expect(targets.length).toBeGreaterThan(80);
    const isRejected = ({ status }: Answer) => status === 401;
    expect(await exceptions(keyed, targets, acceptedSpellings, {}, isRejected)).toEqual([]);
  });

  test('needs none to read what describes the API', async () => {
    const paths = ['/v1/openapi.json', '/schema.graphql'];
    expect(await Promise.all(paths.map(async (path) => (await fetch(keyed.url + path)).status))).toEqual([200, 200]);
  });

  test('needs a key that may write where its route says so', async () => {
    const headers = { authorization };
    expect(needing('write').length).toBeGreaterThan(4);
    expect(await exceptions(keyed, needing('write'), acceptedSpellings, headers, isForbidden)).toEqual([]);
  });
});

describe('addresses that match no route', () => {
  const targets = ['/nothing', '/v1/nothing', '/graphql/nothing', '/docs/nothing', '/*'].map((path) => ({
    path,
    method: 'GET',
    route: {} as RouteOptions,
  }));
  const asIs = (path: string) => [path];

  test('are refused under a foreign name of the host', async () =>
    expect(await exceptions(open, targets, asIs, { host: 'elsewhere.example' }, isForbidden)).toEqual([]));

  test('count towards the rate limit', async () => {
    const isCounted = ({ status, head }: Answer) => status === 404 && head.includes('ratelimit-limit');
    expect(await exceptions(keyed, targets, asIs, {}, isCounted)).toEqual([]);
  });
});

test('a server that has a route without a protection does not start', async () => {
  const app = Fastify();
  await app.register(routeProtection);
  app.get('/guarded', { config: apiRoute('read') }, () => '');
  app.get('/forgotten', () => '');
  await expect(app.ready()).rejects.toThrow('Routes without a protection: GET /forgotten; HEAD /forgotten.');
});
