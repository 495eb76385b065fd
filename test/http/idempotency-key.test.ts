import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { rowsOf } from '../database.js';
import { until } from '../until.js';
import { table, tap as events } from '../started.js';
import { codeOf, ownDatabase, refusalOf, send, serve, type Reply } from './server.js';

const outOfTurn = [{ turnBegins: { player: 'cat' } }];

const { url: databaseUrl } = await ownDatabase();
const one = await serve({ databaseUrl });
const other = await serve({ databaseUrl });
const access = { principalOf: () => Promise.resolve({ tenant: 'stranger', keyId: null, scope: 'write' }) } as never;
const stranger = await serve({ databaseUrl, access });

let id: string;
let key: string;
beforeEach(async () => {
  [id, key] = [randomUUID(), randomUUID()];
  await create();
});

type Headers = Readonly<Record<string, string>>;

const create = () => one.post('/v1/games', { id, state: table });
const rest = (method: string, path: string, body?: unknown, headers: Headers = {}, server = one) =>
  send(`${server.url}/v1/games${path}`, method, body, { 'idempotency-key': key, ...headers });
/** Taps the bear, with the key. */
const tap = (headers?: Headers, server = one, tapped: readonly object[] = events) =>
  rest('POST', `/${id}/events`, { events: tapped }, headers, server);
const graphql = (query: string, server = one, headers: Headers = {}): Promise<Reply> =>
  server.graphql(query, undefined, { 'idempotency-key': key, ...headers });
const versionOf = async (): Promise<unknown> => (await one.get(`/v1/games/${id}`)).body.version;
/** The version in an ETag. */
const tagOf = ({ headers }: Pick<Reply, 'headers'>): number =>
  Number(/^"(\d+)-[\da-f-]{36}"$/.exec(headers.get('etag') ?? '')?.[1]);
const isReplay = ({ headers }: Reply): boolean => headers.get('idempotency-replayed') === 'true';
const told = ({ status, headers, body }: Reply) => [status, headers.get('etag'), headers.get('location'), body];

const expectReplayOf = (first: Reply, again: Reply): void =>
  expect([told(again), isReplay(again)]).toEqual([told(first), true]);
const expectRefused = async (reply: Reply, header: string): Promise<void> => {
  expect([...refusalOf(reply), reply.body.problems[0].path]).toEqual([400, 'BAD_USER_INPUT', [header]]);
  expect(await versionOf()).toBe(0);
};
const forNoSuchKey = { code: 'BAD_USER_INPUT', problems: [{ path: ['Idempotency-Key'] }] };

describe('a change with an Idempotency-Key is made once and answered alike', () => {
  test.each<[string, () => [string, string, unknown], number]>([
    ['recordEvents', () => ['POST', `/${id}/events`, { events }], 1],
    ['recordEvents, forced', () => ['POST', `/${id}/events`, { events: outOfTurn, force: true }], 1],
    ['replaceState', () => ['PUT', `/${id}/state`, table], 1],
    ['revertTo', () => ['POST', `/${id}/revert`, { version: 0 }], 1],
  ])('REST: %s', async (_, request, version) => {
    const [method, path, body] = request();
    const first = await rest(method, path, body, { 'if-match': '"0"' });
    expect([first.status, tagOf(first), isReplay(first)]).toEqual([200, version, false]);
    await one.post(`/v1/games/${id}/events`, { events });
    expectReplayOf(first, await rest(method, path, body, { 'if-match': '"0"' }, other));
    expect(await versionOf()).toBe(version + 1);
  });

  test('REST: createGame, with an id that is made, and deleteGame', async () => {
    const created = await rest('POST', '', { state: table, shuffleSeats: true });
    expectReplayOf(created, await rest('POST', '', { shuffleSeats: true, state: table, name: null }, {}, other));
    key = randomUUID();
    const game = `/${created.body.id as string}`;
    expect((await rest('DELETE', game)).status).toBe(204);
    const deleted = await rest('DELETE', game, undefined, {}, other);
    expect([deleted.status, isReplay(deleted)]).toEqual([204, true]);
    key = randomUUID();
    expect((await rest('DELETE', game)).status).toBe(404);
  });

  const two = '{ players: [{ id: "ann" }, { id: "bob" }] }';
  test.each<[string, string]>([
    ['createGame', `createGame(input: { state: ${two} }) { id seed version }`],
    [
      'recordEvents',
      `recordEvents(game: "ID", expectedVersion: 0, events: [{ taps: { objects: ["bear"] } }]) {
        game { version updatedAt state { object(id: "bear") { tapped } } events { totalCount nodes { version } } standings { result } }
        events { version recordedAt summary }
      }`,
    ],
    ['replaceState', `replaceState(game: "ID", state: ${two}) { version }`],
    ['revertTo', 'revertTo(game: "ID", version: 0) { version state { players { id } } }'],
    ['deleteGame', 'deleteGame(id: "ID")'],
  ])('GraphQL: %s', async (_, mutation) => {
    const change = mutation.replace('ID', id);
    const document = `mutation { ...all } fragment all on Mutation { __typename change: ${change} }`;
    const first = await graphql(document);
    expect([first.body.errors, isReplay(first)]).toEqual([undefined, false]);
    await one.post(`/v1/games/${id}/events`, { events: [{ untaps: { objects: ['bear'] } }] });
    const version = await versionOf();
    expectReplayOf(first, await graphql(document, other));
    expect(await versionOf()).toBe(version);
  });

  test('in quotation marks the key is the same', async () => {
    await tap();
    expect(isReplay(await tap({ 'idempotency-key': `"${key}"` }))).toBe(true);
  });

  test('a request without a key is made every time, and a query takes no notice of one', async () => {
    for (const version of [1, 2])
      expect((await one.post(`/v1/games/${id}/events`, { events })).body.game.version).toBe(version);
    const reading = `{ game(id: "${id}") { version } }`;
    expect([await graphql(reading), await graphql(reading)].map(isReplay)).toEqual([false, false]);
  });
});

