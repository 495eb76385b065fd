import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { query, send, startServer, type TestServer } from '../server.js';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  [server, other] = await Promise.all([startServer({ apiKey: 'a-key-of-metrics-test' }), startServer()]);
});
afterAll(() => Promise.all([server.close(), other.close()]));

const metrics = async ({ url }: TestServer = other): Promise<string> => (await fetch(`${url}/metrics`)).text();

/** The value of the one series with that name and those labels; 0 where there is none yet. */
const valueOf = (text: string, name: string, labels: Readonly<Record<string, string>> = {}): number => {
  const found = text.split('\n').filter((line) => {
    const [series = ''] = line.split(' ');
    const [own, ...rest] = series.split('{');
    return (
      own === name && Object.entries(labels).every(([label, value]) => rest.join().includes(`${label}="${value}"`))
    );
  });
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

const state = { players: [{ id: 'ann' }, { id: 'bob' }] };

describe('/metrics', () => {
  test('needs no key and is what Prometheus reads', async () => {
    const response = await fetch(`${server.url}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
    expect(lines.filter((line) => !/^[a-z_]\w*(\{(\w+="[^"]*",?)+\})? [-+\d.eINFNa]+$/.test(line))).toEqual([]);
  });

  test('counts requests by route, method and class of status, in seconds', async () => {
    const name = 'rangefinder_http_request_duration_seconds';
    const labels = { route: '/v1/game-states/range-of', method: 'POST' };
    const before = await metrics();
    const start = performance.now();
    await send(`${other.url}/v1/game-states/range-of`, 'POST', { state, player: 'ann' });
    await send(`${other.url}/v1/game-states/range-of`, 'POST', { state, player: 'zoe' });
    const after = await metrics();
    const elapsed = performance.now() - start;
    for (const status of ['2xx', '4xx'])
      expect(
        valueOf(after, `${name}_count`, { ...labels, status }) -
          valueOf(before, `${name}_count`, { ...labels, status }),
      ).toBe(1);
    const took = valueOf(after, `${name}_sum`, labels) - valueOf(before, `${name}_sum`, labels);
    expect(took).toBeGreaterThan(0);
    // In milliseconds it would be a thousand times as much.
    expect(took).toBeLessThan(elapsed / 1_000);
  });

  test('counts questions by name at both doors, and those that are refused', async () => {
    const count = 'rangefinder_question_duration_seconds_count';
    const refused = 'rangefinder_questions_refused_total';
    const before = await metrics();
    await send(`${other.url}/v1/game-states/ranges`, 'POST', { state });
    await send(`${other.url}/v1/game-states/range-of`, 'POST', { state, player: 'zoe' });
    const document =
      'query ($of: GameStateInput!, $p: ID!) { gameState(of: $of) { ranges { seats } rangeOf(player: $p) { seats } } }';
    await query(other.url, document, { of: state, p: 'ann' });
    await query(other.url, document, { of: state, p: 'zoe' });
    const after = await metrics();
    const grown = (name: string, question: string, door: string) =>
      valueOf(after, name, { question, door }) - valueOf(before, name, { question, door });
    expect(grown(count, 'ranges', 'rest')).toBe(1);
    expect(grown(count, 'ranges', 'graphql')).toBe(2);
    expect(grown(count, 'rangeOf', 'graphql')).toBe(2);
    expect([grown(refused, 'rangeOf', 'rest'), grown(refused, 'rangeOf', 'graphql')]).toEqual([1, 1]);
    expect([grown(refused, 'ranges', 'rest'), grown(refused, 'ranges', 'graphql')]).toEqual([0, 0]);
  });

  test('has no more series after addresses, methods and ids that nobody foresaw', async () => {
    const names = async () => new Set((await metrics()).split('\n').map((line) => line.split(' ')[0]));
    await fetch(`${other.url}/v1/nothing`);
    await fetch(`${other.url}/v1/games/none`);
    const before = await names();
    for (let index = 0; index < 50; index += 1) {
      await fetch(`${other.url}/v1/nothing-${index}`);
      await fetch(`${other.url}/v1/games/none-${index}`);
    }
    const after = await names();
    const isOfProcess = (name = '') => name.startsWith('nodejs_gc');
    expect([...after].filter((name) => !before.has(name) && !isOfProcess(name))).toEqual([]);
    expect([...after].some((name) => name?.includes('none-'))).toBe(false);
  });

  test('names questions by the catalogue and nothing else', async () => {
    const named = [...(await metrics()).matchAll(/question="(\w+)"/g)].map(([, name]) => name);
    const known = new Set<string>(catalogue.map(({ name }) => name));
    expect(named.filter((name) => !known.has(name ?? ''))).toEqual([]);
  });

  test.each([
    'rangefinder_ready',
    'rangefinder_database_connections',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
  ])('tells of %s', async (name) => expect(await metrics()).toContain(`\n${name}`));

  test('tells of the connections to the database', async () => {
    await send(`${other.url}/v1/games`, 'GET');
    const text = await metrics();
    const of = (state: string) => valueOf(text, 'rangefinder_database_connections', { pool: 'writing', state });
    expect(of('most')).toBe(10);
    expect(of('total')).toBeGreaterThanOrEqual(1);
    expect(of('idle')).toBeLessThanOrEqual(of('total'));
    expect(valueOf(text, 'rangefinder_ready')).toBe(1);
  });

  test('belongs to one server: another one in the same process counts for itself', async () => {
    const labels = { route: '/v1/editions' };
    const name = 'rangefinder_http_request_duration_seconds_count';
    await fetch(`${other.url}/v1/editions`);
    expect(valueOf(await metrics(other), name, labels)).toBeGreaterThan(0);
    expect(valueOf(await metrics(server), name, labels)).toBe(0);
  });
});

describe('request ids', () => {
  test('are made where none came, and differ', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await fetch(`${other.url}/livez`)).headers.get('x-request-id')),
    );
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('that came are kept, in problems as well', async () => {
    const reply = await send(`${other.url}/v1/games/none`, 'GET', undefined, { 'x-request-id': 'proxy:4711' });
    expect([reply.headers.get('x-request-id'), reply.body.requestId]).toEqual(['proxy:4711', 'proxy:4711']);
  });

  test.each(['', 'with blank', 'x'.repeat(129), '"quoted"', '{"level":60}'])(
    'that are none are replaced: %s',
    async (id) => {
      const { headers } = await fetch(`${other.url}/livez`, { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
