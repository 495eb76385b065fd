import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase } from '../../database.js';
import { send } from '../server.js';
import { openCollector, type Collector } from './collector.js';
import { startProcess, type Started } from './process.js';

const KEY = 'the-key-that-nobody-may-read';
const authorization = `Bearer ${KEY}`;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
const SECRETS = [
  KEY,
  'cookie-that-nobody-may-read',
  'query-that-nobody-may-read',
  'body-that-nobody-may-read',
  'pass-word',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

/** What is asked with secrets in every place that could hold one. */
const askWithSecrets = async (url: string): Promise<void> => {
  const headers = {
    authorization,
    cookie: 'a=cookie-that-nobody-may-read',
    'x-api-key': KEY,
    'x-request-id': 'asked-1',
  };
  const state = { players: [{ id: 'ann', name: 'body-that-nobody-may-read' }, { id: 'bob' }] };
  await send(`${url}/v1/games?q=query-that-nobody-may-read`, 'GET', undefined, headers);
  await send(`${url}/v1/games`, 'POST', { id: 'secret', state }, headers);
  await send(`${url}/v1/games/secret/range-of`, 'POST', { player: 'ann' }, headers);
  await send(`${url}/v1/games`, 'POST', '{"body-that-nobody-may-read', headers);
  await send(
    `${url}/graphql`,
    'POST',
    { query: '{ game(id: "secret") { state { rangeOf(player: "ann") { seats } } } }' },
    headers,
  );
  await send(`${url}/graphql`, 'POST', { query: '{ body-that-nobody-may-read' }, headers);
  await send(`${url}/v1/games/secret`, 'GET', undefined, { authorization: 'Bearer wrong-key-pass-word' });
};

describe('what a server logs', () => {
  let server: Started;
  beforeAll(async () => {
    server = await startProcess({ DATABASE_URL: database.url, API_KEY: KEY, LOG_LEVEL: 'trace' });
    await askWithSecrets(server.url);
    await fetch(`${server.url}/livez`);
    expect(await server.stop()).toBe(0);
  });

  test('is JSON, a line a request, with its id, what it was and what became of it', () => {
    const requests = server
      .lines()
      .filter(({ msg, req }) => msg === 'request' && (req as { path: string }).path !== '/v1/openapi.json');
    expect(requests.map(({ status }) => status)).toEqual([400, 201, 200, 400, 200, 200, 401]);
    expect(requests[1]).toMatchObject({
      level: 30,
      reqId: 'asked-1',
      req: { method: 'POST', path: '/v1/games' },
      status: 201,
      tenant: 'local',
      key: 'API_KEY',
    });
    expect(requests.every(({ milliseconds }) => typeof milliseconds === 'number' && milliseconds > 0)).toBe(true);
  });

  test('holds no secret, no cookie, no query, no body, at any level', () => {
    const { password } = new URL(database.url);
    const output = server.output();
    for (const secret of [...SECRETS, password].filter((each) => each)) expect(output).not.toContain(secret);
  });
});

describe('traces', () => {
  let collector: Collector;
  let server: Started;
  beforeAll(async () => {
    collector = await openCollector();
    server = await startProcess({
      DATABASE_URL: database.url,
      API_KEY: KEY,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    });
    await askWithSecrets(server.url);
    await send(`${server.url}/v1/editions`, 'GET', undefined, { authorization, traceparent });
    await fetch(`${server.url}/livez`);
    expect(await server.stop()).toBe(0);
  });
  afterAll(() => collector.close());

  test('are sent to the collector: requests, and in each its question and its statements', () => {
    const spans = collector.spans();
    const request = spans.find(({ name }) => name === 'POST /v1/games/:id/range-of');
    const within = spans.filter(({ traceId }) => traceId === request?.traceId).filter((span) => span !== request);
    expect(within.find(({ name }) => name === 'question rangeOf')?.attributes).toEqual({
      'rangefinder.question': 'rangeOf',
      'rangefinder.door': 'rest',
    });
    const statement = within.find(({ attributes }) => 'db.statement' in attributes || 'db.query.text' in attributes);
    expect(JSON.stringify(statement?.attributes)).toContain('games');
    expect(within.every(({ parentSpanId }) => parentSpanId)).toBe(true);
  });

  test('go on with the trace that a request belongs to', () => {
    const request = collector.spans().find(({ name }) => name === 'GET /v1/editions');
    expect([request?.traceId, request?.parentSpanId]).toEqual([TRACE, 'b7ad6b7169203331']);
  });

  test('tell of questions over GraphQL, too', () => {
    const doors = collector.spans().map(({ attributes }) => attributes['rangefinder.door']);
    expect(doors).toContain('graphql');
  });

  test('are not made of health checks', () => {
    expect(collector.received()).not.toContain('/livez');
  });

  test('hold no secret, no cookie, no body', () => {
    const { password } = new URL(database.url);
    const received = collector.received();
    expect(received.length).toBeGreaterThan(1_000);
    for (const secret of [...SECRETS, password].filter((each) => each)) expect(received).not.toContain(secret);
  });
});

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const server = await startProcess({
    DATABASE_URL: database.url,
    NODE_OPTIONS: '--import=./test/http/operation/tell-modules.js',
  });
  await fetch(`${server.url}/livez`);
  await server.stop();
  const [, modules = ''] = /MODULES (.*)/.exec(server.output()) ?? [];
  expect(modules).toContain('pg-pool');
  expect(modules).not.toMatch(/@opentelemetry\/(sdk|instrumentation|exporter)/);
});
