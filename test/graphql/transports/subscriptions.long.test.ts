// 45 s: waits for clients that read slowly, connections that are cut and a database that is away.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { WebSocket } from 'ws';
import { follow } from '../../../examples/clients/follow.js';
import { standardLimits } from '../../../src/questions/catalogue/budget.js';
import { standardLiveSettings } from '../../../src/http/streams/settings.js';
import { rowsOf } from '../../database.js';
import { all, connect as connectTo, counting, EVENTS, first, gameChanged, keeping } from '../../http/live-clients.js';
import { makeGame, messagesOf, record, socketUrl, sseClient, stream, subscribe } from '../../http/live-clients.js';
import type { Heard } from '../../http/live-clients.js';
import { openProxy } from '../../http/operation/proxy.js';
import { ownDatabase, refusalOf, serve, startServer, type Keyed, type TestServer } from '../../http/server.js';
import { until } from '../../until.js';

const { url: databaseUrl } = await ownDatabase();
const one = await serve({ databaseUrl });
const other = await serve({ databaseUrl });

const connections: Heard[] = [];
afterEach(async () => {
  for (const { client } of connections.splice(0)) await client.dispose();
});
/** Connects until the test has ended. */
const connect = (server: TestServer, authorization?: string): Heard => {
  const heard = connectTo(server, authorization);
  connections.push(heard);
  return heard;
};

const codeIn = ({ errors }: { errors?: any }): string => errors?.[0]?.extensions?.code;

/** The versions that messages tell of, each game's beside those of its events. */
const versionsIn = (results: readonly any[]) =>
  results.map(({ data, errors }) => {
    expect(errors).toBeUndefined();
    const { game, events } = data.gameChanged;
    return [game.version, events.map(({ version }: { version: number }) => version)];
  });

const eventsIn = (results: readonly any[]): readonly number[] => versionsIn(results).flatMap(([, events]) => events);

/** The versions of events one by one; changes of the same millisecond come in one message. */
async function* eachEventIn(results: AsyncIterable<any>): AsyncGenerator<number> {
  for await (const result of results) yield* eventsIn([result]);
}

describe('a change at one server is told by another', () => {
  test('over a WebSocket, what was recorded at once together', async () => {
    await makeGame(one, 'told');
    const results = first(2, subscribe(connect(other), 'told', 0));
    await record(one, 'told');
    await record(one, 'told', 3);
    expect(versionsIn(await results)).toEqual([
      [1, [1]],
      [4, [2, 3, 4]],
    ]);
  });

  test('as a stream of events, to the client that the protocol is of', async () => {
    await makeGame(one, 'streamed');
    const client = sseClient(other);
    const results = first(2, client.iterate({ query: gameChanged, variables: { id: 'streamed', since: 0 } }));
    await record(one, 'streamed', 2);
    await record(one, 'streamed');
    expect(versionsIn(await results)).toEqual([
      [2, [1, 2]],
      [3, [3]],
    ]);
  });

  test('from now on where no version is given', async () => {
    await makeGame(one, 'now');
    await record(one, 'now', 5);
    const { read: seen } = keeping(eachEventIn(subscribe(connect(other), 'now')));
    let recorded = 5;
    await until(async () => {
      await record(one, 'now');
      recorded += 1;
      return seen.length > 0;
    });
    const begun = seen[0] ?? 0;
    expect(begun).toBeGreaterThan(5);
    await record(one, 'now', 3);
    await until(() => seen.length === recorded + 3 - begun + 1);
    expect(seen).toEqual(counting(begun, recorded + 3));
  });

  test('each game as it was after its change, also long after', async () => {
    const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
    await makeGame(one, 'then', {}, state);
    const leaving = { events: [{ playerLeaves: { player: 'bob' } }] };
    await record(one, 'then');
    expect((await one.post('/v1/games/then/events', leaving)).status).toBe(200);
    expect((await one.post('/v1/games/then/revert', { version: 1 })).status).toBe(200);
    const heard = connect(other);
    const asked = `subscription ($id: ID!, $since: Int) { gameChanged(id: $id, sinceVersion: $since) {
      game { version status finishedAt winners { id } standings { result } state { players { id life inGame } } }
    } }`;
    const results = await first(3, subscribe(heard, 'then', 0, asked));
    expect(results.map(({ data }) => data.gameChanged.game)).toMatchObject([
      { version: 1, status: 'IN_PROGRESS', finishedAt: null, winners: [], state: { players: [{ life: 21 }, {}] } },
      {
        version: 2,
        status: 'FINISHED',
        finishedAt: expect.any(String),
        winners: [{ id: 'ann' }],
        standings: [{ result: 'WON' }, { result: 'LOST' }],
        state: { players: [{ inGame: true }, { inGame: false }] },
      },
      { version: 3, status: 'IN_PROGRESS', finishedAt: null, state: { players: [{ life: 21 }, { inGame: true }] } },
    ]);
  });
});

