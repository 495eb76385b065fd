import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { query, send, startServer, type TestServer } from './server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const impossible = {
  options: { rangeOfInfluence: -1 },
  players: [{ id: 'ann' }, { id: 'ann' }, { id: 'bob', life: 20, leftThisTurn: true }],
  objects: [
    { id: 'aura', typeLine: 'Enchantment — Aura', owner: 'carl', attachedTo: 'nothing' },
    { id: 'bob', typeLine: 'Artifact', owner: 'ann' },
  ],
  turn: { activePlayers: ['zoe'] },
};
const paths = [
  ['options', 'rangeOfInfluence'],
  ['objects', 0, 'owner'],
  ['objects', 0, 'attachedTo'],
  ['turn', 'activePlayers', 0],
  ['players', 1, 'id'],
  ['objects', 1, 'id'],
  ['players', 2, 'leftThisTurn'],
];

describe('a description with many problems', () => {
  test('gets all of them at once, alike at both doors', async () => {
    const graphql = await query(server.url, 'query ($of: GameStateInput!) { gameState(of: $of) { finished } }', {
      of: impossible,
    });
    const rest = await send(`${server.url}/v1/game-states`, 'POST', { state: impossible });
    const [error] = graphql.body.errors;
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
    expect(rest.status).toBe(400);
    expect(rest.headers.get('content-type')).toContain('application/problem+json');
    expect(rest.body.problems).toEqual(error.extensions.problems);
    expect(rest.body.problems.map(({ path }: { path: unknown }) => path)).toEqual(paths);
    expect(rest.body.detail).toContain('carl');
  });

  test('stores nothing', async () => {
    const made = await send(`${server.url}/v1/games`, 'POST', { id: 'never', state: impossible });
    expect(made.status).toBe(400);
    expect((await send(`${server.url}/v1/games/never`, 'GET')).status).toBe(404);
  });
});

describe('unknown fields are refused by both doors', () => {
  const state = { players: [{ id: 'ann' }, { id: 'bob', lives: 3 }] };

  test('over GraphQL, with the path of the field', async () => {
    const { body } = await query(server.url, 'query ($of: GameStateInput!) { gameState(of: $of) { finished } }', {
      of: state,
    });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(body.errors[0].extensions.problems).toEqual([
      { path: ['players', 1], message: expect.stringContaining('lives') },
    ]);
  });

  test('over REST, with the path of the field', async () => {
    const { status, body } = await send(`${server.url}/v1/game-states`, 'POST', { state });
    expect(status).toBe(400);
    expect(body.problems).toEqual([
      { path: ['players', 1, 'lives'], message: 'There is no field "lives": did you mean "life"?' },
    ]);
  });
});

test.each([
  ['', '"no object"'],
  ['x'.repeat(129), '{"events":1}'],
])('an id in the path that is none is refused, whatever the body: %#', async (id, body) => {
  for (const [method, path] of [
    ['POST', 'events'],
    ['PUT', 'state'],
    ['POST', 'revert'],
    ['POST', 'range-of'],
  ] as const) {
    const refused = await send(`${server.url}/v1/games/${id}/${path}`, method, body);
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(refused.body.problems).toEqual([{ path: ['id'], message: expect.stringContaining('id ') }]);
  }
});

describe('questions and events', () => {
  const state = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat', inGame: false }] };

  test('an unknown player in a question is BAD_USER_INPUT with the path of the argument', async () => {
    const rest = await send(`${server.url}/v1/game-states/range-of`, 'POST', { state, player: 'zoe' });
    expect(rest.status).toBe(400);
    expect(rest.body.problems).toEqual([{ path: ['player'], message: 'There is no player "zoe" at this table.' }]);
    const graphql = await query(
      server.url,
      'query ($of: GameStateInput!) { gameState(of: $of) { rangeOf(player: "zoe") { seats } } }',
      { of: state },
    );
    expect(graphql.body.errors[0].extensions.problems).toEqual(rest.body.problems);
  });

  test('all events that make no sense are told at once, and none takes place', async () => {
    await send(`${server.url}/v1/games`, 'POST', { id: 'events', state });
    const events = [
      { playerLeaves: { player: 'cat' } },
      { taps: { objects: ['nothing'] } },
      { turnBegins: { player: 'bob' } },
    ];
    const refused = await send(`${server.url}/v1/games/events/events`, 'POST', { events });
    expect(refused.status).toBe(400);
    expect(refused.body.problems.map(({ path }: { path: unknown }) => path)).toEqual([
      ['events', 0, 'playerLeaves', 'player'],
      ['events', 1, 'taps', 'objects', 0],
    ]);
    expect((await send(`${server.url}/v1/games/events`, 'GET')).body.version).toBe(0);
  });

  test('what the rules forbid is ILLEGAL_EVENT with its rulings, and recorded with force', async () => {
    const three = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] };
    await send(`${server.url}/v1/games`, 'POST', { id: 'forced', state: three });
    const events = [{ turnBegins: { player: 'cat' } }];
    const refused = await send(`${server.url}/v1/games/forced/events`, 'POST', { events });
    expect([refused.status, refused.body.code]).toEqual([409, 'ILLEGAL_EVENT']);
    expect(refused.body.because[0].rule.number).toBe('103.1');
    const forced = await send(`${server.url}/v1/games/forced/events`, 'POST', { events, force: true });
    expect(forced.status).toBe(200);
    expect(forced.body.events[0].illegalBecause).toEqual(refused.body.because);
    const log = await query(
      server.url,
      '{ game(id: "forced") { events { nodes { type summary illegalBecause { rule { number } says about { id name } } } } } }',
    );
    const [recorded] = log.body.data.game.events.nodes;
    expect(recorded.illegalBecause[0].says).toBe(refused.body.because[0].says);
    expect(recorded.illegalBecause[0].about).toEqual(refused.body.because[0].about);
  });
});

describe('the framework’s own errors are RFC 9457, too', () => {
  test.each([
    ['no JSON', 'POST', '/v1/game-states', '{', 'application/json', 400, 'BAD_USER_INPUT'],
    ['no such path', 'GET', '/v1/nothing', undefined, undefined, 404, 'NOT_FOUND'],
    ['another media type', 'POST', '/v1/game-states', '<a/>', 'text/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s', async (_, method, path, body, type, status, code) => {
    const reply = await send(`${server.url}${path}`, method, body, type ? { 'content-type': type } : {});
    expect([reply.status, reply.body.code, reply.body.status]).toEqual([status, code, status]);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
  });

  test('a body over the limit', async () => {
    const players = [{ id: 'ann', name: 'x'.repeat(11_000_000) }, { id: 'bob' }];
    const reply = await send(`${server.url}/v1/game-states`, 'POST', { state: { players } });
    expect([reply.status, reply.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});
