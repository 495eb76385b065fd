// Waits until slow requests are closed.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { readTrustedProxies } from '../../../src/http/access/trusted-proxies.js';
import { standardLimits } from '../../../src/questions/catalogue/budget.js';
import { requested, startServer, type TestServer } from '../server.js';
import { until } from '../../until.js';

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

const portOf = ({ url }: TestServer): number => Number(new URL(url).port);

const open = async (given: TestServer, options: object = {}): Promise<Socket> => {
  const socket = connect({ port: portOf(given), host: '127.0.0.1', ...options }).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};

/** What a socket receives until it is closed. */
const received = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'close');
  return text;
};

const connectionsOf = (given: TestServer): Promise<number> =>
  new Promise((resolve) => given.app.server.getConnections((_, count) => resolve(count)));

const get = (given: TestServer, path = '/v1/editions', headers = {}) => requested(given.url + path, { headers });
const post = (rest: string) => `POST /v1/games HTTP/1.1\r\nHost: localhost\r\n${rest}`;

describe('slow requests are closed', () => {
  test.each([
    ['without a byte', ''],
    ['in the headers', post('x-slow: ')],
    ['in the body', post('content-type: application/json\r\ncontent-length: 99\r\n\r\n{')],
  ])('%s', async (_, start) => {
    server = await startServer({ limits: { ...standardLimits, time: 1_500 } });
    const began = performance.now();
    const socket = await open(server);
    socket.write(start);
    const drip = setInterval(() => start && socket.write('x'), 200);
    expect(await received(socket)).toMatch(
      /^HTTP\/1\.1 (408 .*The request did not arrive in time\.|504 .*took too long)/s,
    );
    clearInterval(drip);
    expect(performance.now() - began).toBeGreaterThan(1_000);
  });

  test('after 15 seconds, however long a request may take', async () => {
    server = await startServer({ limits: { ...standardLimits, time: 60_000 } });
    const { server: http } = server.app;
    expect([http.headersTimeout, http.requestTimeout]).toEqual([15_000, 15_000]);
  });
});

/** A client of its own process, which sends its request while the server does something else. */
const LATER = `
  const socket = require('node:net').connect({ port: Number(process.argv[1]), host: '127.0.0.1' });
  socket.once('connect', () => setTimeout(() => socket.write(process.argv[2]), 200));
  socket.pipe(process.stdout);`;

test.each([
  ['is answered', 'GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 200],
  ['is refused where it was only begun', 'GET /livez HTTP/1.1\r\nHost:', 408],
])(
  'a request that waits to be read by a server that is busy for longer than it may take %s',
  async (_, sent, status) => {
    server = await startServer({ limits: { ...standardLimits, time: 1_000 } });
    server.app.server.once('connection', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000));
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', LATER, String(portOf(server)), sent]);
    expect(stdout).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  },
);

/** A stream that stays open. */
const follow = (headers: Readonly<Record<string, string>>) =>
  get(server, '/v1/games/followed/events', { accept: 'text/event-stream', ...headers });
const from = (address: string) => ({ 'x-forwarded-for': address });
const store = () => server.post('/v1/games', { id: 'followed', state: { players: [{ id: 'ann' }, { id: 'bob' }] } });

describe('connections of one address', () => {
  test('are limited, and counted out when they close', async () => {
    server = await startServer({ connections: { perAddress: 3, isUnlimited: () => false } });
    const opened = [await open(server), await open(server), await open(server)];
    expect(await received(await open(server))).toBe('');
    expect(await get(server).catch((error: unknown) => error)).toMatchObject({ code: 'ECONNRESET' });
    opened[0]?.destroy();
    await until(async () => (await connectionsOf(server)) === 2);
    const metrics = await get(server, '/metrics');
    expect((await metrics.toArray()).join('')).toContain('rangefinder_refused_connections 2');
  });

  test('are not limited on loopback', async () => {
    server = await startServer({ connections: { perAddress: 3 } });
    for (let number = 0; number < 5; number += 1) await open(server);
    expect((await get(server)).statusCode).toBe(200);
  });

  test('are limited by the forwarded address where the proxy is trusted', async () => {
    server = await startServer({ connections: { perAddress: 2, isTrustedProxy: readTrustedProxies('127.0.0.0/8') } });
    await store();
    const held = [await follow(from('192.0.2.1')), await follow(from('192.0.2.1'))];
    const refused = await follow(from('192.0.2.1'));
    expect(refused.statusCode).toBe(429);
    expect((await refused.toArray()).join('')).toContain('The address has 2 requests in progress already.');
    expect((await get(server, undefined, from('192.0.2.2'))).statusCode).toBe(200);
    for (const response of held) response.destroy();
    await until(async () => (await get(server, undefined, from('192.0.2.1'))).statusCode === 200);
  });

  test('are not limited by what a client that is no trusted proxy says', async () => {
    server = await startServer({ connections: { perAddress: 2, isTrustedProxy: readTrustedProxies('192.0.2.7') } });
    await store();
    const held = [];
    for (let number = 0; number < 4; number += 1) held.push(await follow(from('192.0.2.1')));
    expect(held.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const response of held) response.destroy();
  });
});

test('the rate limit counts forwarded addresses where the proxy is trusted', async () => {
  const isTrustedProxy = readTrustedProxies('::1, 127.0.0.1');
  const apiKey = 'the-key-of-the-environment';
  server = await startServer({ apiKey, rates: { perMinute: 2 }, connections: { perAddress: 0, isTrustedProxy } });
  const status = async (address: string) => (await get(server, undefined, from(address))).statusCode;
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '198.51.100.1, 192.0.2.1'])
    statuses.push(await status(address));
  expect(statuses).toEqual([401, 401, 429, 401, 429]);
});

test.each(['websocket', 'h2c'])('where an upgrade to %s is not taken, the connection is closed', async (protocol) => {
  server = await startServer();
  for (const path of ['/livez', '/nowhere']) {
    const socket = await open(server);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
    const text = await received(socket);
    expect(text).toMatch(/^HTTP\/1\.1 (200|404) /);
    expect(text.toLowerCase()).toContain('connection: close');
  }
  await until(async () => (await connectionsOf(server)) === 0);
});
