import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { catalogue, formOf } from '../../../src/questions/catalogue/catalogue.js';
import { pathOf } from '../../../src/questions/catalogue/question.js';
import { serve, send, type Reply } from '../../http/server.js';
import { until } from '../../until.js';

const server = await serve();
const LINES = 'application/x-ndjson';
const path = '/v1/questions/range-of/batch';

const batch = (body: unknown, headers = {}, name = 'range-of'): Promise<Reply> =>
  server.post(`/v1/questions/${name}/batch`, body, headers);
const lines = (texts: readonly string[], headers = {}): Promise<Reply> =>
  batch(texts.join('\n'), { 'content-type': LINES, ...headers });
const linesIn = ({ body }: Reply): readonly any[] =>
  String(body)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const table = (players: number, id = 'p') => ({
  players: Array.from({ length: players }, (_, index) => ({ id: `${id}${index}` })),
});
const item = (players: number) => ({ state: table(players), player: 'p0' });
const single = async (body: unknown): Promise<any> => (await server.post('/v1/game-states/range-of', body)).body;
const withoutId = (problem: any): object => ({ ...problem, requestId: 'an id' });

describe('a batch of questions', () => {
  test('is answered in order, each as the single question is, however its table is told', async () => {
    const { code } = (await server.post('/v1/game-states', { state: table(3) })).body;
    const asked = [item(2), { text: 'p0*:\np1:\np2:', player: 'p0' }, { code, player: 'p2' }];
    const { status, headers, body } = await batch({ items: asked });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(body).toEqual({ items: await Promise.all(asked.map(single)) });
    const [, text, coded] = body.items;
    expect([text.players.length, coded.players.length]).toEqual([3, 3]);
  });

  test('loses a bad item alone, in whose place stands the problem of the single question', async () => {
    const bad = [
      {},
      { ...item(2), player: 'zoe' },
      { ...item(2), nothing: 'like it' },
      { state: { players: 7 }, player: 'p0' },
      { ...item(2), suppose: [{ turnBegins: { player: 'zoe' } }] },
      { ...item(2), text: 'p0*:', code: '1' },
      { code: '1nothing', player: 'p0' },
      [],
    ];
    const { body } = await batch({ items: bad.flatMap((each) => [each, item(3)]) });
    const answer = await single(item(3));
    const problems = await Promise.all(bad.map(single));
    expect(problems.map(({ status }) => status)).toEqual(bad.map(() => 400));
    expect(body.items.map((each: any) => (each.requestId ? withoutId(each) : each))).toEqual(
      problems.flatMap((each) => [withoutId(each), answer]),
    );
  });

  test('names the request in its problems', async () => {
    const { body } = await batch({ items: [{}] }, { 'x-request-id': 'the-batch' });
    expect(body.items[0].requestId).toBe('the-batch');
  });

  test.each([
    ['an item that is not JSON', '{"a":', { code: 'BAD_USER_INPUT', detail: expect.stringContaining('valid JSON') }],
    ['a field that pollutes', '{"__proto__":{}}', { code: 'BAD_USER_INPUT' }],
    ['an item nested too deep', `${'['.repeat(70)}${']'.repeat(70)}`, { code: 'BAD_USER_INPUT' }],
  ])('%s is lost alone, as a line', async (_, bad, problem) => {
    const good = JSON.stringify(item(2));
    const found = linesIn(await lines([good, bad, good]));
    expect(found).toEqual([await single(item(2)), expect.objectContaining(problem), await single(item(2))]);
  });

  test('an item that is not JSON is lost alone in a list, too', async () => {
    const good = JSON.stringify(item(2));
    const found = await batch(`{"items": [${good}, {nothing: "]}"}, , {nothing], ${good}]}`);
    const problem = expect.objectContaining({ status: 400 });
    expect(found.body.items).toEqual([await single(item(2)), problem, problem, problem, await single(item(2))]);
  });

  test.each(catalogue.map((question) => [pathOf(question), question.name] as const))('asks %s', async (name, of) => {
    const { state, asked } = formOf(of).example;
    const answer = (await server.post(`/v1/game-states/${name}`, { state, ...asked })).body;
    expect((await batch({ items: [{ state, ...asked }] }, {}, name)).body).toEqual({ items: [answer] });
  });
});

