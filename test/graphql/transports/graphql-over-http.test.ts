import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { editions } from '../../../src/domain/rulebook/editions.js';
import { send, startServer, type TestServer } from '../../http/server.js';

const shapes = '{ editions { edition } }';
const idOf = (document: string): string => createHash('sha256').update(document).digest('hex');

describe('GraphQL over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const audits = serverAudits({ url: () => `${server.url}/graphql` });

  test('there are 61 audits', () => expect(audits).toHaveLength(61));

  test.each(audits.map(({ id, name, fn }) => [id, name, fn] as const))('%s %s', async (_, __, audit) => {
    const result = await audit();
    expect(result).toMatchObject({ status: 'ok' });
  });

  const asking = (query: string, accept: string, method = 'POST') =>
    method === 'POST'
      ? send(`${server.url}/graphql`, 'POST', { query }, { accept })
      : send(`${server.url}/graphql?${new URLSearchParams({ query }).toString()}`, 'GET', undefined, { accept });

  describe.each(['POST', 'GET'])('by %s', (method) => {
    test.each([
      ['{', 'GRAPHQL_PARSE_FAILED'],
      ['{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
      ['query ($id: ID!) { game(id: $id) { id } }', 'BAD_USER_INPUT'],
    ])('%s is 400, but 200 for who takes nothing but application/json', async (query, code) => {
      const own = await asking(query, 'application/graphql-response+json', method);
      const plain = await asking(query, 'application/json', method);
      expect([own.status, plain.status]).toEqual([400, 200]);
      expect(plain.body).toEqual(own.body);
      expect(own.body.errors[0].extensions.code).toBe(code);
    });

    test('what oversteps a limit is 400 for everybody', async () => {
      const query = `{ ${Array.from({ length: 101 }, (_, index) => `e${index}: editions { edition }`).join(' ')} }`;
      for (const accept of ['application/json', 'application/graphql-response+json', '*/*']) {
        const { status, body } = await asking(query, accept, method);
        expect([status, body.errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
      }
    });
  });

  test.each([
    [{ query: 7 }, 'BAD_REQUEST'],
    [{ query: '{' }, 'GRAPHQL_PARSE_FAILED'],
    [{ query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [{ query: shapes, operationName: 'none' }, 'OPERATION_RESOLUTION_FAILURE'],
    [
      { extensions: { persistedQuery: { version: 1, sha256Hash: idOf('{ variants { variant } }') } } },
      'PERSISTED_QUERY_NOT_FOUND',
    ],
  ])('the page of errors names the code of %j', async (asked, code) => {
    const { body } = await send(`${server.url}/graphql`, 'POST', asked);
    expect(body.errors[0].extensions.code).toBe(code);
    expect(await (await fetch(`${server.url}/docs/errors`)).text()).toContain(`<code>${code}</code>`);
  });

  test('a change is not made by GET', async () => {
    const { status, headers } = await asking('mutation { deleteGame(id: "x") }', 'application/json', 'GET');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('several operations in one request are refused', async () => {
    const { status, body } = await send(`${server.url}/graphql`, 'POST', [{ query: shapes }, { query: shapes }]);
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('the schema and the page to try it are there', async () => {
    const schema = await asking('{ __schema { queryType { name } } }', 'application/json');
    expect(schema.body.data.__schema.queryType.name).toBe('Query');
    const page = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('no other page is ever served there', async () => {
    const page = await fetch(`${server.url}/graphql?a=b`, { headers: { accept: 'text/html,*/*' } });
    expect(page.headers.get('content-type')).not.toContain('html');
  });
});

test('a Host header that names no host is refused', async () => {
  const authorization = 'Bearer sixteen-signs-16';
  const server = await startServer({ apiKey: 'sixteen-signs-16' });
  const url = `${server.url}/graphql?query=${encodeURIComponent(shapes)}`;
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      get(url, { headers: { host, authorization } }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
    });
  expect([await statusFor('rangefinder'), await statusFor('a b')]).toEqual([200, 400]);
  await server.close();
});

describe('a server that keeps its schema to itself', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ graphql: { introspection: false, graphiql: false } });
  });
  afterAll(() => server.close());

  test.each(['{ __schema { queryType { name } } }', '{ __type(name: "Query") { name } }'])('%s', async (query) => {
    const { body } = await send(`${server.url}/graphql`, 'POST', { query });
    expect(body.errors[0].message).toContain('introspection has been disabled');
    expect(body.data).toBeUndefined();
  });

  test('what a thing is called may be asked all the same', async () => {
    const { body } = await send(`${server.url}/graphql`, 'POST', { query: '{ __typename }' });
    expect(body.data).toEqual({ __typename: 'Query' });
  });

  test('browsers get no page', async () => {
    const page = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(await page.text()).not.toContain('<html');
  });
});

describe('a server that runs trusted documents only', () => {
  const byVariable = 'query Rule($number: String!) { rule(number: $number) { number } }';
  let server: TestServer;
  beforeAll(async () => {
    const documents = { editions: shapes, [idOf(byVariable)]: byVariable };
    server = await startServer({ graphql: { trustedDocuments: JSON.stringify(documents) } });
  });
  afterAll(() => server.close());

  const post = (body: object) => send(`${server.url}/graphql`, 'POST', body);
  const getting = (parameters: Record<string, string>) =>
    send(`${server.url}/graphql?${new URLSearchParams(parameters).toString()}`, 'GET');
  const persisted = (document: string) => ({ persistedQuery: { version: 1, sha256Hash: idOf(document) } });
  const variables = { number: '801.5c' };

  test.each([
    ['by its id', { documentId: 'editions' }],
    ['by its hash', { documentId: `sha256:${idOf(shapes)}` }],
    ['by its hash, as Apollo has it', { extensions: persisted(shapes) }],
    ['by its text', { query: shapes }],
  ])('runs one %s', async (_, body) => {
    expect((await post(body)).body.data.editions).toHaveLength(editions.length);
    const parameters = Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    expect((await getting(Object.fromEntries(parameters))).body.data.editions).toHaveLength(editions.length);
  });

  test('with variables and an operation', async () => {
    const asked = { extensions: persisted(byVariable), variables, operationName: 'Rule' };
    expect((await post(asked)).body.data.rule.number).toBe('801.5c');
    const parameters = {
      documentId: idOf(byVariable),
      variables: JSON.stringify(variables),
      operationName: 'Rule',
    };
    expect((await getting(parameters)).body.data.rule.number).toBe('801.5c');
  });

  test.each([
    ['another text', { query: '{ variants { variant } }' }, 403, 'FORBIDDEN'],
    ['one with a blank more', { query: `${shapes} ` }, 403, 'FORBIDDEN'],
    ['an id that there is not', { documentId: 'none' }, 404, 'PERSISTED_QUERY_NOT_FOUND'],
    [
      'a text under a hash that there is not',
      { query: '{ variants { variant } }', extensions: persisted('{ variants { variant } }') },
      404,
      'PERSISTED_QUERY_NOT_FOUND',
    ],
    ['nothing', {}, 403, 'FORBIDDEN'],
  ])('refuses %s', async (_, body, status, code) => {
    const refused = await post(body);
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([status, code]);
  });

  test('a text under the hash of a trusted one runs the trusted one', async () => {
    const { body } = await post({ query: '{ variants { variant } }', extensions: persisted(shapes) });
    expect(body.data.editions).toHaveLength(editions.length);
  });

  test.each([
    ['[]', 'one JSON object'],
    ['{"one": 1}', 'the document "one" is no text'],
    ['{', 'one JSON object'],
    ['{"one": "{"}', 'the document "one": Syntax Error'],
    ['{"one": "{ nothing }"}', 'the document "one": Cannot query field "nothing"'],
  ])('does not start with %s', async (trusted, said) => {
    await expect(startServer({ graphql: { trustedDocuments: trusted } })).rejects.toThrow(said);
  });
});
