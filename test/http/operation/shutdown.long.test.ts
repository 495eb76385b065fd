// Starts servers as processes and ends them under load.
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { ownDatabase, send } from '../server.js';
import { startServerProcess, type ServerProcess } from '../../processes.js';
import { until } from '../../until.js';

const database = await ownDatabase();

type Asked = Readonly<{ path: string; method?: string; body?: string }>;

const requests: readonly Asked[] = [
  { path: '/v1/editions' },
  { path: '/v1/games/shared' },
  { path: '/v1/games?first=1' },
  { path: '/v1/games/shared/events', method: 'POST', body: '{ "events": [{ "turnEnds": {} }, { "turnBegins": {} }] }' },
  { path: '/graphql', method: 'POST', body: '{ "query": "{ games(first: 1) { totalCount } }" }' },
];

/** Asks once; returns the status, or the code of the error. */
const ask = async (url: string, { path, method = 'GET', body }: Asked, agent: Agent | false): Promise<string> => {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const sent = request(url + path, { method, agent, headers });
  sent.end(body);
  try {
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    return String(response.statusCode);
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
};

/** A client that asks one thing after the other until nobody listens any more, and keeps what it gets. */
const loop = async (url: string, number: number, got: Set<string>): Promise<void> => {
  const agent = number % 2 ? new Agent({ keepAlive: true, maxSockets: 1 }) : false;
  for (let asked = number; !got.has('ECONNREFUSED'); asked += 1)
    got.add(await ask(url, requests[asked % requests.length] ?? { path: '/' }, agent));
};

const start = async (): Promise<ServerProcess> => {
  const server = await startServerProcess({ DATABASE_URL: database.url, MAXIMUM_DELAY: '0', LOG_LEVEL: 'info' });
  const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
  await send(`${server.url}/v1/games`, 'POST', { id: 'shared', state });
  return server;
};

const CLIENTS = 16;

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s every request is answered, on old and on new connections',
  async (signal) => {
    for (let round = 0; round < 2; round += 1) {
      const server = await start();
      const found = Array.from({ length: CLIENTS }, () => new Set<string>());
      const clients = found.map((got, number) => loop(server.url, number, got));
      await until(() => found.every((got) => got.has('200')));
      expect(await server.stop(signal)).toBe(0);
      await Promise.all(clients);
      for (const got of found) expect([...got].sort()).toEqual(['200', 'ECONNREFUSED']);
    }
  },
);
