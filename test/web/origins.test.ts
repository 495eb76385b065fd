import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from '@jest/globals';
import { rangeOf } from '../../examples/clients/from-a-page.js';
import { launchBrowser } from '../browser.js';
import { startServer } from '../http/server.js';

type Site = Readonly<{ origin: string; server: Server }>;

const startSite = async (): Promise<Site> => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>A page of another site</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
};

const [named, allowed, other] = await Promise.all([startSite(), startSite(), startSite()]);
const [server, browser] = await Promise.all([startServer({ allowedOrigins: [allowed.origin] }), launchBrowser()]);
const tenant = 'acme';
const { key } = await server.keys.create({ tenant, name: 'page', scope: 'ask', origins: [named.origin] });
const { key: readKey } = await server.keys.create({ tenant, name: 'reader', scope: 'read' });
afterAll(async () => {
  await browser.close();
  await server.close();
  for (const site of [named, allowed, other]) site.server.close();
});

type Asking = Readonly<{ url: string; key: string | undefined }>;

/** What a page of a site reads: of REST, of GraphQL, of a stream and over a WebSocket. */
const asks = {
  REST: async ({ url, key }: Asking) => {
    const response = await fetch(`${url}/v1/game-states/range-of`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ state: { players: [{ id: 'ann' }, { id: 'bob' }] }, player: 'ann' }),
    });
    return [response.status, response.headers.get('x-request-id') !== null];
  },
  GraphQL: async ({ url, key }: Asking) => {
    const headers = { accept: 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) };
    const response = await fetch(`${url}/graphql?query={editions{name}}`, { headers });
    return [response.status, ((await response.json()) as { data?: unknown }).data !== undefined];
  },
  'an event stream': async ({ url, key }: Asking) => {
    const headers = { accept: 'text/event-stream', ...(key !== undefined && { authorization: `Bearer ${key}` }) };
    const response = await fetch(`${url}/graphql?query={editions{name}}`, { headers });
    return [response.status, (await response.text()).includes('event: next')];
  },
  'a WebSocket': ({ url, key }: Asking) =>
    new Promise<unknown>((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const payload = key === undefined ? {} : { authorization: `Bearer ${key}` };
      socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init', payload }));
      socket.onmessage = ({ data }) => resolve([200, String(data).includes('connection_ack')]);
      socket.onclose = ({ code }) => resolve(code);
    }),
  'a stored game': async ({ url, key }: Asking) => {
    const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
    return [(await fetch(`${url}/v1/games`, { headers })).status, false];
  },
} as const;

const from = async (site: Site, what: keyof typeof asks, ownKey: string | undefined): Promise<unknown> => {
  const page = await browser.newPage();
  await page.goto(site.origin);
  try {
    return await page.evaluate(asks[what], { url: server.url, key: ownKey });
  } catch (error) {
    return /Failed to fetch/.test(String(error)) ? 'blocked' : error;
  } finally {
    await page.close();
  }
};

const onlyAsking = ['REST', 'GraphQL', 'an event stream', 'a WebSocket'] as const;

describe.each(onlyAsking)('in a browser, over %s', (what) => {
  test('a page of an origin that the key names is answered', async () =>
    expect(await from(named, what, key)).toEqual([200, true]));

  test('a page of an origin that the server allows needs no key', async () =>
    expect(await from(allowed, what, undefined)).toEqual([200, true]));

  test('without a key, with the wrong origin or with a key of another scope it reads nothing', async () => {
    const refused = await Promise.all([
      from(named, what, undefined),
      from(allowed, what, key),
      from(other, what, key),
      from(other, what, undefined),
      from(named, what, readKey),
    ]);
    const codes = [4401, 4403, 1006, 1006, 4403];
    expect(refused).toEqual(what === 'a WebSocket' ? codes : codes.map(() => 'blocked'));
  });
});

test('the example of the guide asks from a page', async () => {
  const page = await browser.newPage();
  await page.goto(named.origin);
  const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
  const given = [server.url, key, state, 'ann'].map((each) => JSON.stringify(each)).join(', ');
  const answer = await page.evaluate(`(${rangeOf.toString()})(${given})`);
  expect(answer).toMatchObject({ players: [{ id: 'ann' }, { id: 'bob' }] });
  await page.close();
});

test('a page reads that it may not read stored games', async () => {
  expect(await from(named, 'a stored game', key)).toEqual([403, false]);
  expect(await from(allowed, 'a stored game', undefined)).toEqual([403, false]);
  expect(await from(named, 'a stored game', readKey)).toBe('blocked');
});
