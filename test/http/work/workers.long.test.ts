// 60 s: gives workers more than they have time and memory for.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { standardLimits } from '../../../src/questions/catalogue/budget.js';
import { randomNumbers } from '../../random-numbers.js';
import { until } from '../../until.js';
import { createCards } from '../../../src/own-cards/cards.js';
import { createWorkers } from '../../../src/http/work/workers.js';
import { openCards } from '../../../src/own-cards/store.js';
import { openDatabase } from '../../../src/games/store/database.js';
import { openGames } from '../../../src/games/games-in-postgres.js';
import { socketUrl } from '../live-clients.js';
import { closing, ownDatabase, send, startServer, type Reply } from '../server.js';
import { times } from '../../times.js';

const program = new URL('../../../dist/worker.js', import.meta.url).pathname;
const KEY = 'the-admin-key-of-this-test';
const asAdmin = { authorization: `Bearer ${KEY}` };
const beyondAnswer = { code: 'QUERY_TOO_COMPLEX', limit: 'answer', maximum: 25_165_824 };

/** A server whose workers have so many MiB and milliseconds, and where nothing is refused for its work. */
const start = async (databaseUrl: string, { memory = 256, time = 600_000, work = standardLimits.work } = {}) => {
  const limits = { ...standardLimits, work, time: 600_000 };
  const settings = { limits, graphql: { introspection: true, graphiql: false } };
  const database = { url: databaseUrl, statementTimeout: 15_000 };
  const workers = createWorkers({ program, count: 2, memory, time, database, ...settings });
  const opened = openDatabase(databaseUrl);
  const games = openGames(opened, createCards(openCards(opened.query)));
  const server = await startServer({ databaseUrl, apiKey: KEY, workers, games, limits });
  const close = async () => {
    await server.close();
    await workers.close();
    await opened.close();
  };
  return { ...server, ...server.as(KEY), workers, close };
};

const creatures = (name: string, count: number, owner: string) =>
  times(count, (index) => ({ id: `${name}${index}`, typeLine: 'Creature — Bear', owner, power: 2, toughness: 2 }));
const players = [{ id: 'ann' }, { id: 'bob' }];
/** Named at such length that answers of them are too long. */
const named = (each: object) => ({ ...each, name: 'Ж'.repeat(200) });
const ofTable = 'query ($of: GameStateInput!) { gameState(of: $of)';
const rangeOfAnn = `${ofTable} { rangeOf(player: "ann") { seats } } }`;
const tooManyValues = /"limit":"values","value":26\d{5},"maximum":2500000/;
/** A table whose description is longer than what is read between other requests. */
const large = { players, objects: creatures('bear', 4_000, 'ann') };
const small = { player: 'ann', state: { players } };

const database = await ownDatabase();

const running = closing(await start(database.url));
await running.post('/v1/games', { id: 'large', state: large });

