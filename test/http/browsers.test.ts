import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { type TestServer, serve } from './server.js';

const open = await serve();
const keyed = await serve({ apiKey: 'the-key-of-the-environment' });

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** What `fetch` does not let anybody set: Host, Origin, Sec-Fetch-Site, Upgrade. */
const statusOf = async (
  { url }: TestServer,
  { method = 'GET', path = '/v1/games', headers, body }: Sent,
): Promise<number> => {
  const sent = request(url + path, { method, headers, agent: false }).end(body);
  const [response] = (await Promise.race([once(sent, 'response'), once(sent, 'upgrade')])) as [IncomingMessage];
  sent.destroy();
  return response.statusCode ?? 0;
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
    const response = await fetch(open.url + path);
    const { headers } = response;
    await response.text();
    expect(response.status).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/);
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'])
      expect([name, headers.get(name)]).toEqual([name, null]);
  });

  test('the page runs the scripts of this server and its solver, and no others', async () => {
    const { headers } = await fetch(open.url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'self';.*;script-src 'self' 'wasm-unsafe-eval'$/);
    expect(policy).not.toMatch(/(?<!wasm-)unsafe|\*|https?:/);
  });

  test('GraphiQL runs the scripts of this server and no others', async () => {
    const response = await fetch(`${open.url}/graphql`, { headers: { accept: 'text/html' } });
    const { headers } = response;
    await response.text();
    const policy = headers.get('content-security-policy') ?? '';
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
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const text = { 'content-type': 'text/plain' };
  const query = '/graphql?query={games{totalCount}}';

  test.each<[string, Sent]>([
    ['an image or a script', { headers: { ...elsewhere, 'sec-fetch-mode': 'no-cors' } }],
    ['a script of a neighbouring site', { headers: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' } }],
    ['a script, in a browser that only tells the origin', { headers: { origin: 'https://elsewhere.example' } }],
    ['a sandboxed frame', { headers: { origin: 'null' } }],
    ['a question in the address', { path: query, headers: { ...elsewhere, 'sec-fetch-mode': 'no-cors' } }],
    ['a form', { method: 'POST', headers: { ...elsewhere, ...form, 'sec-fetch-mode': 'navigate' }, body: 'state=1' }],
    ['a form of text', { method: 'POST', headers: { ...elsewhere, ...text }, body: '{}' }],
    ['a change', { method: 'DELETE', path: '/v1/games/any', headers: elsewhere }],
    ['GraphQL as text', { method: 'POST', path: '/graphql', headers: { ...elsewhere, ...text }, body: '{}' }],
    ['a WebSocket', { path: '/graphql', headers: { ...upgrade, origin: 'https://elsewhere.example' } }],
    [
      'a WebSocket, as browsers tell',
      { path: '/graphql', headers: { ...upgrade, ...elsewhere, 'sec-fetch-mode': 'websocket' } },
    ],
  ])('may not have a browser send %s', async (_, sent) => {
    expect(await statusOf(open, sent)).toBe(403);
  });

  test.each<[string, Sent, number]>([
    ['a page of this site', { headers: { 'sec-fetch-site': 'same-origin' } }, 200],
    ['the address bar', { headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } }, 200],
    ['whoever follows a link', { headers: { ...elsewhere, 'sec-fetch-mode': 'navigate' } }, 200],
    ['whoever is no browser', { headers: {} }, 200],
  ])('but %s may', async (_, sent, status) => {
    expect(await statusOf(open, sent)).toBe(status);
  });

  test('is never told yes when the browser asks first', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    const { headers: told } = await fetch(`${open.url}/v1/games`, { method: 'OPTIONS', headers });
    expect([...told.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('a name that somebody else makes point here', () => {
  test.each(['elsewhere.example', 'elsewhere.example:4000', 'localhost.elsewhere.example', '192.168.0.7'])(
    'is not answered without a key: %s',
    async (host) => {
      expect(await statusOf(open, { headers: { host } })).toBe(403);
    },
  );

  test.each(['localhost', 'localhost:4000', 'LOCALHOST', '127.0.0.1:4000', '[::1]:4000', '127.1.2.3'])(
    'as this machine is: %s',
    async (host) => {
      expect(await statusOf(open, { headers: { host } })).toBe(200);
    },
  );

  test('a server with keys answers by any name', async () => {
    const headers = { host: 'rangefinder.example', authorization: 'Bearer the-key-of-the-environment' };
    expect(await statusOf(keyed, { headers })).toBe(200);
    expect(await statusOf(keyed, { headers: { host: 'rangefinder.example' } })).toBe(401);
  });
});
