import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDatabase, rowsOf } from '../../database.js';
import { send, ownDatabase } from '../server.js';
import { startServerProcess } from '../../processes.js';
import { openCollector, type Collector } from './collector.js';

const KEY = 'the-key-that-nobody-may-read';
const authorization = `Bearer ${KEY}`;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
const HIDDEN = ['cookie', 'query', 'body'].map((where) => `${where}-that-nobody-may-read`);
const SECRETS = [KEY, 'pass-word', ...HIDDEN];

const database = await ownDatabase();
const standard = { DATABASE_URL: database.url, LOG_LEVEL: 'info', MAXIMUM_DELAY: '0' };

/** What is asked with secrets in every place that could hold one. */
const askWithSecrets = async (url: string): Promise<void> => {
  const cookie = 'a=cookie-that-nobody-may-read';
  const headers = { authorization, cookie, 'x-api-key': KEY, 'x-request-id': 'asked-1' };
  const state = { players: [{ id: 'ann', name: 'body-that-nobody-may-read' }, { id: 'bob' }] };
  await send(`${url}/v1/games?q=query-that-nobody-may-read`, 'GET', undefined, headers);
  await send(`${url}/v1/games`, 'POST', { id: 'secret', state }, headers);
  await send(`${url}/v1/games/secret/range-of`, 'POST', { player: 'ann' }, headers);
  await send(`${url}/v1/games`, 'POST', '{"body-that-nobody-may-read', headers);
  const query = '{ game(id: "secret") { state { rangeOf(player: "ann") { seats } } } }';
  await send(`${url}/graphql`, 'POST', { query }, headers);
  await send(`${url}/graphql`, 'POST', { query: '{ body-that-nobody-may-read' }, headers);
  await send(`${url}/graphql`, 'POST', '{ body-that-nobody-may-read', headers);
  await send(`${url}/v1/games/secret`, 'GET', undefined, { authorization: 'Bearer wrong-key-pass-word' });
};

/** Asks a server with secrets and ends it. */
const ask = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  const server = await startServerProcess({ ...standard, API_KEY: KEY, ...settings });
  await askWithSecrets(server.url);
  await send(`${server.url}/v1/editions`, 'GET', undefined, { authorization, traceparent });
  await fetch(`${server.url}/livez`);
  expect(await server.stop()).toBe(0);
  return server.said.out + server.said.err;
};

const expectNoSecretIn = (text: string): void => {
  const { password } = new URL(database.url);
  expect(text.length).toBeGreaterThan(1_000);
  for (const secret of [...SECRETS, password].filter((each) => each)) expect(text).not.toContain(secret);
};

type Line = Readonly<{ msg?: string; req?: { readonly path: string }; status?: number; milliseconds?: unknown }>;

test('a log is JSON, a line a request, without a secret, a cookie, a query or a body, at any level', async () => {
  const output = await ask({ LOG_LEVEL: 'trace' });
  const lines = output.split('\n').filter((line) => line);
  const requests = lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg, req }) => msg === 'request' && req?.path !== '/v1/openapi.json');
  expect(requests.map(({ status }) => status)).toEqual([400, 201, 200, 400, 200, 200, 400, 401, 200]);
  expect(requests[1]).toMatchObject({
    ...{ level: 30, reqId: 'asked-1', req: { method: 'POST', path: '/v1/games' }, status: 201 },
    ...{ tenant: 'local', key: 'API_KEY' },
  });
  for (const { milliseconds } of requests) {
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThan(60_000);
  }
  expect(output).not.toContain('"level":50');
  expectNoSecretIn(output);
});

test('what fails for a bug is told in full to the log, and to nobody else, and nothing of a request', async () => {
  const broken = await createDatabase();
  const server = await startServerProcess({ ...standard, DATABASE_URL: broken.url, LOG_LEVEL: 'error' });
  await rowsOf(broken.url, 'ALTER TABLE games RENAME COLUMN seed TO broken');
  const asked = [
    await send(`${server.url}/v1/games?name=query-that-nobody-may-read`, 'GET'),
    await send(`${server.url}/graphql`, 'POST', { query: '{ games { totalCount } }' }, { accept: 'application/json' }),
  ];
  for (const { body } of asked) expect(JSON.stringify(body)).not.toMatch(/seed|42703/);
  await server.stop();
  const lines = server.said.out.split('\n').flatMap((line) => (line ? [JSON.parse(line) as { err: object }] : []));
  expect(lines).toMatchObject([{ msg: 'a request failed' }, { msg: 'a GraphQL request failed' }]);
  for (const { err } of lines) {
    expect(Object.keys(err).sort()).toEqual(['code', 'message', 'stack', 'type']);
    expect(err).toMatchObject({ message: expect.stringContaining('seed'), stack: expect.stringContaining('at ') });
  }
  await broken.drop();
});

describe('traces', () => {
  let collector: Collector;
  let lines: readonly (Line & { readonly trace_id?: string })[];
  beforeAll(async () => {
    collector = await openCollector();
    const output = await ask({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' });
    lines = output.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Line] : []));
  });
  afterAll(() => collector.close());

  test('are sent to the collector: requests, and in each its question and its statements', () => {
    const spans = collector.spans();
    const request = spans.find(({ name }) => name === 'POST /v1/games/:id/range-of');
    expect(request?.attributes).toMatchObject({ 'url.path': '/v1/games/secret/range-of' });
    const within = spans.filter(({ traceId }) => traceId === request?.traceId).filter((span) => span !== request);
    const attributes = within.find(({ name }) => name === 'question rangeOf')?.attributes;
    expect(attributes).toEqual({ 'rangefinder.question': 'rangeOf', 'rangefinder.door': 'rest' });
    const statement = within.find(({ attributes }) => 'db.statement' in attributes || 'db.query.text' in attributes);
    expect(JSON.stringify(statement?.attributes)).toContain('games');
    expect(within.every(({ parentSpanId }) => parentSpanId)).toBe(true);
  });

  test('go on with the trace that a request belongs to', () => {
    const request = collector.spans().find(({ name }) => name === 'GET /v1/editions');
    expect([request?.traceId, request?.parentSpanId]).toEqual([TRACE, 'b7ad6b7169203331']);
  });

  test('are named by the lines of the log that belong to them', () => {
    const requests = lines.filter(({ msg, req }) => msg === 'request' && !/livez|readyz/.test(req?.path ?? ''));
    const known = new Set(collector.spans().map(({ traceId }) => traceId));
    expect(requests.length).toBeGreaterThan(7);
    expect(requests.filter(({ trace_id: trace }) => !trace || !known.has(trace))).toEqual([]);
    expect(requests.find(({ req }) => req?.path === '/v1/editions')?.trace_id).toBe(TRACE);
    expect(lines.some(({ msg, trace_id: trace }) => msg !== 'request' && !trace)).toBe(true);
  });

  test('tell of questions over GraphQL, too, not of health checks, and hold no secret, no cookie, no body', () => {
    expect(collector.spans().map(({ attributes }) => attributes['rangefinder.door'])).toContain('graphql');
    expect(collector.received()).not.toContain('/livez');
    expectNoSecretIn(collector.received());
  });
});

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const NODE_OPTIONS = '--import=./test/http/operation/tell-modules.js';
  const server = await startServerProcess({ ...standard, NODE_OPTIONS });
  await fetch(`${server.url}/livez`);
  await server.stop();
  const [, modules = ''] = /MODULES (.*)/.exec(server.said.out + server.said.err) ?? [];
  expect(modules).toContain('pg-pool');
  expect(modules).not.toMatch(/@opentelemetry/);
});
