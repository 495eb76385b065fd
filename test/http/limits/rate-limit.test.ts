import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { Access } from '../../../src/http/access/access.js';
import { authentication } from '../../../src/http/access/authentication.js';
import { apiRoute, routeProtection, type Principal } from '../../../src/http/access/route-protection.js';
import { rateLimit } from '../../../src/http/limits/rate-limit.js';
import { ownDatabase, refusalOf, serve, type Doors, type Reply } from '../server.js';

const PER_MINUTE = 5;
const KEY = 'sixteen-signs-16';

const database = await ownDatabase();

const restOf = (doors: Doors) => doors.get('/v1/editions');
const askOf = (doors: Doors, request: number) => (request % 2 ? doors.graphql('{ __typename }') : restOf(doors));

/** The limit, what remains of it and when it begins anew, as the headers tell. */
const told = ({ headers }: Reply) => ({
  limit: Number(headers.get('ratelimit-limit')),
  remaining: Number(headers.get('ratelimit-remaining')),
  reset: Number(headers.get('ratelimit-reset')),
});

const server = await serve({ databaseUrl: database.url, apiKey: KEY, rates: { perMinute: PER_MINUTE } });

describe('with keys', () => {
  test('a key may ask so often over both doors together, and is told how often', async () => {
    const key = await server.withKey('read');
    const remaining: number[] = [];
    for (let request = 0; request < PER_MINUTE; request += 1) {
      const reply = await askOf(key, request);
      expect(reply.status).toBe(200);
      expect(told(reply).limit).toBe(PER_MINUTE);
      expect(told(reply).reset).toBeLessThanOrEqual(60);
      remaining.push(told(reply).remaining);
    }
    expect(remaining).toEqual([4, 3, 2, 1, 0]);

    const [rest, graphql] = [await askOf(key, 0), await askOf(key, 1)];
    expect(rest.headers.get('content-type')).toContain('application/problem+json');
    for (const refused of [rest, graphql]) {
      expect(refusalOf(refused)).toEqual([429, 'RATE_LIMITED']);
      expect(told(refused).remaining).toBe(0);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBe(told(refused).reset);
      expect(wait).toBeGreaterThan(0);
    }
    const seconds = Number(rest.headers.get('retry-after'));
    expect(rest.body.detail).toBe(`More than 5 requests in a minute; try again in ${seconds} seconds.`);
  });

  test('another key is not held up by it', async () => {
    const second = await server.withKey('read', 'second');
    expect(told(await restOf(second))).toMatchObject({ limit: PER_MINUTE, remaining: 4 });
  });

  test('who comes without a valid key is limited by address, whatever key they make up', async () => {
    const statuses: number[] = [];
    for (let request = 0; request <= PER_MINUTE; request += 1)
      statuses.push((await restOf(server.as(`made-up-key-${request}`))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await restOf(await server.withKey('read', 'third'))).status).toBe(200);
  });

  test('health, metrics and pages are not limited', async () => {
    for (const path of ['/livez', '/readyz', '/metrics']) {
      const reply = await server.get(path);
      expect([reply.status, reply.headers.get('ratelimit-limit')]).toEqual([200, null]);
    }
  });
});

test('without keys there is no limit', async () => {
  const open = await serve({ rates: { perMinute: 1 } });
  for (let request = 0; request < 4; request += 1) {
    const reply = await askOf(open, request);
    expect([reply.status, reply.headers.get('ratelimit-limit')]).toEqual([200, null]);
  }
});

test('what is asked over a connection that stays open counts with the other requests of its key', async () => {
  const principal: Principal = { tenant: 'somebody', keyId: 'a-key', scope: 'read', origins: [] };
  const access: Access = {
    principalOf: (header) => Promise.resolve(header === `Bearer ${KEY}` ? principal : undefined),
    knowsOrigin: () => Promise.resolve(false),
  };
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
  const ask = async (key = KEY) =>
    (await fetch(`${url}/v1/anything`, { headers: { authorization: `Bearer ${key}` } })).status;
  const count = async () => ((await (await fetch(`${url}/v1/counted`)).json()) as { wait?: number }).wait;

  expect([await count(), await ask()]).toEqual([undefined, 200]);
  expect(await count()).toBeGreaterThan(50);
  expect(await ask()).toBe(429);
  expect(await ask('none')).toBe(429);
  await app.close();
});

test('each server counts for itself while Redis does not answer', async () => {
  const redisUrl = 'redis://127.0.0.1:1';
  const alone = await serve({ databaseUrl: database.url, apiKey: KEY, rates: { perMinute: 3, redisUrl } });
  const replies: Reply[] = [];
  for (let request = 0; request < 4; request += 1) replies.push(await restOf(alone.as(KEY)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(replies.map((reply) => told(reply).remaining)).toEqual([2, 1, 0, 0]);
  await pause(1_100);
  // Whoever goes on asking waits no longer for it.
  expect(told(await restOf(alone.as(KEY))).reset).toBeLessThan(60);
});