describe('a worker answers', () => {
  const { url, post } = running;
  let version: number;

  /** Whether a worker was asked meanwhile. */
  const isByWorker = async (asking: () => Promise<unknown>): Promise<boolean> => {
    const { busy, waiting } = running.workers;
    const before = busy() + waiting();
    const answering = asking();
    let most = before;
    const looking = setInterval(() => (most = Math.max(most, busy())), 1);
    await answering.finally(() => clearInterval(looking));
    return most > before;
  };
  /** What is answered, by a worker or not. */
  const answerOf = async (isElsewhere: boolean, asking: () => Promise<Reply>): Promise<Reply> => {
    const answers: Reply[] = [];
    expect(await isByWorker(async () => answers.push(await asking()))).toBe(isElsewhere);
    const [answer] = answers;
    if (!answer) throw new Error('There is no answer.');
    return answer;
  };
  const tool = (name: string, args: object) =>
    post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });

  test.each([
    [40, true],
    [4, false],
  ])('a table of %i cards with long texts: %s', async (count, isElsewhere) => {
    const objects = times(count, (index) => ({
      id: `card${index}`,
      owner: 'ann',
      cardData: { name: `Card ${index}`, type_line: 'Creature — Bear', oracle_text: 'Flying\n'.repeat(80) },
    }));
    await answerOf(isElsewhere, () => post('/v1/game-states', { state: { players, objects } }));
  });

  describe('what is told as text, at every door', () => {
    const written = (count: number) =>
      ['ann*:', ...times(count, (index) => `  bear${index} 2/2 (Creature — Bear)`), 'bob:'].join('\n');
    const described = (count: number) => ({ players, objects: creatures('bear', count, 'ann') });
    const codes = new Map<number, string>();
    const asked = { question: 'rangeOf', arguments: { player: 'ann' } };
    const byText = 'query ($text: String!) { gameStateByText(text: $text) { finished } }';
    const codeOf = async (state: object): Promise<string> => (await post('/v1/game-states', { state })).body.code;
    const doors: readonly [string, (count: number) => Promise<Reply>][] = [
      ['text/plain', (count) => post('/v1/game-states', written(count), { 'content-type': 'text/plain' })],
      ['text of a question', (count) => post('/v1/game-states/range-of', { player: 'ann', text: written(count) })],
      ['a table that is checked', (count) => post('/v1/game-states', { state: described(count) })],
      ['a code', (count) => running.get(`/v1/game-states/${codes.get(count) ?? ''}`)],
      ['gameStateByText', (count) => running.graphql(byText, { text: written(count) })],
      ['GameState.text', (count) => running.graphql(`${ofTable} { text } }`, { of: described(count) })],
      [
        'warnings of it',
        (count) => running.graphql(`${ofTable} { warnings { code } text } }`, { of: described(count) }),
      ],
      ['check_table', (count) => tool('check_table', { state: described(count) })],
      ['ask_question', (count) => tool('ask_question', { ...asked, text: written(count) })],
    ];

    test.each(doors)('%s', async (_, ask) => {
      for (const count of [4, 400]) {
        codes.set(count, await codeOf(described(count)));
        const { status, body } = await answerOf(count === 400, () => ask(count));
        expect([status, body.errors, body.result?.isError]).toEqual([200, undefined, undefined]);
      }
    });

    test('a small code of a large table, under GraphQL', async () => {
      const code = await codeOf(described(2_000));
      expect(code.length).toBeLessThan(10_000);
      const document = 'query ($code: String!) { gameStateByCode(code: $code) { finished } }';
      await answerOf(true, () => running.graphql(document, { code }));
    });
  });

  test.each([
    [20, false],
    [2_000, true],
  ])('a document of %i fields: %s', async (count, isElsewhere) => {
    const query = `{ ${'editions { edition } '.repeat(count)} }`;
    const { body } = await answerOf(isElsewhere, () => running.graphql(query));
    expect(body.data?.editions ?? body.errors[0].extensions.limit).toBeDefined();
  });

  test.each<[string, (players: readonly object[]) => Promise<Reply>]>([
    ['/v1/game-states', (values) => post('/v1/game-states', { state: { players: values } })],
    ['/graphql', (values) => running.graphql(`${ofTable} { finished } }`, { of: { players: values } })],
    ['/mcp', (values) => tool('check_table', { state: { players: values } })],
  ])('at %s what a worker of the least memory holds is read, and more is not', async (_, ask) => {
    expect(JSON.stringify((await ask(times(1_240_000, () => ({})))).body)).toContain('BAD_USER_INPUT');
    const { status, body } = await ask(times(1_300_000, () => ({})));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(tooManyValues)]);
    expect((await post('/v1/game-states/range-of', small)).status).toBe(200);
  });

  const aliased = times(90, (index) => `name${index}: name`).join(' ');

  test('an answer of long names under many aliases is refused before it is written, and nobody is held up', async () => {
    const of = { players, objects: large.objects.map(named) };
    const { status, body } = await running.graphql(`${ofTable} { objects { ${aliased} } } }`, { of });
    const [{ extensions }] = body.errors;
    expect({ status, ...extensions }).toMatchObject({ status: 400, ...beyondAnswer });
    expect(extensions.value).toBeGreaterThan(extensions.maximum);
    expect((await post('/v1/game-states/range-of', small)).status).toBe(200);
  });

  test('an answer of rows of long names, too, over REST and as the result of a tool', async () => {
    const objects = [...creatures('a', 400, 'bob'), ...creatures('b', 400, 'ann')].map(named);
    const state = { players, objects };
    const given = { player: 'ann', attacks: times(400, (index) => ({ attacker: `a${index}`, target: 'ann' })) };
    const { status, body } = await post('/v1/game-states/legal-blocks', { state, ...given });
    expect({ ...body, status }).toMatchObject({ status: 400, ...beyondAnswer });
    const { body: told } = await tool('ask_question', { question: 'legalBlocks', state, arguments: given });
    expect(JSON.parse(told.result.content[0].text).error).toMatchObject({ limit: 'answer', maximum: 8_388_608 });
  });

  describe('the log of a game whose tables are large', () => {
    const path = '/v1/games/replaced';
    beforeAll(async () => {
      await post('/v1/games', { id: 'replaced', state: { players } });
      for (let version = 1; version <= 4; version += 1) {
        await running.put(`${path}/state`, { players, objects: creatures('bear', 8_000 + version, 'ann') });
      }
    });

    test('comes in pages that end early, and is whole', async () => {
      const versions: number[] = [];
      let pages = 0;
      for (let after = '', hasNextPage = true; hasNextPage; pages += 1) {
        const { body } = await running.get(`${path}/events?first=100${after}`);
        versions.push(...body.items.map(({ version }: { version: number }) => version));
        after = `&after=${body.pageInfo.endCursor}`;
        ({ hasNextPage } = body.pageInfo);
      }
      expect(versions).toEqual([1, 2, 3, 4]);
      expect(pages).toBeGreaterThan(1);
    });

    test('is too much work under many aliases', async () => {
      const events = times(40, (index) => `events${index}: events(first: 100) { edges { node { input } } }`).join(' ');
      const { body } = await running.graphql(`{ game(id: "replaced") { ${events} } }`);
      expect(body.errors[0].extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit: 'work' });
    });
  });

  test('a change of a large game, once for an idempotency key, and with the ETag of the game', async () => {
    const change = (bear: string, headers: Record<string, string>) =>
      post('/v1/games/large/events', { events: [{ taps: { objects: [bear] } }] }, headers);
    const first = await change('bear1', { 'idempotency-key': 'tap-bear1' });
    const again = await change('bear1', { 'idempotency-key': 'tap-bear1' });
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true']);
    expect(again.body).toEqual(first.body);
    expect((await change('bear1', { 'if-match': '"7"' })).status).toBe(412);
    const expected = await change('bear2', { 'if-match': first.headers.get('etag') ?? '' });
    expect([first.body.game.version, expected.status, expected.body.game.version]).toEqual([1, 200, 2]);
    ({ version } = expected.body.game);
  });

  test.each([
    [60, true],
    [2, false],
  ])('a stored game with a card of a text of %i lines: %s', async (lines, isElsewhere) => {
    const cardData = {
      name: 'Scroll',
      type_line: 'Artifact',
      oracle_text: 'Whenever a creature attacks you, draw two cards.\n'.repeat(lines),
    };
    const id = `scroll-${lines}`;
    await post('/v1/games', { id, state: { players, objects: [{ id: 'scroll', owner: 'ann', cardData }] } });
    expect((await answerOf(isElsewhere, () => post(`/v1/games/${id}/range-of`, { player: 'ann' }))).status).toBe(200);
  });

  test('the long ones of a batch, each in its place', async () => {
    const items = [small, { ...small, state: large }, { ...small, player: 'zoe', state: large }, small];
    const { body } = await answerOf(true, () => post('/v1/questions/range-of/batch', { items }));
    const single = async (item: object) => (await post('/v1/game-states/range-of', item)).body;
    const [first, second, wrong, last] = body.items;
    expect([first, second, last]).toEqual([await single(small), await single({ ...small, state: large }), first]);
    expect(wrong).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', problems: [{ path: ['player'] }] });
    await answerOf(false, () => post('/v1/questions/range-of/batch', { items: [small, small] }));
  });

  test('a question about a large game, over REST and GraphQL, which then stands there as it was changed', async () => {
    expect((await answerOf(true, () => post('/v1/games/large/range-of', { player: 'ann' }))).status).toBe(200);
    const document = '{ game(id: "large") { version state { objects(filter: { controller: "ann" }) { tapped } } } }';
    // A query that comes again is compiled.
    for (let index = 0; index < 4; index += 1) {
      const { body } = await running.graphql(document);
      expect([body.errors, body.data.game.version]).toEqual([undefined, version]);
      expect(body.data.game.state.objects.filter(({ tapped }: { tapped: boolean }) => tapped)).toHaveLength(2);
    }
  });

  test('a mutation that asks about its table changes it once', async () => {
    const document = `mutation { recordEvents(game: "large", events: [{ taps: { objects: ["bear3"] } }]) {
      game { version state { rangeOf(player: "ann") { seats } } } } }`;
    const { body } = await running.graphql(document);
    const game = { version: version + 1, state: { rangeOf: { seats: null } } };
    expect(body).toEqual({ data: { recordEvents: { game } } });
  });

  test('a long document over a stream of events', async () => {
    const body = { query: rangeOfAnn, variables: { of: large } };
    const { status, body: text } = await post('/graphql', body, { accept: 'text/event-stream' });
    const next = 'data: {"data":{"gameState":{"rangeOf":{"seats":null}}}}';
    expect([status, text]).toEqual([200, `:\n\nevent: next\n${next}\n\nevent: complete\ndata:\n\n`]);
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
    const answer = await answerOf(true, () => post('/graphql', { query }, { accept: 'text/event-stream' }));
    expect(answer.body).toContain('event: next\ndata: {"data":{"editions":[{"edition":');
  });

  test('the same request however its path is spelled, with the same protection', async () => {
    const body = { ...small, state: large };
    const spelled = '/%76%31/game-st%61tes/range-of';
    const [plain, encoded] = [await post('/v1/game-states/range-of', body), await post(spelled, body)];
    expect([plain.status, encoded.status]).toEqual([200, 200]);
    expect(encoded.body).toEqual(plain.body);
    expect((await send(url + spelled, 'POST', body)).status).toBe(401);
    const reader = await running.withKey('read', 'reader');
    expect((await reader.post('/%76%31/g%61mes', { state: large })).status).toBe(403);
    expect((await reader.post('/%76%31/games/l%61rge/range-of', { player: 'ann' })).status).toBe(404);
  });

  describe('over a WebSocket', () => {
    const client = createClient({
      ...{ url: socketUrl(running), webSocketImpl: WebSocket, connectionParams: asAdmin, retryAttempts: 0 },
    });
    afterAll(() => client.dispose());
    const resultsOf = async (document: string, variables: Record<string, unknown> = {}) => {
      const results: unknown[] = [];
      for await (const result of client.iterate({ query: document, variables })) results.push(result);
      return results;
    };
    test('what is long, what is about a large game, and what takes long', async () => {
      const none = { data: { gameState: { rangeOf: { seats: null } } } };
      expect(await resultsOf(rangeOfAnn, { of: large })).toEqual([none]);
      const stored = '{ game(id: "large") { state { rangeOf(player: "ann") { seats } } } }';
      expect(await resultsOf(stored)).toEqual([{ data: { game: { state: { rangeOf: { seats: null } } } } }]);
      const working = `${ofTable} {
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

    /** What a subscription to a game is told first: a bear is tapped until that is noticed. */
    const toldOf = async (id: string, asked: string): Promise<unknown> => {
      const asking = client.iterate({ query: `subscription { gameChanged(id: "${id}") { game { ${asked} } } }` });
      const next = asking.next();
      const tap = () => post(`/v1/games/${id}/events`, { events: [{ taps: { objects: ['bear9'] } }] });
      const tapping = setInterval(() => void tap(), 500);
      const { value } = await next.finally(() => clearInterval(tapping));
      await asking.return?.();
      return value;
    };

    test('a subscription about a large game, and one whose result would be too long', async () => {
      const value = await toldOf('large', 'state { rangeOf(player: "ann") { seats } }');
      expect(value).toEqual({ data: { gameChanged: { game: { state: { rangeOf: { seats: null } } } } } });
      await post('/v1/games', { id: 'named', state: { players, objects: large.objects.map(named) } });
      const refused = await toldOf('named', `state { objects { ${aliased} } }`);
      expect(refused).toMatchObject({ errors: [{ extensions: beyondAnswer }] });
    });

    test('a message of more values than are read', async () => {
      const [refused] = await resultsOf(rangeOfAnn, { of: { players: times(1_300_000, () => ({})) } });
      expect(refused).toMatchObject({ errors: [{ extensions: { limit: 'values', maximum: 2_500_000 } }] });
    });

    test('of several long messages each is answered, one with its id last and one that asks for nothing, too', async () => {
      const socket = new WebSocket(socketUrl(running), 'graphql-transport-ws');
      const messages: string[] = [];
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      socket.on('message', (data: Buffer) => messages.push(data.toString()));
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send(JSON.stringify({ type: 'connection_init', payload: asAdmin }));
      await until(() => messages.length === 1);
      const payload = { query: rangeOfAnn, variables: { of: large } };
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

  test('and none is left running', () => until(() => running.workers.busy() + running.workers.waiting() === 0));
});

/** Takes minutes. */
const endless = () => ({
  player: 'ann',
  state: { players, objects: [...creatures('a', 8_000, 'bob'), ...creatures('b', 8_000, 'ann')] },
  attacks: times(8_000, (index) => ({ attacker: `a${index}`, target: 'ann' })),
});

test.each([
  [
    'takes too long',
    { time: 6_000 },
    { status: 504, code: 'TIMEOUT', detail: 'The request took longer than 6000 ms to work out.' },
  ],
  [
    'takes too much memory',
    { memory: 96 },
    {
      ...{ status: 400, code: 'QUERY_TOO_COMPLEX', limit: 'memory', maximum: 96 },
      detail: 'That is too much to work out at once: it takes more than 96 MiB of memory.',
    },
  ],
])(
  'a worker that %s is one error for one request: the next one is answered, another tenant unaffected',
  async (_, limits, failure) => {
    const running = await start(database.url, { ...limits, work: 1e10 });
    const ask = { player: 'ann', state: large };
    const other = await running.withKey('read', 'other');
    const dying = running.post('/v1/game-states/legal-blocks', endless());
    expect((await other.post('/v1/game-states/range-of', ask)).status).toBe(200);
    expect((await dying).body).toMatchObject(failure);
    expect((await running.post('/v1/game-states/range-of', ask)).status).toBe(200);
    expect([running.workers.busy(), running.workers.waiting()]).toEqual([0, 0]);
    await running.close();
  },
);

test('a worker that runs out of memory with nothing to answer ends nothing else', async () => {
  const running = await start(database.url, { memory: 4 });
  running.workers.start();
  await pause(3_000);
  expect((await running.post('/v1/game-states/range-of', small)).status).toBe(200);
  await running.close();
});

describe('questions that are solved', () => {
  const random = randomNumbers(7);
  /** As many creatures that have to attack as often as limits cross, each on about half of them. */
  const crossing = (count: number, limits: number) => {
    const ids = times(count, (index) => `c${index}`);
    const attackRules = (kind: object) => ({ attackRules: [kind] });
    const attackers = ids.map((id) => ({
      ...{ id, typeLine: 'Creature — Bear', owner: 'ann' },
      ...attackRules({ kind: 'ATTACKS_IF_ABLE' }),
    }));
    const caps = times(limits, (index) => ({
      ...{ id: `cap${index}`, typeLine: 'Artifact', owner: 'bob' },
      ...attackRules({
        kind: 'AT_MOST',
        count: Math.ceil(count / 5),
        creatures: { ids: ids.filter((_, place) => place < 2 || random.below(2)) },
      }),
    }));
    return { player: 'ann', attacks: [], state: { players, objects: [...attackers, ...caps] } };
  };
  const path = '/v1/game-states/check-attack';
  let running: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    running = await start(database.url);
    await running.post(path, crossing(5, 3));
  });
  afterAll(() => running.close());

  test('are answered, the small ones before the hard ones that came first, of whichever tenant', async () => {
    const others = await Promise.all(['one', 'two'].map((tenant) => running.withKey('read', tenant)));
    const ended: string[] = [];
    const ask = async ({ post }: Pick<typeof running, 'post'>, name: string, of: object): Promise<number> => {
      const { status } = await post(path, of);
      ended.push(name);
      return status;
    };
    const askers = [running, ...others];
    const hard = askers.flatMap((each) => times(4, () => ask(each, 'hard', crossing(70, 30))));
    await until(() => running.workers.waiting() > 0);
    const small = askers.flatMap((each) => times(6, () => ask(each, 'small', crossing(5, 3))));
    expect(await Promise.all([...small, ...hard])).toEqual(times(30, () => 200));
    expect(ended.slice(0, ended.lastIndexOf('small')).filter((name) => name === 'hard').length).toBeLessThan(6);
  });

  test('are never left waiting until they are out of time: more than can be answered are refused at once', async () => {
    const replies = await Promise.all(times(60, () => running.post(path, crossing(60, 30))));
    const statuses = replies.map(({ status }) => status);
    const details = new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.detail));
    expect([...details]).toEqual(['Too many long requests wait already; try again soon.']);
    const count = (of: number) => statuses.filter((status) => status === of).length;
    expect(count(200)).toBeGreaterThan(30);
    expect(count(503)).toBeGreaterThan(20);
    expect(count(200) + count(503)).toBe(60);
  });

  test('are answered of a declaration that is forced: it is recorded once, with what it breaks', async () => {
    const turn = { activePlayers: ['ann'], step: 'DECLARE_ATTACKERS' };
    await running.post('/v1/games', { id: 'forced', state: { ...crossing(60, 30).state, turn } });
    const declared = { attackersDeclared: { player: 'ann', attacks: [] } };
    const { body } = await running.post('/v1/games/forced/events', { events: [declared], force: true });
    const [{ illegalBecause }] = body.events;
    expect([body.game.version, illegalBecause[0]?.rule.number]).toEqual([1, '508.1d']);
  });
});
