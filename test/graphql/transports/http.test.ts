import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { serve } from '../../http/server.js';

const server = await serve();

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What differs between two answers to the same request. */
const OF_THIS_REQUEST = new Set(['date', 'x-request-id', 'content-length']);

const ask = async (body: unknown, accept = 'application/json'): Promise<Reply> => {
  const headers = { 'content-type': 'application/json', accept };
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  const kept = [...response.headers].filter(([name]) => !OF_THIS_REQUEST.has(name));
  return { status: response.status, headers: Object.fromEntries(kept), body: await response.json() };
};

/** The first time Apollo Server answers, later what was compiled meanwhile. */
const expectSameAgain = async (...asked: Parameters<typeof ask>): Promise<Reply> => {
  const first = await ask(...asked);
  for (let times = 0; times < 4; times += 1) expect(await ask(...asked)).toEqual(first);
  return first;
};

interface Scenario {
  readonly id: string;
  readonly state: unknown;
  readonly ask: string;
}

const folder = new URL('../../contract/scenarios/', import.meta.url);
const files = (await readdir(folder)).sort();

describe('a query that comes again is answered as at first', () => {
  test.each(files)('in the scenarios of %s', async (file) => {
    const scenarios = JSON.parse(await readFile(new URL(file, folder), 'utf8')) as readonly Scenario[];
    for (const { state, ask: asked } of scenarios) {
      const query = `query ($of: GameStateInput!) { gameState(of: $of) { ${asked} } }`;
      await expectSameAgain({ query, variables: { of: state } });
    }
  });

  const of = { players: [{ id: 'ann' }, { id: 'bob' }] };
  const query = `query Of($of: GameStateInput!) { gameState(of: $of) { variant } } query Other { editions { edition } }`;
  const known = { query, variables: { of }, operationName: 'Of' };

  const asked: readonly (readonly [string, unknown, string?])[] = [
    ['whatever it accepts', known, '*/*'],
    ['as a response of GraphQL', known, 'application/graphql-response+json'],
    ['as the one that it likes better', known, 'application/json;q=0.5, application/graphql-response+json'],
    ['with an encoding', known, 'application/json; charset=utf-8'],
    ['and takes nothing of ours', known, 'image/png'],
    ['by its other name', { ...known, operationName: 'Other' }],
    ['by a name that it has not', { ...known, operationName: 'Another' }],
    ['by no name', { ...known, operationName: null }],
    ['without variables', { ...known, variables: null }],
    ['with variables that do not fit', { ...known, variables: { of: { players: 3 } } }],
    ['with variables that are a list', { ...known, variables: [of] }],
    ['with variables that are text', { ...known, variables: JSON.stringify({ of }) }],
    ['with a name that is none', { ...known, operationName: 3 }],
    ['with extensions', { ...known, extensions: { persistedQuery: { version: 1, sha256Hash: 'no' } } }],
    ['without extensions', { ...known, extensions: null }],
    ['about a table that cannot be', { ...known, variables: { of: { players: [] } } }],
  ];

  test.each(asked.map(([name, body, accept = '*/*']) => [name, body, accept] as const))(
    '%s',
    async (_, body, accept) => {
      for (let times = 0; times < 4; times += 1) expect((await ask(known)).status).toBe(200);
      await expectSameAgain(body, accept);
    },
  );
});

test("an operation without a name is the client's error each time", async () => {
  const body = { query: '{ __typename }', operationName: '' };
  const { status, body: told } = await expectSameAgain(body);
  expect([status, told]).toMatchObject([400, { errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] }]);
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
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(change) };
    expect((await fetch(`${server.url}/v1/games/known/events`, sent)).status).toBe(200);
  }
});