describe('the body of a batch', () => {
  test.each([
    ['NDJSON for NDJSON', LINES, undefined, LINES],
    ['JSON for JSON', 'application/json', undefined, 'application/json'],
    ['JSON for NDJSON, where that is accepted', LINES, 'application/json', 'application/json'],
    ['NDJSON for JSON, where that is accepted', 'application/json', LINES, LINES],
    ['what was sent, where anything is accepted', LINES, '*/*', LINES],
  ])('is %s', async (_, type, accept, expected) => {
    const text = JSON.stringify(item(2));
    const body = type === LINES ? text : `{"items":[${text}]}`;
    const reply = await batch(body, { 'content-type': type, ...(accept && { accept }) });
    expect(reply.headers.get('content-type')).toBe(expected);
    expect(expected === LINES ? linesIn(reply) : reply.body.items).toEqual([await single(item(2))]);
  });

  test('may end without the end of a line, and hold empty ones', async () => {
    const text = JSON.stringify(item(2));
    expect(linesIn(await lines([text, '', ' ', `${text}\r`, text]))).toHaveLength(3);
    expect(linesIn(await lines([text, text, '']))).toHaveLength(2);
  });

  test('may hold no items', async () => {
    expect((await batch({ items: [] })).body).toEqual({ items: [] });
    expect(await batch({ items: [] }, { accept: LINES })).toMatchObject({ status: 200, body: null });
  });

  test.each<[string, unknown, string]>([
    ['nothing', '', 'application/json'],
    ['no lines', '\n \n', LINES],
    ['no text', '', LINES],
    ['a list', [item(2)], 'application/json'],
    ['more than items', { items: [], more: 1 }, 'application/json'],
    ['no list', { items: {} }, 'application/json'],
    ['a list that does not end', '{"items":[{}', 'application/json'],
    ['a text that does not end', '{"items":["', 'application/json'],
    ['1,001 items', { items: Array.from({ length: 1_001 }, () => ({})) }, 'application/json'],
    ['1,001 lines', '{}\n'.repeat(1_001), LINES],
  ])('is rejected where it holds %s', async (_, body, type) => {
    const refused = { status: 400, body: { code: 'BAD_USER_INPUT' } };
    expect(await batch(body, { 'content-type': type })).toMatchObject(refused);
  });

  test('is rejected where it is of another type, or too large', async () => {
    expect((await batch('a,b', { 'content-type': 'text/csv' })).status).toBe(415);
    expect((await batch('{}', { 'content-type': LINES, accept: 'text/csv' })).status).toBe(406);
    expect((await batch('x'.repeat(11_000_000), { 'content-type': LINES })).status).toBe(413);
    expect((await send(`${server.url}${path}`, 'POST')).status).toBe(400);
  });

  test('of an unknown question is rejected', async () =>
    expect(await batch({ items: [] }, {}, 'rangeOf')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } }));

  test('may hold 1,000 items', async () => {
    const { body } = await batch({ items: Array.from({ length: 1_000 }, (_, index) => item(2 + (index % 5))) });
    const expected = Array.from({ length: 1_000 }, (_, index) => 2 + (index % 5));
    expect(body.items.map(({ players }: any) => players.length)).toEqual(expected);
  });
});

test('each item counts as a request', async () => {
  const limited = await serve({ apiKey: 'a-key-of-the-batches-test', rates: { perMinute: 4 } });
  const { post } = await limited.withKey('ask');
  const { body } = await post(path, { items: Array.from({ length: 6 }, () => item(2)) });
  const limitedOnes = body.items.map(({ code }: any) => code);
  expect(limitedOnes).toEqual([undefined, undefined, undefined, undefined, 'RATE_LIMITED', 'RATE_LIMITED']);
});

describe('a client that does not read', () => {
  const asked = JSON.stringify({ ...item(120) });
  const begin = async (): Promise<IncomingMessage> => {
    const sent = request(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': LINES }, agent: false });
    sent.end(Array.from({ length: 1_000 }, () => asked).join('\n'));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  };
  const questions = async (): Promise<number> => {
    const counted = /^rangefinder_question_duration_seconds_count\{question="rangeOf",door="rest"\} (\d+)/m;
    return Number(counted.exec(String((await server.get('/metrics')).body))?.[1] ?? 0);
  };

  test('has no more answered than fits into the buffers, nobody waits, and the rest follows once it reads', async () => {
    const before = await questions();
    const response = await begin();
    response.pause();
    await until(async () => (await questions()) > before);
    let [last, answered] = [0, await questions()];
    await until(async () => {
      [last, answered] = [answered, await questions()];
      return last === answered;
    });
    expect(answered - before).toBeLessThan(1_000);
    expect((await server.post('/v1/game-states/range-of', item(2))).status).toBe(200);
    let length = 0;
    response.setEncoding('utf8').on('data', (text: string) => (length += text.split('\n').length - 1));
    response.resume();
    await once(response, 'end');
    expect(length).toBe(1_000);
  });

  test('and leaves in the middle has nothing more answered', async () => {
    const before = await questions();
    const response = await begin();
    response.destroy();
    let [last, answered] = [-1, await questions()];
    await until(async () => {
      [last, answered] = [answered, await questions()];
      return last === answered;
    });
    expect(answered - before).toBeLessThan(1_000);
    expect((await server.post('/v1/game-states/range-of', item(2))).status).toBe(200);
  });
});
