import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { errorCodes, typeOf } from '../../../src/http/errors/error-codes.js';
import { serve, type Reply } from '../../http/server.js';

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
const by = (method: string, path: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(`${server.url}${path}`, { method }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const headers = new Headers(
          Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
        );
        resolve({ status: response.statusCode ?? 0, headers, body: text ? JSON.parse(text) : null });
      });
    });
    sent.on('error', reject).end();
  });

/** What a connection answers to bytes that no client would send. */
const raw = (bytes: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const [line = '', ...lines] = head.split('\r\n');
      const headers = new Headers(
        lines.map((each): [string, string] => [each.split(': ')[0] ?? '', each.split(': ')[1] ?? '']),
      );
      resolve({ status: Number(line.split(' ')[1]), headers, body: JSON.parse(body) });
    });
  });

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

interface OpenApi {
  readonly paths: Record<string, Record<string, unknown>>;
}

describe('405', () => {
  test('for every path by every method that it does not have, with the methods that it has', async () => {
    const { paths } = (await server.get('/v1/openapi.json')).body as OpenApi;
    const wrong = Object.entries(paths).flatMap(([path, item]) =>
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

describe('OPTIONS and HEAD', () => {
  test('OPTIONS tells what a path can do', async () => {
    const reply = await by('OPTIONS', '/v1/games');
    expect([reply.status, reply.headers.get('allow'), reply.body]).toEqual([204, 'GET, HEAD, OPTIONS, POST', null]);
  });

  test('OPTIONS of a path that there is not is 404', async () =>
    expectProblem(await by('OPTIONS', '/v1/nothing'), 404, 'NOT_FOUND'));

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
  });

  test.each(['[]', '"text"', '1', 'null'])('%s is JSON, but no object', async (body) =>
    expectProblem(await server.post('/v1/game-states', body), 400, 'BAD_USER_INPUT'),
  );

  test('no body at all', async () => expectProblem(await by('POST', '/v1/game-states'), 400, 'BAD_USER_INPUT'));
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
    expect(reply.body.detail).toContain('%');
  });

  test.each([
    ['one part', 16_100],
    ['the whole', 20_000],
  ])('that are too long: %s', async (_, length) =>
    expectProblem(await by('GET', `/v1/game-states/${'a'.repeat(length)}`), 413, 'PAYLOAD_TOO_LARGE'),
  );
});

describe('representations', () => {
  const state = { players: [{ id: 'ann' }, { id: 'bob' }] };

  test.each(['text/csv', 'application/xml, text/*;q=0.5', 'application/json;q=0'])('Accept: %s', async (accept) => {
    const reply = await server.post('/v1/game-states', { state }, { accept });
    expectProblem(reply, 406, 'NOT_ACCEPTABLE');
    expect(reply.body.detail).toContain('application/json');
  });

  test.each(['*/*', 'application/*', 'text/html, application/json;q=0.1', 'text/html,*/*;q=0.8'])(
    'Accept: %s is met',
    async (accept) => expect((await server.post('/v1/game-states', { state }, { accept })).status).toBe(200),
  );

  test.each(['text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a body of %s',
    async (type) => {
      const reply = await server.post('/v1/game-states/ranges', '{}', { 'content-type': type });
      expectProblem(reply, 415, 'UNSUPPORTED_MEDIA_TYPE');
      expect(reply.body.detail).toContain(type);
    },
  );

  test('a compressed body', async () =>
    expectProblem(
      await server.post('/v1/game-states', '{}', { 'content-encoding': 'gzip' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ));

  test('a body that is too large', async () => {
    const reply = await server.post('/v1/game-states', `{"a":"${'x'.repeat(11_000_000)}"}`);
    expectProblem(reply, 413, 'PAYLOAD_TOO_LARGE');
    expect(reply.body.detail).toContain('10485760');
  });
});

describe('what a problem names as its type is a page about its code', () => {
  test.each(Object.entries(errorCodes))('%s', async (code, { status }) => {
    const response = await fetch(`${server.url}${typeOf(code)}`, { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const text = await response.text();
    expect(text).toContain(`<h1><code>${code}</code></h1>`);
    expect(text).toContain(String(status));
    expect(await (await fetch(`${server.url}/docs/errors`)).text()).toContain(`href="${typeOf(code)}"`);
  });
});

describe('what is no HTTP', () => {
  test('at all', async () => {
    const reply = await raw('hello\r\n\r\n');
    expectProblem(reply, 400, 'BAD_USER_INPUT');
    expect(reply.headers.get('connection')).toBe('close');
  });

  test('with headers that are too large', async () =>
    expectProblem(
      await raw(`GET /v1/games HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`),
      413,
      'PAYLOAD_TOO_LARGE',
    ));

  test('but a version that is not', async () => {
    const reply = await raw('GET /v1/games HTTP/9.9\r\nHost: a\r\n\r\n');
    expectProblem(reply, 400, 'BAD_USER_INPUT');
  });
});
