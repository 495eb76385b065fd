import { ApolloServer } from '@apollo/server';
import { describe, expect, jest, test } from '@jest/globals';
import { serve } from '../../http/server.js';
import { sampledScenarios } from '../scenarios.js';

const server = await serve();

/** What differs between two answers to the same request. */
const OF_THIS_REQUEST = new Set(['date', 'x-request-id', 'content-length']);

const ask = async (body: unknown, accept = 'application/json') => {
  const { headers, ...reply } = await server.post('/graphql', body, { accept });
  return { ...reply, headers: Object.fromEntries([...headers].filter(([name]) => !OF_THIS_REQUEST.has(name))) };
};

/** The first time Apollo Server answers, later what was compiled meanwhile. */
const expectSameAgain = async (...asked: Parameters<typeof ask>) => {
  const first = await ask(...asked);
  for (let times = 0; times < 4; times += 1) expect(await ask(...asked)).toEqual(first);
  return first;
};

describe('a query that comes again is answered as at first', () => {
  test.each(sampledScenarios)('in the scenario $id', async ({ state, ask: asked }) => {
    const query = `query ($of: GameStateInput!) { gameState(of: $of) { ${asked} } }`;
    await expectSameAgain({ query, variables: { of: state } });
  });

  const of = { players: [{ id: 'ann' }, { id: 'bob' }] };
  const query = `query Of($of: GameStateInput!) { gameState(of: $of) { variant } } query Other { editions { edition } }`;
  const known = { query, variables: { of }, operationName: 'Of' };

  test.each<[string, object, string]>([
    ['whatever it accepts', known, '*/*'],
    ['as a response of GraphQL', known, 'application/graphql-response+json'],
    ['as the one that it likes better', known, 'application/json;q=0.5, application/graphql-response+json'],
    ['with an encoding', known, 'application/json; charset=utf-8'],
    ['and takes nothing of ours', known, 'image/png'],
    ['by its other name', { ...known, operationName: 'Other' }, '*/*'],
    ['by a name that it has not', { ...known, operationName: 'Another' }, '*/*'],
    ['by no name', { ...known, operationName: null }, '*/*'],
    ['without variables', { ...known, variables: null }, '*/*'],
    ['with variables that do not fit', { ...known, variables: { of: { players: 3 } } }, '*/*'],
    ['with variables that are a list', { ...known, variables: [of] }, '*/*'],
    ['with variables that are text', { ...known, variables: JSON.stringify({ of }) }, '*/*'],
    ['with a name that is none', { ...known, operationName: 3 }, '*/*'],
    ['with extensions', { ...known, extensions: { persistedQuery: { version: 1, sha256Hash: 'no' } } }, '*/*'],
    ['without extensions', { ...known, extensions: null }, '*/*'],
    ['about a table that cannot be', { ...known, variables: { of: { players: [] } } }, '*/*'],
  ])('%s', async (_, body, accept) => {
    for (let times = 0; times < 4; times += 1) expect((await ask(known)).status).toBe(200);
    await expectSameAgain(body, accept);
  });
});

test("an operation without a name is the client's error each time", async () => {
  const body = { query: '{ __typename }', operationName: '' };
  const { status, body: told } = await expectSameAgain(body);
  expect([status, told]).toMatchObject([400, { errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] }]);
});

test.each([
  [undefined, 'The document has several operations; name one in operationName.'],
  ['C', 'The document has no operation "C".'],
])('which of several operations is asked for has to be said: %s', async (operationName, message) => {
  const { body } = await expectSameAgain({ query: 'query A { __typename } query B { __typename }', operationName });
  expect(body).toMatchObject({ errors: [{ message, extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] });
});

test("a hash that is not the document's is the client's error", async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'another' } };
  const { status, body } = await expectSameAgain({ query: '{ __typename }', extensions });
  expect([status, body]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
});

test('a failure inside a known query is told, and what could be answered with it', async () => {
  const query = `query ($player: ID!) { gameState(of: { players: [{ id: "ann" }, { id: "bob" }] }) {
    player(id: "ann") { name } rangeOf(player: $player) { seats } } }`;
  for (let times = 0; times < 4; times += 1) await ask({ query, variables: { player: 'bob' } });
  const { body } = await expectSameAgain({ query, variables: { player: 'eve' } });
  expect(body).toMatchObject({ errors: [{ path: ['gameState', 'rangeOf'], extensions: { code: 'BAD_USER_INPUT' } }] });
});

