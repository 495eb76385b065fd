import { describe, expect, test } from '@jest/globals';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { until } from '../../until.js';
import { requested, serve } from '../server.js';

const server = await serve({ apiKey: 'a-key-of-metrics-test' });
const other = await serve();

const metrics = async (of = other): Promise<string> => (await of.get('/metrics')).body as string;

/** The value of the one series with that name and those labels; 0 where there is none yet. */
const valueOf = (text: string, name: string, labels: Readonly<Record<string, string>> = {}): number => {
  const found = text.split('\n').filter((line) => {
    const [own, ...rest] = line.split(' ')[0]?.split('{') ?? [];
    return own === name && Object.entries(labels).every(([key, value]) => rest.join().includes(`${key}="${value}"`));
  });
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

const state = { players: [{ id: 'ann' }, { id: 'bob' }] };

describe('/metrics', () => {
  test('needs no key and is what Prometheus reads', async () => {
    const { status, headers, body } = await server.get('/metrics');
    const type = expect.stringMatching(/^text\/plain; version=0\.0\.4/);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    const lines = (body as string).split('\n').filter((line) => line && !line.startsWith('#'));
    expect(lines.filter((line) => !/^[a-z_]\w*(\{(\w+="[^"]*",?)+\})? [-+\d.eINFNa]+$/.test(line))).toEqual([]);
  });

  test('counts requests by route, method and class of status, in seconds', async () => {
    const name = 'rangefinder_http_request_duration_seconds';
    const labels = { route: '/v1/game-states/range-of', method: 'POST' };
    const before = await metrics();
    const start = performance.now();
    for (const player of ['ann', 'zoe']) await other.post('/v1/game-states/range-of', { state, player });
    const after = await metrics();
    const elapsed = performance.now() - start;
    const grown = (series: string, of: object) =>
      valueOf(after, `${name}_${series}`, { ...labels, ...of }) -
      valueOf(before, `${name}_${series}`, { ...labels, ...of });
    for (const status of ['2xx', '4xx']) expect(grown('count', { status })).toBe(1);
    const took = grown('sum', {});
    expect(took).toBeGreaterThan(0);
    // In milliseconds it would be a thousand times as much.
    expect(took).toBeLessThan(elapsed / 1_000);
  });

  test.each([
    ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => [method, method]),
    ...['TRACE', 'PROPFIND'].map((method) => [method, 'OTHER']),
  ])('counts %s as %s', async (method, counted) => {
    const labels = { route: 'unmatched', method: counted };
    const count = async () => valueOf(await metrics(), 'rangefinder_http_request_duration_seconds_count', labels);
    const before = await count();
    await requested(`${other.url}/v1/nothing`, { method });
    await until(async () => (await count()) === before + 1);
  });

  test.each([
    ['rangefinder_question_duration_seconds', 0.000_1, 5],
    ['rangefinder_http_request_duration_seconds', 0.001, 10],
  ])('tells times of %s from %d to %d seconds in steps of a tenth at most', async (name, least, most) => {
    await other.post('/v1/game-states/ranges', { state });
    const limits = [...(await metrics()).matchAll(new RegExp(`^${name}_bucket{le="([\\d.]+)"`, 'gm'))];
    const buckets = [...new Set(limits.map(([, limit]) => Number(limit)))];
    expect([buckets[0], buckets.at(-1)]).toEqual([least, most]);
    for (const [index, bucket] of buckets.slice(1).entries())
      expect(bucket / (buckets[index] ?? 0)).toBeLessThanOrEqual(10);
  });

  test('counts a question that was never refused as that', async () => {
    await other.post('/v1/game-states/ranges', { state });
    expect(await metrics()).toMatch(/^rangefinder_questions_refused_total\{question="ranges",door="rest"\} 0$/m);
  });

  test('counts questions by name at both doors, and those that are refused', async () => {
    const count = 'rangefinder_question_duration_seconds_count';
    const refused = 'rangefinder_questions_refused_total';
    const before = await metrics();
    await other.post('/v1/game-states/ranges', { state });
    await other.post('/v1/game-states/range-of', { state, player: 'zoe' });
    const document =
      'query ($of: GameStateInput!, $p: ID!) { gameState(of: $of) { ranges { seats } rangeOf(player: $p) { seats } } }';
    await other.query(document, { of: state, p: 'ann' });
    await other.query(document, { of: state, p: 'zoe' });
    const after = await metrics();
    const grown = (name: string, question: string, door: string) =>
      valueOf(after, name, { question, door }) - valueOf(before, name, { question, door });
    const ranges = [grown(count, 'ranges', 'rest'), grown(count, 'ranges', 'graphql')];
    expect([...ranges, grown(count, 'rangeOf', 'graphql')]).toEqual([1, 2, 2]);
    const doors = ['rest', 'graphql'];
    expect(doors.map((door) => grown(refused, 'rangeOf', door))).toEqual([1, 1]);
    expect(doors.map((door) => grown(refused, 'ranges', door))).toEqual([0, 0]);
  });

  test('has no more series after addresses, methods and ids that nobody foresaw', async () => {
    // Which timers and handles Node holds differs from moment to moment.
    const lines = async () => (await metrics()).split('\n').filter((line) => !line.startsWith('nodejs_active_'));
    const names = async () => new Set((await lines()).map((line) => line.split(' ')[0]));
    const ask = async (suffix: string) => {
      for (const path of ['/v1/nothing', '/v1/games/none']) await other.get(path + suffix);
    };
    await ask('');
    const before = await names();
    for (let index = 0; index < 50; index += 1) await ask(`-${index}`);
    const after = await names();
    expect([...after].filter((name) => !before.has(name))).toEqual([]);
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

  test('tells of every kind of collecting garbage from the start', async () => {
    const text = await metrics();
    const kinds = [...text.matchAll(/^nodejs_gc_duration_seconds_sum{kind="(\w+)"}/gm)].map(([, kind]) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['major', 'minor', 'incremental', 'weakcb']));
  });

  test('tells of the connections to the database', async () => {
    await other.get('/v1/games');
    const text = await metrics();
    const of = (state: string) => valueOf(text, 'rangefinder_database_connections', { pool: 'writing', state });
    expect(of('most')).toBe(8);
    expect(of('total')).toBeGreaterThanOrEqual(1);
    expect(of('idle')).toBeLessThanOrEqual(of('total'));
    expect(valueOf(text, 'rangefinder_ready')).toBe(1);
  });

  test('belongs to one server: another one in the same process counts for itself', async () => {
    const labels = { route: '/v1/editions' };
    const name = 'rangefinder_http_request_duration_seconds_count';
    await other.get('/v1/editions');
    expect(valueOf(await metrics(other), name, labels)).toBeGreaterThan(0);
    expect(valueOf(await metrics(server), name, labels)).toBe(0);
  });
});

describe('request ids', () => {
  const idOf = async (headers = {}) => (await other.get('/livez', headers)).headers.get('x-request-id');

  test('are made where none came, and differ', async () => {
    const id = await idOf();
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf()).not.toBe(id);
  });

  test('that came are kept, in problems as well', async () => {
    const reply = await other.get('/v1/games/none', { 'x-request-id': 'proxy:4711' });
    expect([reply.headers.get('x-request-id'), reply.body.requestId]).toEqual(['proxy:4711', 'proxy:4711']);
  });

  test.each(['', 'with blank', 'x'.repeat(129), '"quoted"', '{"level":60}'])(
    'that are none are replaced: %s',
    async (id) => expect(await idOf({ 'x-request-id': id })).toMatch(/^[\da-f-]{36}$/),
  );
});