describe('a key that does not fit', () => {
  test('comes with another body, path, method, expected version or door: 422, and nothing changes', async () => {
    await tap();
    const others = [
      await tap({}, one, [...events, ...events]),
      await tap({ 'if-match': '"1"' }),
      await rest('POST', `/${id}/revert`, { version: 0 }),
      await rest('DELETE', `/${id}`),
      await rest('PUT', `/${id}/state`, table, {}, other),
      await rest('POST', '', { state: table }),
    ];
    expect(others.map(refusalOf)).toEqual(others.map(() => [422, 'IDEMPOTENCY_KEY_REUSED']));
    expect(others[0]?.body.detail).toContain(key);
    const overGraphql = await graphql(`mutation { revertTo(game: "${id}", version: 0) { version } }`);
    expect(codeOf(overGraphql)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await versionOf()).toBe(1);
  });

  test.each([
    ['nothing', ''],
    ['empty quotation marks', '""'],
    ['256 signs', 'x'.repeat(256)],
    ['a blank', 'a b'],
    ['what is no ASCII', 'clé'],
    ['a mark without its pair', '"a'],
  ])('%s is no key: 400, which names the header', async (_, wrong) => {
    const headers = { 'idempotency-key': wrong };
    const { body } = await graphql(`mutation { deleteGame(id: "${id}") }`, one, headers);
    expect(body.errors[0].extensions).toMatchObject(forNoSuchKey);
    await expectRefused(await tap(headers), 'Idempotency-Key');
  });

  test('255 signs, and blanks in quotation marks, are one', async () => {
    for (const fits of ['x'.repeat(255), '"Friday night, 7"'])
      expect((await tap({ 'idempotency-key': fits })).status).toBe(200);
  });

  test('with a body too deep to be told from others: refused, also where nothing reads that part', async () => {
    const document =
      'mutation { createGame(input: { id: "deep", state: { players: [{ id: "a" }, { id: "b" }] } }) { id } }';
    const unused = '['.repeat(100_000) + ']'.repeat(100_000);
    const body = `{"query":${JSON.stringify(document)},"variables":{"unused":${unused}}}`;
    const reply = await one.post('/graphql', body, { 'idempotency-key': 'deep' });
    expect(reply.body.errors[0].extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit: 'nesting' });
    expect((await one.get('/v1/games/deep')).status).toBe(404);
  });

  test('several mutations in one document: refused whole', async () => {
    const change = `recordEvents(game: "${id}", events: [{ turnEnds: {} }]) { game { version } }`;
    const { body } = await graphql(`mutation { a: ${change} ...more } fragment more on Mutation { b: ${change} }`);
    expect(body.errors[0].extensions).toMatchObject(forNoSuchKey);
    expect(await versionOf()).toBe(0);
  });

  test('is another tenant’s: it is their own', async () => {
    await rest('POST', '', { id: key, state: table });
    const ask = () => rest('POST', '', { id: key, name: 'theirs', state: table }, {}, stranger);
    const theirs = await ask();
    expect([theirs.status, theirs.body.name, isReplay(theirs)]).toEqual([201, 'theirs', false]);
    expectReplayOf(theirs, await ask());
  });
});

