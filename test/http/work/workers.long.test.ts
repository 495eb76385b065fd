// Gives workers more than they have time and memory for.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { standardLimits } from '../../../src/http/limits/limits.js';
import type { Workers } from '../../../src/http/work/workers.js';
import { createDatabase, type TestDatabase } from '../../database.js';
import { until } from '../../until.js';
import { createCards } from '../../../src/own-cards/cards.js';
import { createWorkers } from '../../../src/http/work/workers.js';
import { openCards } from '../../../src/own-cards/store.js';
import { openDatabase } from '../../../src/games/store/database.js';
import { openGames } from '../../../src/games/games-in-postgres.js';
import { send, startServer, type Reply, type TestServer } from '../server.js';

const program = new URL('../../../dist/worker.js', import.meta.url).pathname;
const KEY = 'the-admin-key-of-this-test';
const asAdmin = { authorization: `Bearer ${KEY}` };

interface Running {
  readonly server: TestServer;
  readonly workers: Workers;
  readonly close: () => Promise<void>;
}

/** A server whose workers have so many MiB and milliseconds, and where nothing is refused for its work. */
const start = async (databaseUrl: string, { memory = 256, time = 600_000, work = standardLimits.work } = {}) => {
  const limits = { ...standardLimits, work, time: 600_000 };
  const settings = { limits, graphql: { introspection: true, graphiql: false } };
  const database = { url: databaseUrl, statementTimeout: 15_000 };
  const workers = createWorkers({ program, count: 2, memory, time, database, ...settings });
  const opened = openDatabase(databaseUrl);
  const games = openGames(opened, createCards(openCards(opened.query)), { largestTable: 262_144 });
  const server = await startServer({ databaseUrl, apiKey: KEY, workers, games, limits });
  const close = async () => {
    await server.close();
    await workers.close();
    await opened.close();
  };
  return { server, workers, close };
};

const times = <Value>(count: number, of: (index: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, index) => of(index));
const creatures = (name: string, count: number, owner: string) =>
  times(count, (index) => ({ id: `${name}${index}`, typeLine: 'Creature — Bear', owner, power: 2, toughness: 2 }));
const players = [{ id: 'ann' }, { id: 'bob' }];
/** A table whose description is longer than what is read between other requests. */
const large = { players, objects: creatures('bear', 4_000, 'ann') };
const small = { player: 'ann', state: { players } };

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
});

