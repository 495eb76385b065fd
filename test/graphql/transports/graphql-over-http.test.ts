import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { editions } from '../../../src/domain/rulebook/editions.js';
import { codeOf, refusalOf, requested, serve, startServer } from '../../http/server.js';

const shapes = '{ editions { edition } }';
const byVariable = 'query Rule($number: String!) { rule(number: $number) { number } }';
const idOf = (document: string): string => createHash('sha256').update(document).digest('hex');
const persisted = (document: string) => ({ persistedQuery: { version: 1, sha256Hash: idOf(document) } });
const html = { accept: 'text/html' };

const server = await serve();
const silent = await serve({ graphql: { introspection: false, graphiql: false } });
const trustedDocuments = JSON.stringify({ editions: shapes, [idOf(byVariable)]: byVariable });
const trusting = await serve({ graphql: { trustedDocuments } });

const getting = (parameters: Record<string, string>, from = server, headers = {}) =>
  from.get(`/graphql?${new URLSearchParams(parameters).toString()}`, headers);

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${server.url}/graphql` });

  test('there are 61 audits', () => expect(audits).toHaveLength(61));

  test.each(audits.map(({ id, name, fn }) => [id, name, fn] as const))('%s %s', async (_, __, audit) =>
    expect(await audit()).toMatchObject({ status: 'ok' }),
  );

  const asking = (query: string, accept: string, method = 'POST') =>
    method === 'POST' ? server.graphql(query, undefined, { accept }) : getting({ query }, server, { accept });

  describe.each(['POST', 'GET'])('by %s', (method) => {
    test.each([
      ['{', 'GRAPHQL_PARSE_FAILED'],
      ['{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
      ['query ($id: ID!) { game(id: $id) { id } }', 'BAD_USER_INPUT'],
    ])('%s is 400, but 200 for who takes nothing but application/json', async (query, code) => {
      const own = await asking(query, 'application/graphql-response+json', method);
      const plain = await asking(query, 'application/json', method);
      expect(refusalOf(own)).toEqual([400, code]);
      expect(refusalOf(plain)).toEqual([200, code]);
      expect(plain.body).toEqual(own.body);
    });

    test('what oversteps a limit is 400 for everybody', async () => {
      const query = `{ ${Array.from({ length: 101 }, (_, index) => `e${index}: editions { edition }`).join(' ')} }`;
      for (const accept of ['application/json', 'application/graphql-response+json', '*/*'])
        expect(refusalOf(await asking(query, accept, method))).toEqual([400, 'QUERY_TOO_COMPLEX']);
    });
  });

  test.each([
    [{ query: 7 }, 'BAD_REQUEST'],
    [{ query: '{' }, 'GRAPHQL_PARSE_FAILED'],
    [{ query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [{ query: shapes, operationName: 'none' }, 'OPERATION_RESOLUTION_FAILURE'],
    [{ extensions: persisted('{ variants { variant } }') }, 'PERSISTED_QUERY_NOT_FOUND'],
  ])('the page of errors names the code of %j', async (asked, code) => {
    expect(codeOf(await server.post('/graphql', asked))).toBe(code);
    expect((await server.get('/docs/errors')).body).toContain(`<code>${code}</code>`);
  });

  test('a change is not made by GET', async () => {
    const { status, headers } = await asking('mutation { deleteGame(id: "x") }', 'application/json', 'GET');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('several operations in one request are refused', async () => {
    const reply = await server.post('/graphql', [{ query: shapes }, { query: shapes }]);
    expect(refusalOf(reply)).toEqual([400, 'BAD_REQUEST']);
  });

  test('the schema and the page to try it are there, which asks nothing of another host, and no other page', async () => {
    const schema = await server.query('{ __schema { queryType { name } } }');
    expect(schema.body.data.__schema.queryType.name).toBe('Query');
    const { status, headers, body } = await server.get('/graphql', html);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<div id="graphiql">');
    expect(body).not.toMatch(/<(script|link|img)[^>]*(src|href)="https?:/);
    const other = await server.get('/graphql?a=b', { accept: 'text/html,*/*' });
    expect(other.headers.get('content-type')).not.toContain('html');
  });
});

test('a Host header that names no host is refused', async () => {
  const keyed = await startServer({ apiKey: 'sixteen-signs-16' });
  const url = `${keyed.url}/graphql?query=${encodeURIComponent(shapes)}`;
  const authorization = 'Bearer sixteen-signs-16';
  const ask = (host: string) => requested(url, { headers: { host, authorization } });
  const [named, refused] = [await ask('rangefinder'), await ask('a b')];
  expect([named.statusCode, refused.statusCode]).toEqual([200, 400]);
  expect((await refused.toArray()).join('')).toContain('The Host header does not name a host.');
  await keyed.close();
});

describe('a server that keeps its schema to itself', () => {
  test.each(['{ __schema { queryType { name } } }', '{ __type(name: "Query") { name } }'])('%s', async (query) => {
    const { body } = await silent.graphql(query);
    expect(body.errors[0].message).toContain('introspection has been disabled');
    expect(body.data).toBeUndefined();
  });

  test('what a thing is called may be asked all the same, but browsers get no page', async () => {
    expect((await silent.graphql('{ __typename }')).body.data).toEqual({ __typename: 'Query' });
    const { status, body } = await silent.get('/graphql', html);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).not.toContain('<html');
  });
});

describe('a server that runs trusted documents only', () => {
  const post = (body: object) => trusting.post('/graphql', body);
  const variants = '{ variants { variant } }';

  test.each([
    ['by its id', { documentId: 'editions' }],
    ['by its hash', { documentId: `sha256:${idOf(shapes)}` }],
    ['by its hash, as Apollo has it', { extensions: persisted(shapes) }],
    ['by its text', { query: shapes }],
  ])('runs one %s', async (_, body) => {
    expect((await post(body)).body.data.editions).toHaveLength(editions.length);
    const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
    const parameters = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, written(value)]));
    expect((await getting(parameters, trusting)).body.data.editions).toHaveLength(editions.length);
  });

  test('with variables and an operation', async () => {
    const [variables, operationName] = [{ number: '801.5c' }, 'Rule'];
    const posted = await post({ extensions: persisted(byVariable), variables, operationName });
    const parameters = { documentId: idOf(byVariable), variables: JSON.stringify(variables), operationName };
    for (const { body } of [posted, await getting(parameters, trusting)]) expect(body.data.rule.number).toBe('801.5c');
  });

  test.each([
    ['another text', { query: variants }, 403, 'FORBIDDEN'],
    ['one with a blank more', { query: `${shapes} ` }, 403, 'FORBIDDEN'],
    ['an id that there is not', { documentId: 'none' }, 404, 'PERSISTED_QUERY_NOT_FOUND'],
    [
      'a hash that there is not',
      { query: variants, extensions: persisted(variants) },
      404,
      'PERSISTED_QUERY_NOT_FOUND',
    ],
    ['nothing', {}, 403, 'FORBIDDEN'],
  ])('refuses %s', async (_, body, status, code) => expect(refusalOf(await post(body))).toEqual([status, code]));

  test('a text under the hash of a trusted one runs the trusted one', async () => {
    const { body } = await post({ query: variants, extensions: persisted(shapes) });
    expect(body.data.editions).toHaveLength(editions.length);
  });

  test.each([
    ['[]', 'one JSON object'],
    ['{"one": 1}', 'the document "one" is not a string'],
    ['{', 'one JSON object'],
    ['{"one": "{"}', 'the document "one": Syntax Error'],
    ['{"one": "{ nothing }"}', 'the document "one": Cannot query field "nothing"'],
  ])('does not start with %s', async (trusted, said) => {
    await expect(startServer({ graphql: { trustedDocuments: trusted } })).rejects.toThrow(said);
  });
});
