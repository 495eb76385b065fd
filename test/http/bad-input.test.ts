import { once } from 'node:events';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { WebSocket } from 'ws';
import { describe, expect, test } from '@jest/globals';
import { socketUrl } from './live-clients.js';
import { restOperations } from './operations.js';
import { codeOf, refusalOf, send, serve } from './server.js';

const server = await serve();

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

test('a parameter of a query that is given more than once is named, whichever it is, beside what else is wrong', async () => {
  const { paths } = (await server.get('/v1/openapi.json')).body;
  const queries = Object.entries<any>(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? []).flatMap(({ in: place, name }: any) => (place === 'query' ? [{ path, name }] : [])),
  );
  expect(queries.length).toBeGreaterThan(40);
  for (const { path, name } of queries) {
    const asked = `${path.replaceAll(/\{\w+\}/g, 'any')}?${name}=1&${name}=2&strange=1&strange=2`;
    const { status, body } = await server.get(asked);
    const messages = Object.fromEntries(body.problems.map((each: any) => [each.path[0], each.message]));
    expect([asked, status, messages[name]]).toEqual([asked, 400, `${name} is given more than once.`]);
    expect(messages.strange).toMatch(/^There is no field "strange"/);
  }
});

test('a parameter that an operation does not have is refused as such when it is given twice, whatever its name', async () => {
  const { body } = await server.get('/v1/games?toString=1&toString=2');
  expect(body.problems).toEqual([{ path: ['toString'], message: 'There is no field "toString".' }]);
});

test('a parameter of a query that an operation does not have is refused, and nothing is done', async () => {
  const operations = restOperations((await server.get('/v1/openapi.json')).body);
  await server.post('/v1/games', { id: 'strange', state: { players: [{ id: 'ann' }, { id: 'bob' }] } });
  const before = (await server.get('/v1/games')).body;
  for (const { method, path, body } of operations) {
    const asked = `${path
      .replace('{id}', 'strange')
      .replace('{name}', 'range-of')
      .replace(/\{\w+\}/, 'any')}?strange=1`;
    const reply = await server.request(method, asked, body);
    expect([method, path, reply.status, reply.body.problems?.at(-1)]).toEqual([
      ...[method, path, 400],
      { path: ['strange'], message: expect.stringContaining('There is no field "strange"') },
    ]);
  }
  expect((await server.get('/v1/games')).body).toEqual(before);
});

test.each([
  ['2147483647', 404, 'There is no version 2147483647 of game "numbers".'],
  ['2147483648', 400, 'version: version has to be at most 2147483647, not 2147483648.'],
  ['-9999999999', 400, 'version: version has to be at least 0, not -9999999999.'],
  ['1e3', 400, 'version: version has to be an integer.'],
])('the number %s of a query is read as one, and compared with its bounds', async (version, status, detail) => {
  await server.post('/v1/games', { id: 'numbers', state: { players: [{ id: 'ann' }, { id: 'bob' }] } });
  const reply = await server.get(`/v1/games/numbers/state?version=${version}`);
  expect([reply.status, reply.body.detail]).toEqual([status, detail]);
});

test.each([
  ['2026-11-01', '2026-11-01T00:00:00Z'],
  ['2026-11', '2026-11-01T00:00:00Z'],
  ['2026', '2026-01-01T00:00:00Z'],
])('%s is a moment, alike over REST and GraphQL', async (day, moment) => {
  const id = `of-${day}`;
  await server.post('/v1/games', { id, state: { players: [{ id: 'ann' }, { id: 'bob' }] } });
  const rest = await server.post(`/v1/games/${id}/events`, { events: [{ turnEnds: {} }], occurredAt: day });
  const document = `mutation ($occurredAt: DateTime) {
    recordEvents(game: "${id}", events: [{ turnBegins: {} }], occurredAt: $occurredAt) { events { occurredAt } } }`;
  const graphql = await server.query(document, { occurredAt: day });
  const told = [rest.body.events[0], graphql.body.data.recordEvents.events[0]].map(({ occurredAt }) => occurredAt);
  expect(told.map((each) => Date.parse(each))).toEqual([Date.parse(moment), Date.parse(moment)]);
  expect((await server.get(`/v1/games?createdAfter=${day}-99`)).status).toBe(400);
});