describe('a worker answers', () => {
  let running: Running;
  let url: string;
  let version: number;
  beforeAll(async () => {
    running = await start(database.url);
    ({ url } = running.server);
    await send(`${url}/v1/games`, 'POST', { id: 'large', state: large }, asAdmin);
  });
  afterAll(() => running.close());

  /** Whether a worker was asked meanwhile. */
  const isByWorker = async (asking: () => Promise<unknown>): Promise<boolean> => {
    const before = running.workers.busy() + running.workers.waiting();
    const answering = asking();
    const seen = { most: before };
    const looking = setInterval(() => {
      seen.most = Math.max(seen.most, running.workers.busy());
    }, 1);
    await answering.finally(() => clearInterval(looking));
    return seen.most > before;
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
    send(url + path, 'POST', body, { ...asAdmin, ...headers });

  test.each([
    [40, true],
    [4, false],
  ])('a table of %i cards with long texts: %s', async (count, isElsewhere) => {
    const objects = times(count, (index) => ({
      id: `card${index}`,
      owner: 'ann',
      cardData: { name: `Card ${index}`, type_line: 'Creature — Bear', oracle_text: 'Flying\n'.repeat(80) },
    }));
    const asking = () => post('/v1/game-states', { state: { players, objects } });
    expect(await isByWorker(asking)).toBe(isElsewhere);
  });

  describe('what is told as text, at every door', () => {
    const written = (count: number) =>
      ['ann*:', ...times(count, (index) => `  bear${index} 2/2 (Creature — Bear)`), 'bob:'].join('\n');
    const described = (count: number) => ({ players, objects: creatures('bear', count, 'ann') });
    const codeOf = async (state: object): Promise<string> => (await post('/v1/game-states', { state })).body.code;
    const graphql = (query: string, variables: object) => post('/graphql', { query, variables });
    const tool = (name: string, args: object) =>
      post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
    const doors: readonly [string, (count: number) => (() => Promise<Reply>) | Promise<() => Promise<Reply>>][] = [
      ['text/plain', (count) => () => post('/v1/game-states', written(count), { 'content-type': 'text/plain' })],
      [
        'text of a question',
        (count) => () => post('/v1/game-states/range-of', { player: 'ann', text: written(count) }),
      ],
      ['a table that is checked', (count) => () => post('/v1/game-states', { state: described(count) })],
      [
        'a code',
        async (count) => {
          const code = await codeOf(described(count));
          return () => send(`${url}/v1/game-states/${code}`, 'GET', undefined, asAdmin);
        },
      ],
      [
        'gameStateByText',
        (count) => () =>
          graphql('query ($text: String!) { gameStateByText(text: $text) { finished } }', { text: written(count) }),
      ],
      [
        'GameState.text',
        (count) => () =>
          graphql('query ($of: GameStateInput!) { gameState(of: $of) { text } }', { of: described(count) }),
      ],
      [
        'warnings of GameState.text',
        (count) => () =>
          graphql('query ($of: GameStateInput!) { gameState(of: $of) { warnings { code } text } }', {
            of: described(count),
          }),
      ],
      ['check_table', (count) => () => tool('check_table', { state: described(count) })],
      [
        'ask_question',
        (count) => () =>
          tool('ask_question', { question: 'rangeOf', arguments: { player: 'ann' }, text: written(count) }),
      ],
    ];

    test.each(doors)('%s', async (_, of) => {
      for (const [count, isElsewhere] of [
        [4, false],
        [400, true],
      ] as const) {
        const asking = await of(count);
        const answers: Reply[] = [];
        expect(await isByWorker(async () => answers.push(await asking()))).toBe(isElsewhere);
        expect([answers[0]?.status, answers[0]?.body.errors, answers[0]?.body.result?.isError]).toEqual([
          200,
          undefined,
          undefined,
        ]);
      }
    });

    test('a small code of a large table, under GraphQL', async () => {
      const code = await codeOf(described(2_000));
      expect(code.length).toBeLessThan(10_000);
      const asking = () => graphql('query ($code: String!) { gameStateByCode(code: $code) { finished } }', { code });
      expect(await isByWorker(asking)).toBe(true);
    });
  });

  test.each([
    [20, false],
    [2_000, true],
  ])('a document of %i fields: %s', async (count, isElsewhere) => {
    const query = `{ ${'editions { edition } '.repeat(count)} }`;
    const answers: Reply[] = [];
    expect(await isByWorker(async () => answers.push(await post('/graphql', { query })))).toBe(isElsewhere);
    expect(answers[0]?.body.data?.editions ?? answers[0]?.body.errors[0].extensions.limit).toBeDefined();
  });

  describe('what may be as large as any body is', () => {
    const bodies: readonly [string, (values: readonly object[]) => object][] = [
      ['/v1/game-states', (values) => ({ state: { players: values } })],
      [
        '/graphql',
        (values) => ({
          query: 'query ($of: GameStateInput!) { gameState(of: $of) { finished } }',
          variables: { of: { players: values } },
        }),
      ],
      [
        '/mcp',
        (values) => ({
          ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
          params: { name: 'check_table', arguments: { state: { players: values } } },
        }),
      ],
    ];

    test.each(bodies)('at %s: what a worker of the least memory holds is read, and more is not', async (path, of) => {
      const [read, refused] = [
        await post(path, of(times(1_240_000, () => ({})))),
        await post(path, of(times(1_300_000, () => ({})))),
      ];
      expect(JSON.stringify(read.body)).toContain('BAD_USER_INPUT');
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toMatch(/"limit":"values","value":26\d{5},"maximum":2500000/);
      expect((await post('/v1/game-states/range-of', small)).status).toBe(200);
    });
  });

  test('an answer of long names under many aliases is refused before it is written, and nobody is held up', async () => {
    const named = {
      players,
      objects: creatures('bear', 4_000, 'ann').map((each) => ({ ...each, name: 'Ж'.repeat(200) })),
    };
    const aliased = times(90, (index) => `name${index}: name`).join(' ');
    const query = `query ($of: GameStateInput!) { gameState(of: $of) { objects { ${aliased} } } }`;
    const { status, body } = await post('/graphql', { query, variables: { of: named } });
    const { code, limit, value, maximum } = body.errors[0].extensions;
    expect([status, code, limit, maximum]).toEqual([400, 'QUERY_TOO_COMPLEX', 'answer', 25_165_824]);
    expect(value).toBeGreaterThan(maximum);
    expect((await post('/v1/game-states/range-of', small)).status).toBe(200);
  });

  test('an answer of rows of long names, too, over REST and as the result of a tool', async () => {
    const named = (name: string, owner: string) =>
      creatures(name, 400, owner).map((each) => ({ ...each, name: 'Ж'.repeat(200) }));
    const state = { players, objects: [...named('a', 'bob'), ...named('b', 'ann')] };
    const given = { player: 'ann', attacks: times(400, (index) => ({ attacker: `a${index}`, target: 'ann' })) };
    const { status, body } = await post('/v1/game-states/legal-blocks', { state, ...given });
    expect([status, body.code, body.limit, body.maximum]).toEqual([400, 'QUERY_TOO_COMPLEX', 'answer', 25_165_824]);
    const params = { name: 'ask_question', arguments: { question: 'legalBlocks', state, arguments: given } };
    const { body: told } = await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(JSON.parse(told.result.content[0].text).error).toMatchObject({ limit: 'answer', maximum: 8_388_608 });
  });

  describe('the log of a game whose tables are large', () => {
    const path = '/v1/games/replaced';
    beforeAll(async () => {
      await post('/v1/games', { id: 'replaced', state: { players } });
      for (let version = 1; version <= 4; version += 1) {
        const state = { players, objects: creatures('bear', 8_000 + version, 'ann') };
        await send(`${url}${path}/state`, 'PUT', state, asAdmin);
      }
    });

    test('comes in pages that end early, and is whole', async () => {
      const versions: number[] = [];
      let pages = 0;
      for (let after = '', hasNextPage = true; hasNextPage; pages += 1) {
        const { body } = await send(`${url}${path}/events?first=100${after}`, 'GET', undefined, asAdmin);
        versions.push(...body.items.map(({ version }: { version: number }) => version));
        after = `&after=${body.pageInfo.endCursor}`;
        ({ hasNextPage } = body.pageInfo);
      }
      expect(versions).toEqual([1, 2, 3, 4]);
      expect(pages).toBeGreaterThan(1);
    });

    test('is too much work under many aliases', async () => {
      const events = times(40, (index) => `events${index}: events(first: 100) { edges { node { input } } }`).join(' ');
      const { body } = await post('/graphql', { query: `{ game(id: "replaced") { ${events} } }` });
      expect(body.errors[0].extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit: 'work' });
    });
  });

  test('a change of a large game, once for an idempotency key, and with the ETag of the game', async () => {
    const once = { 'idempotency-key': 'tap-bear1' };
    const body = { events: [{ taps: { objects: ['bear1'] } }] };
    const first = await post('/v1/games/large/events', body, once);
    const again = await post('/v1/games/large/events', body, once);
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true']);
    expect(again.body).toEqual(first.body);
    const outdated = await post('/v1/games/large/events', body, { 'if-match': '"7"' });
    expect(outdated.status).toBe(412);
    const current = first.headers.get('etag') ?? '';
    const expected = await post(
      '/v1/games/large/events',
      { events: [{ taps: { objects: ['bear2'] } }] },
      { 'if-match': current },
    );
    expect(expected.status).toBe(200);
    expect([first.body.game.version, expected.body.game.version]).toEqual([1, 2]);
    ({ version } = expected.body.game);
  });

  test('a question about a large game, over REST and GraphQL, which then stands there as it was changed', async () => {
    const answers: Reply[] = [];
    const viaRest = await isByWorker(async () =>
      answers.push(await post('/v1/games/large/range-of', { player: 'ann' })),
    );
    const document = '{ game(id: "large") { version state { objects(filter: { controller: "ann" }) { tapped } } } }';
    // A query that comes again is compiled.
    for (let index = 0; index < 4; index += 1) {
      const { body } = await send(`${url}/graphql`, 'POST', { query: document }, asAdmin);
      expect(body.errors).toBeUndefined();
      expect(body.data.game.version).toBe(version);
      expect(body.data.game.state.objects.filter(({ tapped }: { tapped: boolean }) => tapped)).toHaveLength(2);
    }
    expect([viaRest, answers[0]?.status]).toEqual([true, 200]);
  });

  test('a mutation that asks about its table changes it once', async () => {
    const document = `mutation { recordEvents(game: "large", events: [{ taps: { objects: ["bear3"] } }]) {
      game { version state { rangeOf(player: "ann") { seats } } } } }`;
    const { body } = await send(`${url}/graphql`, 'POST', { query: document }, asAdmin);
    expect(body).toEqual({
      data: { recordEvents: { game: { version: version + 1, state: { rangeOf: { seats: null } } } } },
    });
  });

  test('a long document over a stream of events', async () => {
    const document = 'query ($of: GameStateInput!) { gameState(of: $of) { rangeOf(player: "ann") { seats } } }';
    const body = { query: document, variables: { of: large } };
    const { status, body: text } = await post('/graphql', body, { accept: 'text/event-stream' });
    expect([status, text]).toEqual([
      200,
      ':\n\nevent: next\ndata: {"data":{"gameState":{"rangeOf":{"seats":null}}}}\n\nevent: complete\ndata:\n\n',
    ]);
  });

  test.each([
    ['document', 9_000, 8_192],
    ['body', 70_000, 65_536],
  ])(
    'a subscription longer than is read between other requests is refused with its limit: %s',
    async (limit, length, most) => {
      const document = 'subscription { gameChanged(id: "large") { game { version } } }'.padEnd(length);
      const { body } = await post('/graphql', { query: document }, { accept: 'text/event-stream' });
      const value = limit === 'document' ? length : most + 1;
      expect(body).toContain(`"limit":"${limit}","value":${value},"maximum":${most}`);
    },
  );

  test('a long document in a short body, over a stream of events', async () => {
    const query = '{ editions { edition } }'.padEnd(9_000);
    const answers: Reply[] = [];
    const asking = async () => answers.push(await post('/graphql', { query }, { accept: 'text/event-stream' }));
    expect(await isByWorker(asking)).toBe(true);
    expect(answers[0]?.body).toContain('event: next\ndata: {"data":{"editions":[{"edition":');
  });

  test('the same request however its path is spelled, with the same protection', async () => {
    const body = { ...small, state: large };
    const spelled = '/%76%31/game-st%61tes/range-of';
    const [plain, encoded] = [await post('/v1/game-states/range-of', body), await post(spelled, body)];
    expect([plain.status, encoded.status]).toEqual([200, 200]);
    expect(encoded.body).toEqual(plain.body);
    expect((await send(url + spelled, 'POST', body)).status).toBe(401);
    const { key } = await running.server.keys.create({ tenant: 'reader', name: '', scope: 'read' });
    const asReader = { authorization: `Bearer ${key}` };
    expect((await send(`${url}/%76%31/g%61mes`, 'POST', { state: large }, asReader)).status).toBe(403);
    expect((await send(`${url}/%76%31/games/l%61rge/range-of`, 'POST', { player: 'ann' }, asReader)).status).toBe(404);
  });

  describe('over a WebSocket', () => {
    let client: Client;
    beforeAll(() => {
      const { authorization } = asAdmin;
      client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization },
        retryAttempts: 0,
      });
    });
    afterAll(async () => {
      await client.dispose();
    });
    const resultsOf = async (document: string, variables: Record<string, unknown> = {}) => {
      const results: unknown[] = [];
      for await (const result of client.iterate({ query: document, variables })) results.push(result);
      return results;
    };
    const document = 'query ($of: GameStateInput!) { gameState(of: $of) { rangeOf(player: "ann") { seats } } }';

    test('what is long, what is about a large game, and what takes long', async () => {
      expect(await resultsOf(document, { of: large })).toEqual([{ data: { gameState: { rangeOf: { seats: null } } } }]);
      const stored = '{ game(id: "large") { state { rangeOf(player: "ann") { seats } } } }';
      expect(await resultsOf(stored)).toEqual([{ data: { game: { state: { rangeOf: { seats: null } } } } }]);
      const working = `query ($of: GameStateInput!) { gameState(of: $of) {
        ${times(30, (index) => `a${index}: legalAttackTargets(player: "ann") { attacker { id } }`).join(' ')} } }`;
      const [result] = await resultsOf(working, { of: { players, objects: creatures('bear', 200, 'ann') } });
      expect(result).toMatchObject({ data: { gameState: { a29: { length: 200 } } } });
    });

    test('a long document in a short message', async () => {
      const answers: unknown[] = [];
      const query = (length: number) => resultsOf('{ editions { edition } }'.padEnd(length));
      for (const [length, isElsewhere] of [
        [8_192, false],
        [8_193, true],
      ] as const)
        expect(await isByWorker(async () => answers.push(...(await query(length))))).toBe(isElsewhere);
      expect(answers).toHaveLength(2);
      expect(answers[1]).toEqual(answers[0]);
      const [refused] = await resultsOf('subscription { gameChanged(id: "large") { game { version } } }'.padEnd(9_000));
      expect(refused).toMatchObject({ errors: [{ extensions: { limit: 'document', value: 9_000, maximum: 8_192 } }] });
    });

    test('a subscription about a large game', async () => {
      const asking = client.iterate({
        query: 'subscription { gameChanged(id: "large") { game { state { rangeOf(player: "ann") { seats } } } } }',
      });
      const next = asking.next();
      const tap = () => post('/v1/games/large/events', { events: [{ taps: { objects: ['bear9'] } }] });
      // It is followed from some moment on: tapped until that is noticed.
      const tapping = setInterval(() => void tap(), 500);
      const { value } = await next.finally(() => clearInterval(tapping));
      expect(value).toEqual({ data: { gameChanged: { game: { state: { rangeOf: { seats: null } } } } } });
      await asking.return?.();
    });

    test('a message of more values than are read', async () => {
      const [refused] = await resultsOf(document, { of: { players: times(1_300_000, () => ({})) } });
      expect(refused).toMatchObject({ errors: [{ extensions: { limit: 'values', maximum: 2_500_000 } }] });
    });

    test('a subscription whose result would be too long', async () => {
      const objects = creatures('bear', 4_000, 'ann').map((each) => ({ ...each, name: 'Ж'.repeat(200) }));
      await post('/v1/games', { id: 'named', state: { players, objects } });
      const aliased = times(90, (index) => `name${index}: name`).join(' ');
      const asking = client.iterate({
        query: `subscription { gameChanged(id: "named") { game { state { objects { ${aliased} } } } } }`,
      });
      const next = asking.next();
      const tap = () => post('/v1/games/named/events', { events: [{ taps: { objects: ['bear9'] } }] });
      const tapping = setInterval(() => void tap(), 500);
      const { value } = await next.finally(() => clearInterval(tapping));
      expect(value).toMatchObject({ errors: [{ extensions: { limit: 'answer', maximum: 25_165_824 } }] });
      await asking.return?.();
    });

    test('of several long messages each is answered, one with its id last and one that asks for nothing, too', async () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const messages: string[] = [];
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      socket.on('message', (data: Buffer) => messages.push(data.toString()));
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send(JSON.stringify({ type: 'connection_init', payload: asAdmin }));
      await until(() => messages.length === 1);
      const payload = { query: document, variables: { of: large } };
      socket.send(JSON.stringify({ id: 'first', type: 'subscribe', payload }));
      socket.send(JSON.stringify({ payload, type: 'subscribe', id: 'last' }));
      await until(() => messages.length === 5);
      const data = '"payload":{"data":{"gameState":{"rangeOf":{"seats":null}}}}';
      for (const id of ['first', 'last']) {
        expect(messages).toContain(`{"id":"${id}","type":"next",${data}}`);
        expect(messages).toContain(`{"id":"${id}","type":"complete"}`);
      }
      socket.send(JSON.stringify({ payload, id: 'middle', type: 'subscribe', more: payload }));
      expect(await closed).toBe(4400);
    });
  });

  test('and none is left running', () => {
    expect([running.workers.busy(), running.workers.waiting()]).toEqual([0, 0]);
  });
});

