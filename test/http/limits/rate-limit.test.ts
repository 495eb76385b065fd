import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { Access } from '../../../src/http/access/access.js';
import { authentication } from '../../../src/http/access/authentication.js';
import { apiRoute, routeProtection, type Principal } from '../../../src/http/access/route-protection.js';
import { rateLimit } from '../../../src/http/limits/rate-limit.js';
import { send, startServer, type Reply, type TestServer, ownDatabase } from '../server.js';

const PER_MINUTE = 5;
const KEY = 'sixteen-signs-16';

const database = await ownDatabase();

const as = (key: string) => ({ authorization: `Bearer ${key}` });
const restOf = ({ url }: TestServer, headers: Record<string, string>) =>
  send(`${url}/v1/editions`, 'GET', undefined, headers);
const graphqlOf = ({ url }: TestServer, headers: Record<string, string>) =>
  send(`${url}/graphql`, 'POST', { query: '{ __typename }' }, headers);

/** The limit, what remains of it and when it begins anew, as the headers tell. */
const told = ({ headers }: Reply) => ({
  limit: Number(headers.get('ratelimit-limit')),
  remaining: Number(headers.get('ratelimit-remaining')),
  reset: Number(headers.get('ratelimit-reset')),
});

describe('with keys', () => {
  let server: TestServer;
  let keys: readonly string[];
  beforeAll(async () => {
    server = await startServer({ databaseUrl: database.url, apiKey: KEY, rates: { perMinute: PER_MINUTE } });
    const made = await Promise.all(
      ['first', 'second', 'third', 'fourth'].map((tenant) => server.keys.create({ tenant, name: '', scope: 'read' })),
    );
    keys = made.map(({ key }) => key);
  });
  afterAll(() => server.close());

  test('a key may ask so often over both doors together, and is told how often', async () => {
    const [key = ''] = keys;
    const remaining: number[] = [];
    for (let request = 0; request < PER_MINUTE; request += 1) {
      const reply = await (request % 2 ? graphqlOf(server, as(key)) : restOf(server, as(key)));
      expect(reply.status).toBe(200);
      expect(told(reply).limit).toBe(PER_MINUTE);
      expect(told(reply).reset).toBeLessThanOrEqual(60);
      remaining.push(told(reply).remaining);
    }
    expect(remaining).toEqual([4, 3, 2, 1, 0]);

    const rest = await restOf(server, as(key));
    expect([rest.status, rest.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(rest.headers.get('content-type')).toContain('application/problem+json');
    const graphql = await graphqlOf(server, as(key));
    expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
    for (const refused of [rest, graphql]) {
      expect(told(refused).remaining).toBe(0);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBe(told(refused).reset);
      expect(wait).toBeGreaterThan(0);
    }
    expect(rest.body.detail).toContain('More than 5 requests in a minute');
  });

  test('another key is not held up by it', async () => {
    const [, second = ''] = keys;
    expect(told(await restOf(server, as(second)))).toMatchObject({ limit: PER_MINUTE, remaining: 4 });
  });

  test('who comes without a valid key is limited by address, whatever key they make up', async () => {
    const statuses: number[] = [];
    for (let request = 0; request <= PER_MINUTE; request += 1)
      statuses.push((await restOf(server, as(`made-up-key-${request}`))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const [, , third = ''] = keys;
    expect((await restOf(server, as(third))).status).toBe(200);
  });

  test('health, metrics and pages are not limited', async () => {
    for (const path of ['/livez', '/readyz', '/metrics']) {
      const reply = await fetch(`${server.url}${path}`);
      expect([reply.status, reply.headers.get('ratelimit-limit')]).toEqual([200, null]);
    }
  });
});

test('without keys there is no limit', async () => {
  const server = await startServer({ rates: { perMinute: 1 } });
  for (let request = 0; request < 4; request += 1) {
    const reply = await (request % 2 ? graphqlOf(server, {}) : restOf(server, {}));
    expect([reply.status, reply.headers.get('ratelimit-limit')]).toEqual([200, null]);
  }
  await server.close();
});

describe('what is asked over a connection that stays open', () => {
  const principal: Principal = { tenant: 'somebody', keyId: 'a-key', scope: 'read', origins: [] };
  const access: Access = {
    principalOf: (header) => Promise.resolve(header === `Bearer ${KEY}` ? principal : undefined),
    knowsOrigin: () => Promise.resolve(false),
  };

  test('counts with the other requests of its key', async () => {
    const app = Fastify();
    await app.register(routeProtection);
    await app.register(authentication, { access });
    await app.register(rateLimit, { access, perMinute: 2 });
    app.get('/v1/anything', { config: apiRoute('read') }, () => 'answered');
    app.get('/v1/counted', { config: apiRoute('no key') }, async (request) => {
      request.principal = principal;
      return { wait: await app.countOperation(request) };
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = async (headers = as(KEY)) => (await fetch(`${url}/v1/anything`, { headers })).status;
    const count = async () => ((await (await fetch(`${url}/v1/counted`)).json()) as { wait?: number }).wait;

    expect([await count(), await ask()]).toEqual([undefined, 200]);
    expect(await count()).toBeGreaterThan(50);
    expect(await ask()).toBe(429);
    expect(await ask(as('none'))).toBe(429);
    await app.close();
  });
});

test('each server counts for itself while Redis does not answer', async () => {
  const redisUrl = 'redis://127.0.0.1:1';
  const server = await startServer({ databaseUrl: database.url, apiKey: KEY, rates: { perMinute: 3, redisUrl } });
  const replies: Reply[] = [];
  for (let request = 0; request < 4; request += 1) replies.push(await restOf(server, as(KEY)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(replies.map((reply) => told(reply).remaining)).toEqual([2, 1, 0, 0]);
  await server.close();
});