test('a body that is not UTF-8 is refused wherever one is read, long or short: decoded, two names might be one', async () => {
  const { paths } = (await server.get('/v1/openapi.json')).body;
  const read = Object.entries<any>(paths).flatMap(([path, item]) =>
    Object.entries<any>(item).flatMap(([method, { requestBody }]) =>
      Object.keys(requestBody?.content ?? {}).map((type) => ({ path, method, type })),
    ),
  );
  expect(read.length).toBeGreaterThan(60);
  const doors = ['/graphql', '/mcp'].map((path) => ({ path, method: 'post', type: 'application/json' }));
  const plain = { path: '/v1/game-states', method: 'post', type: 'text/plain' };
  const accept = 'application/json, text/event-stream, */*';
  for (const { path, method, type } of [...read, ...doors, plain])
    for (const body of [{ id: 'Zo\u00eb' }, { id: 'Zo\u00eb', more: 'x'.repeat(100_000) }]) {
      const response = await fetch(server.url + path.replaceAll(/\{\w+\}/g, 'range-of'), {
        ...{ method: method.toUpperCase(), headers: { 'content-type': type, accept } },
        body: Buffer.from(JSON.stringify(body), 'latin1'),
      });
      expect([path, type, response.status]).toEqual([path, type, 400]);
      expect(await response.text()).toContain('The body is not valid UTF-8.');
    }
});

test('a field that is given twice is named with its path, wherever JSON is read', async () => {
  const { post } = server;
  const state = '{"players":[{"id":"a"},{"id":"b:","life":1,"\\u006cife":{"life":"\\"life\\":"}}]}';
  const refused = (...path: readonly string[]) => ({
    code: 'BAD_USER_INPUT',
    problems: [{ path: [...path, 'players', 1, 'life'], message: 'The field "life" is given more than once.' }],
  });
  const variables = `{"query":"${ofTable}","variables":{"of":${state}}}`;
  for (const path of ['/v1/game-states', '/v1/games'])
    expect(await post(path, `{"state":${state}}`)).toMatchObject({ status: 400, body: refused('state') });
  const batch = await post('/v1/questions/range-of/batch', `{"items":[{"state":${state}},{"player":"a"}]}`);
  expect(batch.body.items).toMatchObject([refused('state'), { problems: [{ path: ['state'] }] }]);
  const graphql = await post('/graphql', variables);
  expect(graphql.body.errors[0].extensions).toEqual(refused('variables', 'of'));
  const got = await server.get(`/graphql?${new URLSearchParams({ query: ofTable, variables: `{"of":${state}}` })}`);
  expect([got.status, got.body.errors[0].extensions]).toEqual([400, refused('of')]);
  const mcp = await post('/mcp', `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${state}}`);
  expect(mcp.body.error.data).toMatchObject(refused('params'));
  const [error] = await refusedOverSocket(`{"id":"1","type":"subscribe","payload":${variables}}`);
  expect(error.extensions).toEqual(refused('payload', 'variables', 'of'));
  expect((await server.get('/v1/games')).body.items.map(({ id }: any) => id)).not.toContain('b:');
});

/** The errors of an operation, whose message is sent as it is. */
const refusedOverSocket = async (message: string): Promise<any> => {
  const socket = new WebSocket(socketUrl(server), GRAPHQL_TRANSPORT_WS_PROTOCOL);
  await once(socket, 'open');
  for (const sent of ['{"type":"connection_init"}', message]) {
    socket.send(sent);
    [message] = await once(socket, 'message');
  }
  socket.close();
  return JSON.parse(message).payload;
};