describe('nothing is missed and nothing comes twice', () => {
  const CHANGES = 300;

  /** Both servers change a game at the same time, one event at a time. */
  const change = async (id: string): Promise<void> => {
    let left = CHANGES;
    const write = async (server: TestServer) => {
      while (left > 0) {
        left -= 1;
        await record(server, id);
      }
    };
    await Promise.all([write(one), write(one), write(other), write(other)]);
  };

  /** Reads on after each cut from what was seen last. */
  const readWithCuts = async (open: (since: number) => AsyncIterable<number>, mostAtOnce: number) => {
    const seen: number[] = [];
    let cuts = 0;
    while (seen.length < CHANGES) {
      const most = 1 + Math.floor(Math.random() * mostAtOnce);
      seen.push(...(await first(Math.min(most, CHANGES - seen.length), open(seen.at(-1) ?? 0))));
      cuts += 1;
    }
    return { seen, cuts };
  };

  const expectAll = ({ seen, cuts }: { seen: readonly number[]; cuts: number }) => {
    expect(seen).toEqual(counting(1, CHANGES));
    expect(cuts).toBeGreaterThan(5);
  };

  test('however often a WebSocket or a stream is cut while four writers are at work', async () => {
    await makeGame(one, 'cut');
    async function* overWebSocket(since: number): AsyncGenerator<number> {
      const heard = connect(other);
      try {
        for await (const version of eachEventIn(subscribe(heard, 'cut', since))) {
          yield version;
          if (Math.random() < 0.02) (await heard.opened).terminate();
        }
      } catch (error) {
        expect(error).toMatchObject({ code: 1006 });
      } finally {
        await heard.client.dispose();
      }
    }
    async function* overStream(since: number): AsyncGenerator<number> {
      const cut = new AbortController();
      const answer = await stream(other, '/v1/games/cut/events', EVENTS, { 'last-event-id': `${since}` }, cut.signal);
      try {
        for await (const { id } of messagesOf(answer)) yield Number(id);
      } finally {
        cut.abort();
      }
    }
    const readers = [readWithCuts(overWebSocket, 40), readWithCuts(overStream, 40), readWithCuts(overStream, 10)];
    await change('cut');
    for (const reader of await Promise.all(readers)) expectAll(reader);
  });

  test('while the connections that listen are ended by the database', async () => {
    await makeGame(one, 'ended');
    const seen = first(CHANGES, eachEventIn(subscribe(connect(other), 'ended', 0)));
    const ended: unknown[] = [];
    const ending = (async () => {
      while (ended.length < 4) {
        await pause(200);
        const found = await rowsOf(
          databaseUrl,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND application_name = 'rangefinder notifications'`,
        );
        ended.push(...found);
      }
    })();
    await change('ended');
    await ending;
    expect(await seen).toEqual(counting(1, CHANGES));
  });

  test('while the database is out of reach for a server, whose readers wait with it', async () => {
    const way = await openProxy(databaseUrl);
    const cutOff = await startServer({ databaseUrl: way.url });
    await makeGame(one, 'outage');
    const heard = connect(cutOff);
    const { read: results } = keeping(subscribe(heard, 'outage', 0));
    await record(one, 'outage', 2);
    await record(one, 'outage');
    await until(() => results.length === 2);
    await way.cut();
    await record(one, 'outage');
    await pause(1_500);
    await record(one, 'outage');
    await way.mend();
    await pause(1_000);
    await record(one, 'outage');
    await record(one, 'outage');
    await until(() => results.length === 6);
    expect(versionsIn(results)).toEqual([[2, [1, 2]], ...[3, 4, 5, 6, 7].map((version) => [version, [version]])]);
    await heard.client.dispose();
    await cutOff.close();
    await way.close();
  });

  test('where nobody told of a change at all, as when a server ends just after it', async () => {
    await makeGame(one, 'untold');
    const results = first(1, subscribe(connect(other), 'untold', 0));
    await pause(500);
    await rowsOf(
      databaseUrl,
      `WITH changed AS (UPDATE games SET version = 1 WHERE id = 'untold' RETURNING *)
       INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
       SELECT tenant_id, id, 1, 'combatEnds', '{}', 'Combat ends.', now() FROM changed`,
    );
    expect(eventsIn(await results)).toEqual([1]);
  });
});

test('the client of the guide misses nothing, either', async () => {
  await makeGame(one, 'guide');
  const sockets = new Set<WebSocket>();
  class Socket extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      sockets.add(this);
    }
  }
  const events = keeping(follow(other.url, null, 'guide', 0, Socket));
  for (let version = 0; version < 30; version += 1) {
    await record(one, 'guide');
    if (version % 10 === 5) for (const socket of sockets) socket.terminate();
  }
  await until(() => events.read.length >= 30);
  expect((await one.delete('/v1/games/guide')).status).toBe(204);
  await events.ended;
  expect(events.read.map(({ version }) => version)).toEqual(counting(1, 30));
  expect(sockets.size).toBeGreaterThan(1);
  await expect(all(follow(other.url, null, 'guide', 0, Socket))).rejects.toThrow('There is no game "guide".');
});

describe('a game that is not there', () => {
  test.each([
    ['nobody has', 'nobodys', undefined, 'NOT_FOUND'],
    ['has not come so far', 'known', 7, 'BAD_USER_INPUT'],
    ['never stood before it began', 'known', -1, 'BAD_USER_INPUT'],
  ])('one that %s', async (_, id, since, code) => {
    if (id === 'known' && since === 7) await makeGame(one, 'known');
    const [result] = await all(subscribe(connect(other), id, since));
    expect([codeIn(result), result.data ?? null]).toEqual([code, null]);
    const [streamed] = await all(sseClient(other).iterate({ query: gameChanged, variables: { id, since } }));
    expect(codeIn(streamed as object)).toBe(code);
  });

  test('the subscription is complete when the game is deleted, also if another takes its id at once', async () => {
    await makeGame(one, 'deleted');
    const heard = connect(other);
    const results = [1, 2].map(() => keeping(subscribe(heard, 'deleted', 0)));
    const events = keeping(messagesOf(await stream(other, '/v1/games/deleted/events', EVENTS)));
    await record(one, 'deleted');
    await until(() => [...results, events].every(({ read }) => read.length === 1));
    expect((await one.delete('/v1/games/deleted')).status).toBe(204);
    await makeGame(one, 'deleted');
    await record(one, 'deleted', 2);
    await Promise.all([...results, events].map(({ ended }) => ended));
    for (const { read } of results) expect(versionsIn(read)).toEqual([[1, [1]]]);
    expect(events.read.map(({ id }) => id)).toEqual(['1']);
  });
});

describe('the limits and the errors are those of every other transport', () => {
  const over = async (asked: AsyncIterable<unknown>) =>
    first(1, asked).then(
      ([result]) => result as any,
      (errors: unknown) => ({ errors }),
    );
  const overWebSocket = (document: string, variables: Record<string, unknown> = {}) =>
    over(connect(one).client.iterate({ query: document, variables }));
  const overStream = (document: string, variables: Record<string, unknown> = {}) =>
    over(sseClient(one).iterate({ query: document, variables }));

  const aGame = 'query ($id: ID!, $version: Int) { game(id: $id) { state(version: $version) { code } } }';
  const nested = (levels: number): string => (levels ? `suppose(events: []) { ${nested(levels - 1)} }` : 'code');
  const table = 'of: { players: [{ id: "ann" }, { id: "bob" }] }';

  const aliases = counting(0, standardLimits.aliases).map((each) => `a${each}: __typename`);
  test.each([
    ['no document', '{', {}, 'GRAPHQL_PARSE_FAILED'],
    ['no such field', 'subscription { gameChanges }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    ['too deep', `{ gameState(${table}) { ${nested(standardLimits.depth)} } }`, {}, 'QUERY_TOO_COMPLEX'],
    ['too many aliases', `{ ${aliases.join(' ')} }`, {}, 'QUERY_TOO_COMPLEX'],
    ['too many tokens', `{ ${'__typename '.repeat(standardLimits.tokens)} }`, {}, 'QUERY_TOO_COMPLEX'],
    ['a variable of another type', aGame, { id: 'x', version: 'first' }, 'BAD_USER_INPUT'],
    ['a variable left out', aGame, {}, 'BAD_USER_INPUT'],
    ['a table that makes no sense', '{ gameState(of: { players: [] }) { code } }', {}, 'BAD_USER_INPUT'],
  ])('%s', async (_, document, variables, code) => {
    const { body } = await one.query(document, variables);
    expect(codeIn(body)).toBe(code);
    for (const ask of [overWebSocket, overStream]) expect((await ask(document, variables)).errors).toEqual(body.errors);
  });

  test('what fails before execution is one message of the type error, which ends the operation', async () => {
    const socket = new WebSocket(socketUrl(one), GRAPHQL_TRANSPORT_WS_PROTOCOL);
    await once(socket, 'open');
    const told: any[] = [];
    const isAnswered = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        told.push(JSON.parse(data.toString()));
        if (told.at(-1).id === 'after' && told.at(-1).type === 'complete') resolve();
      });
    });
    const ask = (id: string, variables: object) =>
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: aGame, variables } }));
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    ask('misfit', { id: 'x', version: 'first' });
    ask('after', { id: 'x' });
    await isAnswered;
    socket.close();
    const toldOf = (id: string) => told.filter((each) => each.id === id);
    expect(toldOf('misfit')).toEqual([{ id: 'misfit', type: 'error', payload: [expect.any(Object)] }]);
    expect(toldOf('after').map(({ type }) => type)).toEqual(['next', 'complete']);
  });

  test('questions and changes are answered, too', async () => {
    const asked = `{ gameState(${table}) { players { id } } }`;
    const answer = { gameState: { players: [{ id: 'ann' }, { id: 'bob' }] } };
    expect(await overWebSocket(asked)).toEqual({ data: answer });
    expect(await overStream(asked)).toEqual({ data: answer });
    const create =
      'mutation ($id: ID!) { createGame(input: { id: $id, state: { players: [{ id: "a" }, { id: "b" }] } }) { id } }';
    expect(await overWebSocket(create, { id: 'by-socket' })).toEqual({ data: { createGame: { id: 'by-socket' } } });
    expect(await overStream(create, { id: 'by-stream' })).toEqual({ data: { createGame: { id: 'by-stream' } } });
    const address = `/graphql?query=${encodeURIComponent('mutation { deleteGame(id: "by-stream") }')}`;
    const byGet = await stream(one, address, EVENTS);
    expect([byGet.status, byGet.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await one.get('/v1/games/by-stream')).status).toBe(200);
  });

  test('a subscription asked for as a single answer is refused with what would be right', async () => {
    await makeGame(one, 'single');
    const { status, body } = await one.query(gameChanged, { id: 'single' });
    expect([status, codeIn(body)]).toEqual([406, 'NOT_ACCEPTABLE']);
    expect(body.errors[0].message).toContain('text/event-stream');
  });

  test.each(['{}', '{"query":"{ __typename }","variables":[]}', '{"query":"{ __typename }","operationName":1}', '{'])(
    'a request for a stream that is no request: %s',
    async (body) =>
      expect(refusalOf(await one.post('/graphql', body, { accept: EVENTS }))).toEqual([400, 'BAD_REQUEST']),
  );

  test('introspection and documents are limited as over HTTP', async () => {
    const text = JSON.stringify({ changed: gameChanged });
    const strict = await startServer({ databaseUrl, graphql: { introspection: false, trustedDocuments: text } });
    await makeGame(strict, 'strict');
    await record(strict, 'strict');
    const ask = (payload: object) => over(connect(strict).client.iterate({ query: '', ...payload }));
    const variables = { id: 'strict', since: 0 };
    expect(codeIn(await ask({ query: '{ __typename }' }))).toBe('FORBIDDEN');
    expect(codeIn(await ask({ documentId: 'unknown', variables }))).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(versionsIn([await ask({ documentId: 'changed', variables })])).toEqual([[1, [1]]]);
    const address = `/graphql?documentId=changed&variables=${encodeURIComponent(JSON.stringify(variables))}`;
    const [message] = await first(1, messagesOf(await stream(strict, address, EVENTS)));
    expect(versionsIn([message?.data])).toEqual([[1, [1]]]);
    await strict.close();
    const silent = await startServer({ databaseUrl, graphql: { introspection: false } });
    const heard = connect(silent);
    const asked = heard.client.iterate({ query: '{ __schema { types { name } } }' });
    const overHttp = await silent.query('{ __schema { types { name } } }');
    expect(codeIn(overHttp.body)).toBe('GRAPHQL_VALIDATION_FAILED');
    await expect(first(1, asked)).rejects.toEqual(overHttp.body.errors);
    const guessed = heard.client.iterate({ query: '{ gameStat }' });
    await expect(first(1, guessed)).rejects.toMatchObject([{ message: expect.not.stringContaining('Did you mean') }]);
    await heard.client.dispose();
    await silent.close();
  });

  test('so many operations on a connection, so many connections of a key', async () => {
    const live = { ...standardLiveSettings, subscriptionsOfConnection: 3, connectionsOfKey: 2 };
    const few = await startServer({ databaseUrl, live });
    await makeGame(few, 'few');
    const heard = connect(few);
    const reading = counting(1, 3).map(() => first(1, subscribe(heard, 'few', 0)));
    await pause(200);
    await expect(first(1, subscribe(heard, 'few', 0))).rejects.toMatchObject([
      { message: 'More than 3 operations at once on one connection.', extensions: { code: 'RATE_LIMITED' } },
    ]);
    const cut = new AbortController();
    expect((await stream(few, '/v1/games/few/events', EVENTS, {}, cut.signal)).status).toBe(200);
    const third = await stream(few, '/v1/games/few/events', EVENTS);
    const detail = 'The API key holds 2 connections open already.';
    expect([third.status, await third.json()]).toMatchObject([429, { code: 'RATE_LIMITED', detail }]);
    const overGraphql = await stream(few, '/graphql?query={__typename}', EVENTS);
    expect([overGraphql.status, codeIn((await overGraphql.json()) as object)]).toEqual([429, 'RATE_LIMITED']);
    await expect(first(1, subscribe(connect(few), 'few', 0))).rejects.toMatchObject({
      ...{ code: 1013, reason: 'The API key holds too many connections' },
    });
    cut.abort();
    await record(few, 'few');
    expect((await Promise.all(reading)).map(eventsIn)).toEqual([[1], [1], [1]]);
    await heard.client.dispose();
    await few.close();
  });
});

const guarded = await serve({ apiKey: 'the-key-of-the-environment' });

describe('keys', () => {
  const keyOf = (tenant: string, scope: 'read' | 'write') => guarded.withKey(scope, tenant);
  /** The headers of a key. */
  const of = ({ authorization }: Keyed) => ({ authorization });

  test.each([undefined, 'Bearer nothing', 'Bearer', ''])('nobody comes in with %s', async (authorization) => {
    const heard = connect(guarded, authorization);
    const reason = 'A valid API key is needed';
    await expect(first(1, subscribe(heard, 'any', 0))).rejects.toMatchObject({ code: 4401, reason });
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    expect((await stream(guarded, '/v1/games/any/events', EVENTS, headers)).status).toBe(401);
    expect((await stream(guarded, '/graphql?query={__typename}', EVENTS, headers)).status).toBe(401);
  });

  test('what is asked over a WebSocket counts with the other requests of its key', async () => {
    const key = await keyOf('theirs', 'write');
    await makeGame(guarded, 'counted', of(key));
    await record(guarded, 'counted', 1, of(key));
    const limited = await startServer({ databaseUrl: guarded.databaseUrl, rates: { perMinute: 3 } });
    const heard = connect(limited, key.authorization);
    const { read } = keeping(subscribe(heard, 'counted', 0));
    await until(() => read.length === 1);
    const ask = () => first(1, heard.client.iterate({ query: '{ __typename }' }));
    for (let asked = 0; asked < 2; asked += 1) expect(await ask()).toEqual([{ data: { __typename: 'Query' } }]);
    const message = expect.stringMatching(/^Too many requests; try again in \d+ seconds\.$/);
    await expect(ask()).rejects.toMatchObject([{ message, extensions: { code: 'RATE_LIMITED' } }]);
    await heard.client.dispose();
    await limited.close();
  });

  test('while they cannot be looked up nobody comes in, and whoever is there stays', async () => {
    const way = await openProxy(guarded.databaseUrl);
    const cutOff = await startServer({ databaseUrl: way.url });
    const [known, unknown] = [await keyOf('theirs', 'write'), await keyOf('theirs', 'read')];
    await makeGame(guarded, 'held', of(known));
    await record(guarded, 'held', 1, of(known));
    const heard = connect(cutOff, known.authorization);
    const { read } = keeping(subscribe(heard, 'held', 0));
    await until(() => read.length === 1);
    await way.cut();
    const late = connect(cutOff, unknown.authorization);
    await expect(first(1, late.client.iterate({ query: '{ __typename }' }))).rejects.toMatchObject({
      ...{ code: 1013, reason: 'The API keys cannot be checked at the moment' },
    });
    await pause(6_000);
    expect((await heard.opened).readyState).toBe(WebSocket.OPEN);
    await way.mend();
    await guarded.keys.revoke(known.id);
    expect(await heard.closed).toMatchObject({ code: 4401 });
    await cutOff.close();
    await way.close();
  });

  test('a tenant hears of no other', async () => {
    const [theirs, ours] = [await keyOf('theirs', 'write'), await keyOf('ours', 'write')];
    await makeGame(guarded, 'secret', of(theirs));
    const heard = connect(guarded, ours.authorization);
    const [result] = await all(subscribe(heard, 'secret', 0));
    expect([codeIn(result), result.errors[0].message]).toEqual(['NOT_FOUND', 'There is no game "secret".']);
    await makeGame(guarded, 'secret', of(ours));
    const results = first(1, subscribe(heard, 'secret', 0));
    await record(guarded, 'secret', 3, of(theirs));
    await pause(300);
    await record(guarded, 'secret', 1, of(ours));
    expect(versionsIn(await results)).toEqual([[1, [1]]]);
  });

  test('a key that may read changes nothing', async () => {
    const reader = await keyOf('theirs', 'read');
    const heard = connect(guarded, reader.authorization);
    const change = { query: 'mutation { deleteGame(id: "secret") }' };
    const [result] = await all(heard.client.iterate(change));
    expect(codeIn(result as object)).toBe('FORBIDDEN');
    const [streamed] = await all(sseClient(guarded, reader.authorization).iterate(change));
    expect(codeIn(streamed as object)).toBe('FORBIDDEN');
  });

  test('what a revoked key holds open ends, and nothing more is done for it', async () => {
    const revoked = await keyOf('theirs', 'write');
    const kept = await keyOf('theirs', 'read');
    const [heard, other] = [connect(guarded, revoked.authorization), connect(guarded, kept.authorization)];
    const results = all(subscribe(heard, 'secret', 3)).catch((error: unknown) => error);
    const goingOn = first(1, subscribe(other, 'secret', 3));
    const events = keeping(messagesOf(await stream(guarded, '/v1/games/secret/events', EVENTS, of(revoked))));
    await until(() => events.read.length === 3);
    await guarded.keys.revoke(revoked.id);
    expect(await heard.closed).toMatchObject({ code: 4401, reason: 'The API key is no longer valid' });
    expect(await results).toMatchObject({ code: 4401 });
    await events.ended;
    expect(events.read).toHaveLength(3);
    await record(guarded, 'secret', 1, { authorization: 'Bearer the-key-of-the-environment' }).catch(() => undefined);
    const writer = await keyOf('theirs', 'write');
    await record(guarded, 'secret', 1, of(writer));
    expect(eventsIn(await goingOn)).toEqual([4]);
  });
});

const SLOW_CHANGES = 60;
const live = { ...standardLiveSettings, patience: 2_500, slowestReading: 1_000, waitingBytes: 65_536 };
const server = await serve({ databaseUrl, live });
const bears = counting(1, 3_000).map((each) => ({
  ...{ id: `bear-${each}`, name: `A bear with quite a long name ${each}`, typeLine: 'Creature — Bear', owner: 'ann' },
}));
await makeGame(server, 'large', {}, { players: [{ id: 'ann' }, { id: 'bob' }], objects: bears });
for (let change = 0; change < SLOW_CHANGES; change += 1) await record(server, 'large');

describe('whoever reads slowly is cut off, and nothing is kept for them', () => {
  const whole = `subscription ($id: ID!, $since: Int) {
    gameChanged(id: $id, sinceVersion: $since) { game { version state { description } } }
  }`;

  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const untilNobodyIsLeft = () => until(async () => (await metric('rangefinder_live_connections')) === 0);

  /** Reads one message of each subscription, and then nothing more. */
  const stopReading = async (subscriptions: number): Promise<void> => {
    const heard = connect(server);
    const reading = counting(1, subscriptions).map(() => subscribe(heard, 'large', 0, whole)[Symbol.asyncIterator]());
    await Promise.all(reading.map((each) => each.next()));
    (await heard.opened).pause();
  };

  test.each<[string, () => Promise<unknown>]>([
    ['a WebSocket with one subscription', () => stopReading(1)],
    ['a WebSocket with several', () => stopReading(20)],
    [
      'a stream',
      () => stream(server, `/graphql?query=${encodeURIComponent(whole)}&variables={"id":"large","since":0}`, EVENTS),
    ],
  ])('%s', async (_, open) => {
    const before = await metric('rangefinder_slow_readers');
    const opened = await open();
    expect(await metric('rangefinder_live_connections')).toBe(1);
    await untilNobodyIsLeft();
    expect(await metric('rangefinder_slow_readers')).toBe(before + 1);
    expect(opened).not.toBeNull();
  });

  test('one who only takes their time gets everything', async () => {
    const heard = connect(server);
    const seen: number[] = [];
    for await (const { data } of subscribe(heard, 'large', 0, whole)) {
      seen.push(data.gameChanged.game.version);
      if (seen.length % 20 === 0) {
        const socket = await heard.opened;
        socket.pause();
        await pause(300);
        socket.resume();
      }
      if (seen.length === SLOW_CHANGES) break;
    }
    expect(seen).toEqual(counting(1, SLOW_CHANGES));
  });
});

describe('connections', () => {
  const rawSocket = async (server: TestServer): Promise<WebSocket> => {
    const socket = new WebSocket(socketUrl(server), GRAPHQL_TRANSPORT_WS_PROTOCOL);
    await once(socket, 'open');
    return socket;
  };
  const closeOf = async (socket: WebSocket): Promise<number> => Number((await once(socket, 'close'))[0]);

  test('are closed where they do not say who they are, say too much, or say nonsense', async () => {
    const impatient = await startServer({ databaseUrl, live: { ...standardLiveSettings, greeting: 300 } });
    expect(await closeOf(await rawSocket(impatient))).toBe(4408);
    await impatient.close();

    const patient = await startServer({ databaseUrl, limits: { ...standardLimits, body: 50_000 } });
    const codeAfter = async (message: string) => {
      const socket = await rawSocket(patient);
      socket.send(message);
      const [code, reason] = await once(socket, 'close');
      return [code, String(reason)];
    };
    const tooLong = `{"type":"connection_init","payload":{"authorization":"${'x'.repeat(20_000)}"}}`;
    expect(await Promise.all([tooLong, '{', 'x'.repeat(60_000)].map(codeAfter))).toEqual([
      [4400, 'The first message is too long'],
      [4400, 'Invalid message received'],
      [1009, ''],
    ]);
    const other = new WebSocket(socketUrl(patient), 'graphql-ws');
    other.on('error', () => undefined);
    expect(await closeOf(other)).not.toBe(1000);
    await patient.close();
  });

  test('are asked whether they are still there', async () => {
    const live = { ...standardLiveSettings, heartbeat: 1_200 };
    const asking = await startServer({ databaseUrl, live });
    const there = await rawSocket(asking);
    const silent = new WebSocket(socketUrl(asking), GRAPHQL_TRANSPORT_WS_PROTOCOL, { autoPong: false });
    await once(silent, 'open');
    for (const socket of [there, silent]) socket.send('{"type":"connection_init"}');
    const closed = closeOf(silent);
    await once(there, 'ping');
    expect(await closed).toBe(1006);
    expect(there.readyState).toBe(WebSocket.OPEN);
    await makeGame(asking, 'beating');
    const answer = await stream(asking, '/v1/games/beating/events', EVENTS);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const beats = [await reader.read(), await reader.read(), await reader.read()];
    expect(beats.map(({ value }) => new TextDecoder().decode(value))).toEqual([':\n\n', ':\n\n', ':\n\n']);
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await reader.cancel();
    there.terminate();
    await asking.close();
  });

  test('end with the server in a way that clients come back from', async () => {
    const closing = await startServer({ databaseUrl });
    await makeGame(closing, 'closing');
    await record(closing, 'closing');
    const heard = connect(closing);
    const results = all(subscribe(heard, 'closing', 0)).catch((error: unknown) => error);
    const streamed = stream(
      closing,
      `/graphql?query=${encodeURIComponent(gameChanged)}&variables={"id":"closing","since":0}`,
      EVENTS,
    );
    const messages = keeping(messagesOf(await streamed));
    await until(() => messages.read.length === 1);
    await closing.close();
    expect(await heard.closed).toMatchObject({ code: 1001, reason: 'The server is shutting down' });
    expect(await results).toMatchObject({ code: 1001 });
    await messages.ended;
    expect(messages.read.map(({ event }) => event)).toEqual(['next']);
  });
});