test('a known query is counted with its questions, and its stored game is read anew', async () => {
  const made = `mutation { createGame(input: { id: "known", state: { players: [{ id: "ann" }, { id: "bob" }] } }) { id } }`;
  expect((await ask({ query: made })).body).toEqual({ data: { createGame: { id: 'known' } } });
  const query = `query ($id: ID!) { game(id: $id) { version state { player(id: "ann") { life } } } }`;
  const change = { events: [{ lifeChanges: { kind: 'GAIN', amounts: [{ player: 'ann', amount: 1 }] } }] };
  for (let version = 0; version < 6; version += 1) {
    const { body } = await ask({ query, variables: { id: 'known' } });
    expect(body).toEqual({ data: { game: { version, state: { player: { life: 20 + version } } } } });
    expect((await server.post('/v1/games/known/events', change)).status).toBe(200);
  }
});

test('a table that fails is null with its error, and the other tables of the request are answered', async () => {
  const fields = Array.from({ length: 50 }, (_, index) => {
    const player = index === 9 ? 'nobody' : 'a';
    return `t${index}: gameState(of: ${index === 7 ? '$bad' : '$good'}) { rangeOf(player: "${player}") { because { says } } }`;
  });
  const query = `query ($good: GameStateInput!, $bad: GameStateInput!) { ${fields.join(' ')} }`;
  const good = { players: [{ id: 'a' }, { id: 'b' }] };
  const { status, body } = await expectSameAgain({ query, variables: { good, bad: { players: [{ id: 'a' }] } } });
  const { data, errors } = body as { data: object; errors: readonly { path: unknown; extensions: object }[] };
  expect(status).toBe(200);
  expect(Object.keys(data)).toHaveLength(50);
  expect(Object.entries(data).flatMap(([name, value]) => (value === null ? [name] : []))).toEqual(['t7', 't9']);
  expect(errors.map(({ path }) => path)).toEqual([['t7'], ['t9', 'rangeOf']]);
  const code = 'BAD_USER_INPUT';
  expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code }, { code }]);
});

test('a request of which nothing is answered has the status of its error', async () => {
  const text = 'p0: 9999x Bear 2/2\np1';
  const fields = Array.from({ length: 90 }, (_, index) => `t${index}: text`);
  const query = `query ($text: String!) { gameStateByText(text: $text) { ${fields.join(' ')} } }`;
  expect(await expectSameAgain({ query, variables: { text } })).toMatchObject({
    status: 400,
    body: { data: { gameStateByText: null }, errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX', limit: 'work' } }] },
  });
});

describe('Apollo Server answers', () => {
  /** How often it answers one request of these. */
  const answersTo = async (work: () => Promise<unknown>): Promise<number> => {
    const answers = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
    await work();
    const { length } = answers.mock.calls;
    answers.mockRestore();
    return length;
  };
  const query = '{ editions { name } }';

  test('a document once, and then no more', async () => {
    expect(await answersTo(() => ask({ query }))).toBe(1);
    for (const more of [{}, { variables: {} }, { operationName: null }, { extensions: null }])
      for (const accept of ['application/json', '*/*', 'application/graphql-response+json'])
        expect(await answersTo(() => ask({ query, ...more }, accept))).toBe(0);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['by GET', () => server.get(`/graphql?query=${encodeURIComponent(query)}`, { accept: 'application/json' })],
    ['with extensions', () => ask({ query, extensions: {} })],
    ['with variables that are none', () => ask({ query, variables: [] })],
    ['with a name that is none', () => ask({ query, operationName: 1 })],
    ['for whoever takes nothing of ours', () => ask({ query }, 'image/png')],
  ])('it again %s', async (_, work) => expect(await answersTo(work)).toBe(1));

  test('one that is not valid each time', async () => {
    for (let times = 0; times < 3; times += 1) expect(await answersTo(() => ask({ query: '{ nothing }' }))).toBe(1);
  });

  test('every one where the direct lane is closed', async () => {
    const slow = await serve({ graphql: { directLane: false } });
    for (let times = 0; times < 3; times += 1)
      expect(await answersTo(() => slow.post('/graphql', { query }, { accept: 'application/json' }))).toBe(1);
  });
});
