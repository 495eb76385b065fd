import { connect, type Socket } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { errorCodes, problemTypeOf } from '../../../src/http/errors/error-codes.js';
import { requested, serve, type Reply } from '../../http/server.js';

const server = await serve();

const expectProblem = (reply: Reply, status: number, code: string): void => {
  expect([reply.status, reply.body?.status, reply.body?.code]).toEqual([status, status, code]);
  expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(reply.body).toMatchObject({ type: `/docs/errors/${code.toLowerCase().replaceAll('_', '-')}` });
  expect(reply.body.title.length).toBeGreaterThan(3);
  expect(reply.body.detail.length).toBeGreaterThan(10);
  expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|\.js|\.ts|file:|\\n {4}at /);
  expect(reply.body.requestId).toBe(reply.headers.get('x-request-id') ?? reply.body.requestId);
};

/** By a method that fetch does not send. */
const by = async (method: string, path: string): Promise<Reply> => {
  const response = await requested(server.url + path, { method });
  const text = Buffer.concat(await response.toArray()).toString();
  const headers = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  return { status: response.statusCode ?? 0, headers, body: text ? JSON.parse(text) : null };
};

/** What a connection answers to bytes that no client would send. */
const raw = async (bytes: string, then?: (socket: Socket) => unknown): Promise<Reply> => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
    socket.write(bytes);
    then?.(socket);
  });
  const [head = '', body = ''] = (await socket.setEncoding('utf8').toArray()).join('').split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((each) => each.split(': ').slice(0, 2) as [string, string]));
  return { status: Number(line.split(' ')[1]), headers, body: JSON.parse(body) };
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

describe('405', () => {
  test('for every path by every method that it does not have, with the methods that it has', async () => {
    const { paths } = (await server.get('/v1/openapi.json')).body;
    const wrong = Object.entries<object>(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => !(method.toLowerCase() in item)).map((method) => ({ path, item, method })),
    );
    expect(wrong.length).toBeGreaterThan(300);
    for (const { path, item, method } of wrong) {
      const reply = await by(method, path.replaceAll(/\{\w+\}/g, 'any'));
      expectProblem(reply, 405, 'METHOD_NOT_ALLOWED');
      const allowed = Object.keys(item).map((each) => each.toUpperCase());
      const expected = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
      expect([method, path, reply.headers.get('allow')]).toEqual([method, path, expected.join(', ')]);
    }
  });

  test('of a question that is misspelt names the nearest one', async () => {
    const reply = await by('POST', '/v1/game-states/range-off');
    expectProblem(reply, 405, 'METHOD_NOT_ALLOWED');
    expect(reply.body.detail).toBe('There is no question "range-off": did you mean "range-of"?');
    const { body } = await by('POST', '/v1/game-states/any');
    expect(body.detail).toBe('/v1/game-states/{code} does not accept POST; use GET, HEAD, OPTIONS.');
  });

  test.each(['/livez', '/readyz', '/metrics', '/graphql'])('%s', async (path) => {
    const reply = await by('DELETE', path);
    expectProblem(reply, 405, 'METHOD_NOT_ALLOWED');
    expect(reply.headers.get('allow')).toContain('GET, HEAD');
  });
});