const ofTable = 'query ($of: GameStateInput!) { gameState(of: $of) { finished } }';
const pathsOf = (problems: readonly { readonly path: unknown }[]) => problems.map(({ path }) => path);

test('many problems of a description are told at once, alike at both doors, and nothing is stored', async () => {
  const graphql = await server.query(ofTable, { of: impossible });
  const rest = await server.post('/v1/game-states', { state: impossible });
  expect(codeOf(graphql)).toBe('BAD_USER_INPUT');
  expect(rest.status).toBe(400);
  expect(rest.headers.get('content-type')).toContain('application/problem+json');
  expect(rest.body.problems).toEqual(graphql.body.errors[0].extensions.problems);
  expect(pathsOf(rest.body.problems)).toEqual(paths);
  expect(rest.body.detail).toContain('carl');
  expect((await server.post('/v1/games', { id: 'never', state: impossible })).status).toBe(400);
  expect((await server.get('/v1/games/never')).status).toBe(404);
});

test('a variable that has the wrong type has the path of its argument, as over REST', async () => {
  await server.post('/v1/games', { id: 'typed', state: { players: [{ id: 'ann' }, { id: 'bob' }] } });
  const events = [{ lifeChanges: { kind: 'GAIN', amounts: [{ player: 'ann', amount: 1.5 }] } }];
  const missing = [{ lifeChanges: { kind: 'GAIN', amounts: [{ player: 'ann' }] } }, { turnBegins: {} }];
  const record = 'mutation ($e: [GameEventInput!]!) { recordEvents(game: "typed", events: $e) { game { version } } }';
  const revert =
    'mutation ($v: Int!) { ...undone } fragment undone on Mutation { revertTo(game: "typed", version: $v) { id } }';
  for (const [path, body, document, variables] of [
    ['events', { events }, record, { e: events }],
    ['events', { events: missing }, record, { e: missing }],
    ['revert', { version: 1.5 }, revert, { v: 1.5 }],
    ['revert', {}, revert, {}],
  ] as const) {
    const rest = await server.post(`/v1/games/typed/${path}`, body);
    const graphql = await server.query(document, variables);
    const problems = graphql.body.errors.flatMap(({ extensions }: any) => extensions.problems);
    expect(pathsOf(problems)).toEqual(pathsOf(rest.body.problems));
  }
});

test('unknown fields are refused by both doors, with the path of the field', async () => {
  const state = { players: [{ id: 'ann' }, { id: 'bob', lives: 3 }] };
  const { body } = await server.query(ofTable, { of: state });
  const told = [{ path: ['players', 1, 'lives'], message: expect.stringContaining('lives') }];
  expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', problems: told });
  const rest = await server.post('/v1/game-states', { state });
  const message = 'There is no field "lives": did you mean "life"?';
  expect([rest.status, rest.body.problems]).toEqual([400, [{ path: ['players', 1, 'lives'], message }]]);
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
    const problems = [{ path: ['id'], message: expect.stringContaining('id ') }];
    expect([...refusalOf(refused), refused.body.problems]).toEqual([400, 'BAD_USER_INPUT', problems]);
  }
});