/** Takes minutes. */
const endless = () => ({
  player: 'ann',
  state: { players, objects: [...creatures('a', 8_000, 'bob'), ...creatures('b', 8_000, 'ann')] },
  attacks: times(8_000, (index) => ({ attacker: `a${index}`, target: 'ann' })),
});

describe.each([
  ['takes too long', endless, { time: 3_000 }, { status: 504, code: 'TIMEOUT' }],
  [
    'takes too much memory',
    endless,
    { memory: 64 },
    { status: 400, code: 'QUERY_TOO_COMPLEX', limit: 'memory', maximum: 64 },
  ],
])('a worker that %s', (_, request, limits, failure) => {
  let running: Running;
  beforeAll(async () => {
    running = await start(database.url, { ...limits, work: 1e10 });
  });
  afterAll(() => running.close());

  test('is one error for one request: the next one is answered, another tenant unaffected, and no worker left running', async () => {
    const { server, workers } = running;
    const { key } = await server.keys.create({ tenant: 'other', name: '', scope: 'read' });
    const ask = (path: string, body: unknown, headers: Record<string, string>) =>
      send(`${server.url}/v1/game-states/${path}`, 'POST', body, headers);
    const dying = ask('legal-blocks', request(), asAdmin);
    const other = await ask('range-of', { player: 'ann', state: large }, { authorization: `Bearer ${key}` });
    const died = await dying;
    expect(other.status).toBe(200);
    expect(died.body).toMatchObject(failure);
    const next = await ask('range-of', { player: 'ann', state: large }, asAdmin);
    expect(next.status).toBe(200);
    expect([workers.busy(), workers.waiting()]).toEqual([0, 0]);
  });
});
