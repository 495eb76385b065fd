import type { RequestOptions } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { requested, serve, type TestServer } from './server.js';

const open = await serve();
const keyed = await serve({ apiKey: 'the-key-of-the-environment' });

interface Sent extends RequestOptions {
  readonly path?: string;
  readonly body?: string;
}

/** What `fetch` does not let anybody set: Host, Origin, Sec-Fetch-Site, Upgrade. */
const statusOf = async ({ url }: TestServer, { path = '/v1/games', ...sent }: Sent): Promise<number> => {
  const { statusCode = 0, socket } = await requested(url + path, sent);
  socket.destroy();
  return statusCode;
};

describe('headers', () => {
  test.each([
    ['/v1/editions', 200],
    ['/v1/nothing', 404],
    ['/v1/games/none', 404],
    ['/v1/openapi.json', 200],
    ['/graphql?query={editions{name}}', 200],
    ['/graphql', 400],
    ['/livez', 200],
    ['/nothing', 404],
    ['/v1/games/%', 400],
  ])('%s', async (path, status) => {
    const reply = await open.get(path);
    const { headers } = reply;
    expect(reply.status).toBe(status);
    const always = {
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    };
    expect(Object.fromEntries(headers)).toMatchObject(always);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
    expect(headers.get('content-security-policy')?.split(';')).toEqual([
      ...["default-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
      ...["img-src 'self' data:", "object-src 'none'"],
    ]);
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'])
      expect([name, headers.get(name)]).toEqual([name, null]);
  });

  const html = { accept: 'text/html' };

  test('the page runs the scripts of this server and its solver, and no others', async () => {
    const policy = (await open.get('/', html)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'self';.*;script-src 'self' 'wasm-unsafe-eval'$/);
    expect(policy).not.toMatch(/(?<!wasm-)unsafe|\*|https?:/);
  });

  test('GraphiQL runs the scripts of this server and no others', async () => {
    const policy = (await open.get('/graphql', html)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src|\*|https?:/);
  });
});

describe('a page of another site', () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const ofSocket = { 'sec-fetch-mode': 'websocket' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const text = { 'content-type': 'text/plain' };
  const query = '/graphql?query={games{totalCount}}';

  test.each<[string, Sent]>([
    ['an image or a script', { headers: { ...elsewhere, 'sec-fetch-mode': 'no-cors' } }],
    ['a script of a neighboring site', { headers: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' } }],
    ['a script, in a browser that only tells the origin', { headers: { origin: 'https://elsewhere.example' } }],
    ['a script, in a browser that tells both', { headers: { ...elsewhere, origin: 'https://elsewhere.example' } }],
    ['a script of a neighbor that tells both', { headers: { origin: 'http://a.b', 'sec-fetch-site': 'same-site' } }],
    ['a sandboxed frame', { headers: { origin: 'null' } }],
    ['a question in the address', { path: query, headers: { ...elsewhere, 'sec-fetch-mode': 'no-cors' } }],
    ['a form', { method: 'POST', headers: { ...elsewhere, ...form, 'sec-fetch-mode': 'navigate' }, body: 'state=1' }],
    ['a form of text', { method: 'POST', headers: { ...elsewhere, ...text }, body: '{}' }],
    ['a change', { method: 'DELETE', path: '/v1/games/any', headers: elsewhere }],
    ['GraphQL as text', { method: 'POST', path: '/graphql', headers: { ...elsewhere, ...text }, body: '{}' }],
    ['a WebSocket', { path: '/graphql', headers: { ...upgrade, origin: 'https://elsewhere.example' } }],
    ['a WebSocket, as browsers tell', { path: '/graphql', headers: { ...upgrade, ...elsewhere, ...ofSocket } }],
  ])('may not have a browser send %s', async (_, sent) => expect(await statusOf(open, sent)).toBe(403));

  test.each<[string, Record<string, string>]>([
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }],
    [
      'a page of this site, in a browser that only tells the origin',
      { host: 'localhost:1', origin: 'http://localhost:1' },
    ],
    ['a page of this site behind a proxy', { 'sec-fetch-site': 'same-origin', origin: 'https://rangefinder.example' }],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['an extension of the browser', { 'sec-fetch-site': 'none', origin: 'null' }],
    ['whoever follows a link', { ...elsewhere, 'sec-fetch-mode': 'navigate' }],
    ['whoever is no browser', {}],
  ])('but %s may', async (_, headers) => expect(await statusOf(open, { headers })).toBe(200));

  test('is never told yes when the browser asks first', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const { headers: told } = await fetch(`${open.url}/v1/games`, { method: 'OPTIONS', headers });
    expect([...told.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a name that somebody else makes point here', () => {
  const foreign = [
    ...['elsewhere.example', 'elsewhere.example:4000', 'localhost.elsewhere.example', '192.168.0.7', 'a b', '[::1'],
  ];
  const own = ['localhost', 'localhost:4000', 'LOCALHOST', '127.0.0.1:4000', '[::1]:4000', '127.1.2.3'];

  test.each([...foreign.map((host) => [host, 403] as const), ...own.map((host) => [host, 200] as const)])(
    '%s is answered without a key only as this machine is: %i',
    async (host, status) => expect(await statusOf(open, { headers: { host } })).toBe(status),
  );

  test('a server with keys answers by any name', async () => {
    const headers = { host: 'rangefinder.example', authorization: 'Bearer the-key-of-the-environment' };
    expect(await statusOf(keyed, { headers })).toBe(200);
    expect(await statusOf(keyed, { headers: { host: 'rangefinder.example' } })).toBe(401);
  });
});