describe('questions and events', () => {
  const state = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat', inGame: false }] };

  test('an unknown player in a question is BAD_USER_INPUT with the path of the argument', async () => {
    const rest = await server.post('/v1/game-states/range-of', { state, player: 'zoe' });
    const problems = [{ path: ['player'], message: 'There is no player "zoe" at this table.' }];
    expect([rest.status, rest.body.problems]).toEqual([400, problems]);
    const graphql = await server.query(ofTable.replace('finished', 'rangeOf(player: "zoe") { seats }'), { of: state });
    expect(graphql.body.errors[0].extensions.problems).toEqual(problems);
  });

  test('arguments are read beside what else is wrong with a body, of a table, a game and in a batch', async () => {
    await server.post('/v1/games', { id: 'at-once', state });
    const wrong = { player: 3, edition: 'CR_1993', strange: 1 };
    const described = { state, ...wrong };
    const replies = [
      await server.post('/v1/game-states/range-of', described),
      await server.post('/v1/games/at-once/range-of', wrong),
      { body: (await server.post('/v1/questions/range-of/batch', { items: [described] })).body.items[0] },
    ];
    for (const { body } of replies) expect(pathsOf(body.problems)).toEqual([['edition'], ['player'], ['strange']]);
    const no = await server.post('/v1/game-states/range-of', []);
    expect(no.body.problems).toEqual([{ path: [], message: 'The body has to be an object.' }]);
    const bare = [
      await server.post('/v1/game-states/range-of', state),
      await server.post('/v1/game-states', state),
      await server.post('/v1/game-states/diagram.svg', state),
      { body: (await server.post('/v1/questions/range-of/batch', { items: [state] })).body.items[0] },
    ];
    for (const { body } of bare) expect(pathsOf(body.problems)).toContainEqual(['state']);
    const nobody = await server.post('/v1/game-states/range-of', { state, player: null });
    expect(nobody.body.problems).toEqual([{ path: ['player'], message: '"player" is missing.' }]);
  });

  test('a table and events are read beside what else is wrong with a body', async () => {
    const broken = { players: [{ id: 'ann' }, { name: 'Bob' }], turn: 3 };
    const suppose = [{ playerLeaves: { who: 'ann' } }];
    const body = { state: broken, suppose, player: 'ann', strange: 1 };
    const inEvent = ['playerLeaves', 'player'];
    const expected = [
      ['players', 1, 'id'],
      ['turn'],
      ['suppose', 0, ...inEvent],
      ['suppose', 0, 'playerLeaves', 'who'],
    ];
    const replies = [
      await server.post('/v1/game-states/range-of', body),
      { body: (await server.post('/v1/questions/range-of/batch', { items: [body] })).body.items[0] },
    ];
    for (const { body } of replies) expect(pathsOf(body.problems)).toEqual([...expected, ['strange']]);
    await server.post('/v1/games', { id: 'beside', state });
    const refused = await server.post('/v1/games/beside/events', { events: [{ taps: {} }], force: 'yes' });
    expect(pathsOf(refused.body.problems)).toEqual([['events', 0, 'taps', 'objects'], ['force']]);
  });

  test('all events that make no sense are told at once, and none takes place', async () => {
    await server.post('/v1/games', { id: 'events', state });
    const events = [
      { playerLeaves: { player: 'cat' } },
      { taps: { objects: ['nothing'] } },
      { turnBegins: { player: 'bob' } },
    ];
    const refused = await server.post('/v1/games/events/events', { events });
    expect(refused.status).toBe(400);
    expect(pathsOf(refused.body.problems)).toEqual([
      ['events', 0, 'playerLeaves', 'player'],
      ['events', 1, 'taps', 'objects', 0],
    ]);
    expect((await server.get('/v1/games/events')).body.version).toBe(0);
  });

  test('what the rules forbid is ILLEGAL_EVENT with its rulings, and recorded with force', async () => {
    const three = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] };
    await server.post('/v1/games', { id: 'forced', state: three });
    const events = [{ turnBegins: { player: 'cat' } }];
    const refused = await server.post('/v1/games/forced/events', { events });
    expect(refusalOf(refused)).toEqual([409, 'ILLEGAL_EVENT']);
    expect(refused.body.because[0].rule.number).toBe('103.1');
    const forced = await server.post('/v1/games/forced/events', { events, force: true });
    expect(forced.status).toBe(200);
    expect(forced.body.events[0].illegalBecause).toEqual(refused.body.because);
    const fields = 'type summary illegalBecause { rule { number } says about { id name } }';
    const log = await server.query(`{ game(id: "forced") { events { nodes { ${fields} } } } }`);
    const [recorded] = log.body.data.game.events.nodes;
    const [{ says, about }] = refused.body.because;
    expect(recorded.illegalBecause[0]).toMatchObject({ says, about });
  });
});