describe('a request that fails', () => {
  test('leaves its key free: it may be mended, or sent again when the game is as it expects', async () => {
    expect(refusalOf(await tap({}, one, outOfTurn))).toEqual([409, 'ILLEGAL_EVENT']);
    expect((await tap({ 'if-match': '"1"' })).status).toBe(412);
    expect((await tap({ 'if-match': '"0"' })).status).toBe(200);
    expect(isReplay(await tap({ 'if-match': '"0"' }))).toBe(true);
    expect(await versionOf()).toBe(1);
  });

  test('because the key cannot be kept changes nothing', async () => {
    await rowsOf(databaseUrl, `ALTER TABLE idempotency_keys ADD CONSTRAINT not_this_one CHECK (key <> '${key}')`);
    expect((await tap()).status).toBe(500);
    await rowsOf(databaseUrl, 'ALTER TABLE idempotency_keys DROP CONSTRAINT not_this_one');
    expect(await versionOf()).toBe(0);
    const { body, headers } = await tap();
    expect([body.game.version, headers.get('idempotency-replayed')]).toEqual([1, null]);
  });
});

describe('while the first request is at work', () => {
  /** Another transaction keeps the game from changing for as long as something is done. */
  const whileTheGameIsHeld = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const holder = new pg.Client({ connectionString: databaseUrl });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM games WHERE id = $1 FOR UPDATE', [id]);
      return await work();
    } finally {
      await holder.end();
    }
  };

  /** The process of the statement that waits for the holder, on whatever server. */
  const waiting = async (): Promise<number> => {
    const waits = `datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%UPDATE games%'`;
    let pid = 0;
    await until(async () => {
      const rows = await rowsOf<{ pid: number }>(databaseUrl, `SELECT pid FROM pg_stat_activity WHERE ${waits}`);
      return (pid = rows[0]?.pid ?? 0) > 0;
    });
    return pid;
  };

  test('the same one is 409, on every server and at both doors; then it is answered alike', async () => {
    const { first, meanwhile } = await whileTheGameIsHeld(async () => {
      const first = tap();
      await waiting();
      const meanwhile = [await tap(), await tap({}, other)];
      expect(codeOf(await graphql(`mutation { deleteGame(id: "${id}") }`, other))).toBe('REQUEST_IN_PROGRESS');
      return { first, meanwhile };
    });
    expect(meanwhile.map(refusalOf)).toEqual(meanwhile.map(() => [409, 'REQUEST_IN_PROGRESS']));
    expectReplayOf(await first, await tap({}, other));
    expect(await versionOf()).toBe(1);
  });

  test('its connection dies: nothing is left of it, and the key is free at once', async () => {
    const failed = await whileTheGameIsHeld(async () => {
      const first = tap();
      await rowsOf(databaseUrl, 'SELECT pg_terminate_backend($1)', [await waiting()]);
      return first;
    });
    expect(refusalOf(failed)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(await versionOf()).toBe(0);
    const again = await tap({}, other);
    expect([again.status, again.body.game.version, isReplay(again)]).toEqual([200, 1, false]);
  });
});

describe('a key is kept for a day', () => {
  const age = (hours: number) =>
    rowsOf(databaseUrl, `UPDATE idempotency_keys SET created_at = now() - $1::interval`, [`${hours} hours`]);

  test('after 23 hours the answer is the first one’s, after 25 the change is made anew', async () => {
    await tap();
    await age(23);
    expect(isReplay(await tap())).toBe(true);
    await age(25);
    expect(isReplay(await tap())).toBe(false);
    expect(await versionOf()).toBe(2);
    expect(isReplay(await tap())).toBe(true);
  });

  test('an answer that an older build stored, without an incarnation, has the version as its ETag', async () => {
    await tap();
    await rowsOf(
      databaseUrl,
      `UPDATE idempotency_keys SET outcome = (outcome::jsonb #- '{record,incarnation}')::json WHERE key = '${key}'`,
    );
    const again = await tap();
    expect([again.status, again.headers.get('etag'), isReplay(again)]).toEqual([200, '"1"', true]);
  });

  test('each change clears away some that are too old', async () => {
    await rowsOf(
      databaseUrl,
      `INSERT INTO idempotency_keys (tenant_id, key, fingerprint, outcome)
       SELECT tenant, 'old-' || n, ''::bytea, 'true' FROM generate_series(1, 25) n, unnest(ARRAY['local', 'stranger']) tenant`,
    );
    await age(25);
    await rowsOf(databaseUrl, `DELETE FROM idempotency_keys WHERE key NOT LIKE 'old-%'`);
    for (const next of [randomUUID(), randomUUID()]) {
      key = next;
      await tap();
    }
    const left = await rowsOf<{ count: number }>(
      databaseUrl,
      `SELECT count(*)::int FROM idempotency_keys WHERE key LIKE 'old-%' GROUP BY tenant_id ORDER BY tenant_id`,
    );
    expect(left.map(({ count }) => count)).toEqual([5, 25]);
  });
});