test.each(['nothing.js', '%2e%2e/index.html', '..%2f..%2fmain.js', 'x.js.br', ''])(
  'a file of the page that there is not, %s, is not found, and may not be written',
  async (name) => {
    for (const method of ['GET', 'HEAD']) expect((await by(method, `/assets/${name}`)).status).toBe(404);
    expect((await by('POST', '/assets/x.js')).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  },
);

describe('OPTIONS and HEAD', () => {
  test('OPTIONS tells what a path can do, and of one that there is not that it is not found', async () => {
    const reply = await by('OPTIONS', '/v1/games');
    expect([reply.status, reply.headers.get('allow'), reply.body]).toEqual([204, 'GET, HEAD, OPTIONS, POST', null]);
    expectProblem(await by('OPTIONS', '/v1/nothing'), 404, 'NOT_FOUND');
  });

  test('HEAD gives what GET gives, but the body', async () => {
    const [head, get] = await Promise.all(['HEAD', 'GET'].map((method) => by(method, '/v1/editions')));
    expect([head?.status, head?.body]).toEqual([200, null]);
    expect(head?.headers.get('content-length')).toBe(get?.headers.get('content-length'));
  });
});

describe('what is not JSON is refused with the place where it ceases to be', () => {
  test.each([
    ['{"state": }', 'Unexpected token'],
    ['{', "Expected property name or '}' in JSON at position 1 (line 1, column 2)"],
    ['{\n  "state": 1,\n}', 'line 3, column 1'],
    ['', 'empty'],
    ['{"__proto__": {}}', '__proto__'],
    ['{"constructor": {"prototype": {"admin": true}}}', 'constructor'],
    ['\u0000', 'JSON'],
  ])('%j', async (body, said) => {
    for (const path of ['/v1/game-states', '/v1/games', '/v1/games/any/events']) {
      const reply = await server.post(path, body);
      expectProblem(reply, 400, 'BAD_USER_INPUT');
      expect(reply.body.detail).toContain(said);
      expect(reply.body.problems).toEqual([{ path: [], message: reply.body.detail }]);
    }
    const { body: overGraphql } = await server.post('/graphql', body);
    expect(overGraphql.errors[0].message).toBe((await server.post('/v1/games', body)).body.detail);
  });

  test.each(['[]', '"text"', '1', 'null', undefined])('%s is no JSON object', async (body) => {
    const reply = await (body === undefined ? by('POST', '/v1/game-states') : server.post('/v1/game-states', body));
    expectProblem(reply, 400, 'BAD_USER_INPUT');
  });
});

describe('a request that takes no body', () => {
  const remove = (body?: string): Promise<Reply> =>
    server.request('DELETE', '/v1/games/without-body', body, { 'content-type': 'application/json' });

  test.each([undefined, '', ' ', '{}', ' { } '])('is answered as without one, whatever its type: %j', async (body) => {
    await server.post('/v1/games', { id: 'without-body', state: { players: [{ id: 'ann' }, { id: 'bob' }] } });
    expect((await remove(body)).status).toBe(204);
  });

  test.each(['{"expectedVersion": 3}', '[]', '3', '{', 'null'])('is refused with one: %s', async (body) => {
    const refused = await remove(body);
    expectProblem(refused, 400, 'BAD_USER_INPUT');
    expect(refused.body.detail).toBe('This request takes no body.');
  });

  test('is refused with a long one as fast', async () => {
    expectProblem(await remove(`${' '.repeat(900_000)}3`), 400, 'BAD_USER_INPUT');
  });
});

describe('addresses', () => {
  test('that are nothing', async () => {
    const reply = await server.get('/v1/nothing?here=1');
    expectProblem(reply, 404, 'NOT_FOUND');
    expect(reply.body.detail).toBe('Nothing is served at this address (GET).');
  });

  test.each(['/v1/games/%zz', '/v1/rules/%E0%A4%A'])('that are not well encoded: %s', async (path) => {
    const reply = await by('GET', path);
    expectProblem(reply, 400, 'BAD_USER_INPUT');
    const encoded = 'each % must be followed by two hexadecimal digits of UTF-8';
    expect(reply.body.detail).toBe(`The path is not valid: ${encoded}.`);
  });

  test.each([
    [16_100, 'A part of the path is too long.'],
    [20_000, 'The address and the headers are larger than 16 KiB together.'],
  ])('that are too long, in one part or as a whole: %i', async (length, detail) => {
    const reply = await by('GET', `/v1/game-states/${'a'.repeat(length)}`);
    expectProblem(reply, 413, 'PAYLOAD_TOO_LARGE');
    expect(reply.body.detail).toBe(detail);
  });
});

describe('representations', () => {
  const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
  const post = (body: unknown, headers = {}) => server.post('/v1/game-states', body, headers);

  test.each(['text/csv', 'application/xml, text/*;q=0.5', 'application/json;q=0'])('Accept: %s', async (accept) => {
    const reply = await post({ state }, { accept });
    expectProblem(reply, 406, 'NOT_ACCEPTABLE');
    expect(reply.body.detail).toContain('application/json');
  });

  test.each(['*/*', 'application/*', 'text/html, application/json;q=0.1', 'text/html,*/*;q=0.8'])(
    'Accept: %s is met',
    async (accept) => expect((await post({ state }, { accept })).status).toBe(200),
  );

  test.each(['text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a body of %s',
    async (type) => {
      const reply = await server.post('/v1/game-states/ranges', '{}', { 'content-type': type });
      expectProblem(reply, 415, 'UNSUPPORTED_MEDIA_TYPE');
      expect(reply.body.detail).toContain(type);
    },
  );

  test.each([
    [{}, 'a body without a content-type'],
    [{ 'content-type': `text/${'x'.repeat(195)}` }, `text/${'x'.repeat(195)}`],
    [{ 'content-type': `text/${'x'.repeat(196)}` }, `text/${'x'.repeat(195)}…`],
  ])('a body of a type that is told as far as there is one: %j', async (headers, told) => {
    const response = await requested(`${server.url}/v1/games`, { method: 'POST', headers, body: '{}' });
    const { detail } = JSON.parse(Buffer.concat(await response.toArray()).toString()) as { detail: string };
    expect([response.statusCode, detail]).toEqual([415, `Send application/json, not ${told}.`]);
  });

  test('a compressed body', async () =>
    expectProblem(await post('{}', { 'content-encoding': 'gzip' }), 415, 'UNSUPPORTED_MEDIA_TYPE'));

  test('a body that is too large', async () => {
    const reply = await post(`{"a":"${'x'.repeat(11_000_000)}"}`);
    expectProblem(reply, 413, 'PAYLOAD_TOO_LARGE');
    expect(reply.body.detail).toContain('10485760');
  });
});

test.each(Object.entries(errorCodes))(
  'what a problem names as its type is a page about its code: %s',
  async (code, { status, title, when, whatToDo }) => {
    for (const told of [title, when, whatToDo]) expect(told).toMatch(/^[`\w].{3,}[`\w]\.?$/s);
    const page = await server.get(problemTypeOf(code), { accept: 'text/html' });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`<h1><code>${code}</code></h1>`);
    expect(page.body).toContain(String(status));
    expect((await server.get('/docs/errors')).body).toContain(`href="${problemTypeOf(code)}"`);
  },
);

test.each([
  ['at all', 'hello\r\n\r\n', 400, 'BAD_USER_INPUT'],
  ['for its headers are too large', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 413, 'PAYLOAD_TOO_LARGE'],
  ['of a version that there is', 'GET /v1/games HTTP/9.9\r\nHost: a\r\n\r\n', 400, 'BAD_USER_INPUT'],
])('what is no HTTP %s', async (_, bytes, status, code) => {
  const reply = await raw(bytes);
  expectProblem(reply, status, code);
  expect(reply.headers.get('connection')).toBe('close');
});

test('a request that ends early is told so', async () => {
  const head = 'POST /v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  for (const rest of ['Content-Length: 99\r\n\r\n{', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n']) {
    const reply = await raw(head + rest, (socket) => socket.end());
    expectProblem(reply, 400, 'BAD_USER_INPUT');
    expect(reply.body.detail).toBe('The connection was closed before the whole request had arrived.');
  }
});
