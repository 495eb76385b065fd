import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { send, type Reply, serve } from '../../http/server.js';
import { openApi, operationsOf, resolved, type Located } from './open-api.js';

const KEY = 'a-key-of-the-errors-test';
const document = await openApi();
const operations = operationsOf(document);

const ajv = formats.default(new Ajv2020({ strict: false }));
ajv.addSchema({ $id: 'document', components: document.components });
const isProblem = ajv.compile({ $ref: 'document#/components/schemas/Problem' });

const server = await serve({ apiKey: KEY });

type Headers = Readonly<Record<string, string>>;

const ask = ({ path, method, parameters = [] }: Located, body: unknown, headers: Headers, named?: string) => {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { example } = parameters.find((each) => each.name === name) ?? {};
    return encodeURIComponent(String(named ?? example));
  });
  const sent = method === 'GET' || method === 'DELETE' ? undefined : body;
  return send(`${server.url}${address}`, method, sent, { authorization: `Bearer ${KEY}`, ...headers });
};

const exampleOf = ({ requestBody }: Located): unknown => requestBody?.content['application/json']?.example;

/** The error is the one that is meant, a problem, and told of by the operation's responses. */
const expectDocumented = (operation: Located, reply: Reply, status: number): void => {
  const { operationId, responses } = operation;
  expect([operationId, reply.status, reply.body?.detail]).toEqual([operationId, status, expect.any(String)]);
  expect([operationId, isProblem(reply.body)]).toEqual([operationId, true]);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
  const { description = '', content = {} } = resolved(document, responses[String(status)] ?? {});
  expect([operationId, description]).toEqual([operationId, expect.stringContaining(String(reply.body.code))]);
  const { example } = content['application/problem+json'] ?? {};
  const { title, type } = example as { title: string; type: string };
  if (description.split(':').length === 2) expect([reply.body.title, reply.body.type]).toEqual([title, type]);
};

const each = (test: (operation: Located) => boolean): readonly Located[] => {
  const found = operations.filter(test);
  expect(found.length).toBeGreaterThan(1);
  return found;
};
const takesBody = ({ requestBody }: Located) => requestBody !== undefined;

describe('every operation tells of the errors that it gives', () => {
  test('without a key', async () => {
    for (const operation of operations)
      expectDocumented(operation, await ask(operation, exampleOf(operation), { authorization: '' }), 401);
  });

  test('with a key that may not do it', async () => {
    const writing = each((operation) => (operation as { 'x-scope'?: string })['x-scope'] === 'write');
    const { authorization } = await server.withKey('read', 'local');
    for (const operation of writing)
      expectDocumented(operation, await ask(operation, exampleOf(operation), { authorization }), 403);
  });

  test('when nothing fits what is accepted', async () => {
    const answering = each(({ responses }) =>
      Object.entries(responses).some(([status, { content }]) => status < '300' && content !== undefined),
    );
    for (const operation of answering)
      expectDocumented(operation, await ask(operation, exampleOf(operation), { accept: 'video/mp4' }), 406);
  });

  test('when the body is no JSON, of another type, or makes no sense', async () => {
    for (const operation of each(takesBody)) {
      expectDocumented(operation, await ask(operation, '{', {}), 400);
      expectDocumented(operation, await ask(operation, { nothing: 'like it' }, {}), 400);
      expectDocumented(operation, await ask(operation, 'a,b', { 'content-type': 'text/csv' }), 415);
    }
  });

  test('when there is no such game', async () => {
    for (const operation of each(({ path }) => path.startsWith('/v1/games/{id}')))
      expectDocumented(operation, await ask(operation, exampleOf(operation), { 'if-match': '*' }, 'none'), 404);
  });

  test('when the body is too large', async () => {
    const [operation] = each(takesBody);
    if (operation) expectDocumented(operation, await ask(operation, `"${'x'.repeat(11_000_000)}"`, {}), 413);
  });

  test('when a game is not as expected', async () => {
    const operation = (id: string) => operations.find((each) => each.operationId === id);
    const [create, record] = [operation('createGame'), operation('recordEvents')];
    if (!create || !record) throw new Error('createGame and recordEvents are missing.');
    expect((await ask(create, exampleOf(create), {})).status).toBe(201);
    expectDocumented(create, await ask(create, exampleOf(create), {}), 409);
    const illegal = { events: [{ turnBegins: { player: 'cat' } }] };
    expectDocumented(record, await ask(record, illegal, {}), 409);
    for (const operation of each(({ parameters }) => parameters?.some(({ name }) => name === 'If-Match') ?? false))
      if (operation.path.startsWith('/v1/games/'))
        expectDocumented(operation, await ask(operation, exampleOf(operation), { 'if-match': '"99"' }), 412);
    const key = { 'idempotency-key': 'one-key' };
    expect((await ask(record, exampleOf(record), key)).status).toBe(200);
    expectDocumented(record, await ask(record, illegal, key), 422);
  });
});