describe('If-Match', () => {
  const change = (tag: string) => one.post(`/v1/games/${id}/events`, { events }, { 'if-match': tag });
  const remove = (tag: string) => one.delete(`/v1/games/${id}`, { 'if-match': tag });
  const currentTag = async () => (await one.get(`/v1/games/${id}`)).headers.get('etag') ?? '';

  test('a version, one of several, or *', async () => {
    for (const tag of ['"0"', ' "7", "1" ,"2"', '*']) expect((await change(tag)).status).toBe(200);
    const { status, body } = await change('"0","2"');
    expect([status, body.actualVersion, body.detail]).toEqual([412, 3, 'The game is at version 3, not 0 or 2.']);
    expect((await remove('"1", "2"')).status).toBe(412);
    expect((await remove('"2", "3"')).status).toBe(204);
    expect((await change('*')).status).toBe(404);
  });

  test('an ETag, of the same game only', async () => {
    const tag = await currentTag();
    await remove(tag);
    await create();
    for (const [method, path, body] of [
      ['POST', '/events', { events }],
      ['PUT', '/state', table],
      ['POST', '/revert', { version: 0 }],
      ['DELETE', ''],
    ] as const) {
      const late = await send(`${other.url}/v1/games/${id}${path}`, method, body, { 'if-match': `"7", ${tag}` });
      const detail = 'The game is at version 0, but it was created after another game of this id was deleted.';
      expect([...refusalOf(late), late.body.detail]).toEqual([412, 'VERSION_CONFLICT', detail]);
    }
    expect(await change(`${tag}, ${await currentTag()}`)).toMatchObject({ status: 200 });
    expect((await change(tag)).body.detail).toBe('The game is at version 1, not 0.');
  });

  const versions = ['0', '""', '"zero"', '"-1"', '"0-"', '"0-x"', '"0-8c1f2e5a"', '"1e2"', "'0'"];
  test.each([...versions, 'W/"0"', '"0", W/"1"', '"0" "1"', '"0",', '*, "0"'])(
    '%s makes no sense: 400, which names the header',
    async (tag) => expectRefused(await change(tag), 'If-Match'),
  );
});

describe('If-None-Match', () => {
  const read = async (path: string, tag: string) => {
    const reply = await one.get(`/v1/games/${id}${path}`, { 'if-none-match': tag });
    return [reply.status, tagOf(reply), reply.body !== null];
  };
  const tagAt = async (version: number): Promise<string> =>
    (await one.get(`/v1/games/${id}/state?version=${version}`)).headers.get('etag') ?? '';

  test.each(['', '/state'])('GET …%s: 304 without a body as long as the game is at that version', async (path) => {
    const current = await tagAt(0);
    for (const tag of [current, `W/${current}`, `"7", ${current}`, '*'])
      expect(await read(path, tag)).toEqual([304, 0, false]);
    for (const tag of ['"0"', '"1"', '0', current.replaceAll('"', ''), 'nonsense'])
      expect(await read(path, tag)).toEqual([200, 0, true]);
    await one.post(`/v1/games/${id}/events`, { events });
    expect(await read(path, current)).toEqual([200, 1, true]);
    expect(await read(path, await tagAt(1))).toEqual([304, 1, false]);
  });

  test.each(['', '/state', '/state?version=0'])('GET …%s: an ETag of a deleted game matches nothing', async (path) => {
    const deleted = await tagAt(0);
    await one.delete(`/v1/games/${id}`);
    await create();
    expect(await read(path, deleted)).toEqual([200, 0, true]);
    expect(await read(path, await tagAt(0))).toEqual([304, 0, false]);
  });

  test('a table at some version has that ETag, for good; what there is not is 404', async () => {
    await one.post(`/v1/games/${id}/events`, { events });
    expect(await read('/state?version=0', await tagAt(1))).toEqual([200, 0, true]);
    expect(await read('/state?version=0', await tagAt(0))).toEqual([304, 0, false]);
    expect((await read('/state?version=2', '*'))[0]).toBe(404);
    expect((await read('/state?version=-1', '*'))[0]).toBe(400);
    expect((await one.get('/v1/games/none', { 'if-none-match': '*' })).status).toBe(404);
  });
});
