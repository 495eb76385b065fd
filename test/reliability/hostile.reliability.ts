// 50 s: sends what takes the server seconds each, dozens of times, and asks meanwhile.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { serveProcess } from '../http/server.js';
import { hostileRequests } from './hostile-requests.js';
import { until } from '../until.js';

/** On a busy machine a worker takes longer than it may: here it has time enough to answer all of them. */
const times = { WORK_TIME: '60000', REQUEST_TIMEOUT: '90000' };
const server = await serveProcess({ MAXIMUM_DELAY: '0', ...times });
const hostile = await server.keyOf('hostile');
const other = await server.keyOf('other');

const post = (path: string, body: unknown, key: string) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });

const smallQuestion = { player: 'ann', state: { players: [{ id: 'ann' }, { id: 'bob' }] } };

const statusOf = async (asking: Promise<Response>): Promise<number> => {
  const response = await asking;
  await response.arrayBuffer();
  return response.status;
};

/** Has another tenant and a health check ask until something is answered; returns their statuses. */
const meanwhile = async (answering: Promise<unknown>): Promise<ReadonlySet<number>> => {
  const statuses = new Set<number>();
  const seen = { isAnswered: false };
  void answering.finally(() => (seen.isAnswered = true));
  do {
    statuses.add(await statusOf(post('/v1/game-states/range-of', smallQuestion, other)));
    statuses.add(await statusOf(fetch(`${server.url}/livez`)));
    await pause(20);
  } while (!seen.isAnswered);
  return statuses;
};

const gauge = async (name: string): Promise<string | undefined> => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1];
};

describe('whatever one tenant sends, others notice nothing', () => {
  test.each(hostileRequests.map((request) => [request.name, request] as const))('%s', async (_, request) => {
    const answering = post(request.path, request.body(), hostile);
    const [statuses, response] = [await meanwhile(answering), await answering];
    const text = await response.text();
    const body = text.startsWith('<') ? {} : JSON.parse(text);
    const { limit, value, maximum } = body.errors?.[0]?.extensions ?? body;
    expect([response.status, limit]).toEqual([request.status, request.limit]);
    if (request.limit !== undefined) expect(value).toBeGreaterThan(maximum);
    expect(text.length).toBeLessThan(request.bytes);
    expect([...statuses]).toEqual([200]);
  });

  test('no worker is left running', async () => {
    await until(async () => (await gauge('rangefinder_workers_busy')) === '0');
    expect(await gauge('rangefinder_workers_waiting')).toBe('0');
  });
});
