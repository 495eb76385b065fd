import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabase, rowsOf, type TestDatabase } from '../database.js';
import { send, startServer, type Reply, type TestServer } from './server.js';

const table = {
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  objects: [{ id: 'bear', typeLine: 'Creature', owner: 'ann' }],
};
const events = [{ taps: { objects: ['bear'] } }];
const outOfTurn = [{ turnBegins: { player: 'cat' } }];

let database: TestDatabase;
let one: TestServer;
let other: TestServer;
let stranger: TestServer;
let id: string;
let key: string;

beforeAll(async () => {
  database = await createDatabase();
  one = await startServer({ databaseUrl: database.url });
  other = await startServer({ databaseUrl: database.url });
  stranger = await startServer({
    databaseUrl: database.url,
    access: { principalOf: () => Promise.resolve({ tenant: 'stranger', keyId: null, scope: 'write' }) } as never,
  });
});
afterAll(async () => {
  for (const server of [one, other, stranger]) await server.close();
  await database.drop();
});
beforeEach(async () => {
  id = randomUUID();
  key = randomUUID();
  await send(`${one.url}/v1/games`, 'POST', { id, state: table });
});

const rest = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}, server = one) =>
  send(`${server.url}/v1/games${path}`, method, body, { 'idempotency-key': key, ...headers });
const graphql = (query: string, server = one, headers: Record<string, string> = {}): Promise<Reply> =>
  send(`${server.url}/graphql`, 'POST', { query }, { 'idempotency-key': key, ...headers });
const versionOf = async (game = id): Promise<number | undefined> =>
  (await send(`${one.url}/v1/games/${game}`, 'GET')).body.version as number | undefined;
/** The version in an ETag. */
const tagOf = ({ headers }: Pick<Reply, 'headers'>): number =>
  Number(/^"(\d+)-[\da-f-]{36}"$/.exec(headers.get('etag') ?? '')?.[1]);
const isReplay = ({ headers }: Reply): boolean => headers.get('idempotency-replayed') === 'true';
const told = ({ status, headers, body }: Reply) => [status, headers.get('etag'), headers.get('location'), body];

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
    await send(`${one.url}/v1/games/${id}/events`, 'POST', { events });
    const again = await rest(method, path, body, { 'if-match': '"0"' }, other);
    expect([told(again), isReplay(again)]).toEqual([told(first), true]);
    expect(await versionOf()).toBe(version + 1);
  });

  test('REST: createGame, with an id that is made, and deleteGame', async () => {
    const created = await rest('POST', '', { state: table, shuffleSeats: true });
    const again = await rest('POST', '', { shuffleSeats: true, state: table, name: null }, {}, other);
    expect([told(again), isReplay(again)]).toEqual([told(created), true]);
    key = randomUUID();
    const game = created.body.id as string;
    expect((await rest('DELETE', `/${game}`)).status).toBe(204);
    const deleted = await rest('DELETE', `/${game}`, undefined, {}, other);
    expect([deleted.status, isReplay(deleted)]).toEqual([204, true]);
    key = randomUUID();
    expect((await rest('DELETE', `/${game}`)).status).toBe(404);
  });

  test.each([
    [
      'createGame',
      () => 'createGame(input: { state: { players: [{ id: "ann" }, { id: "bob" }] } }) { id seed version }',
    ],
    [
      'recordEvents',
      () =>
        `recordEvents(game: "${id}", expectedVersion: 0, events: [{ taps: { objects: ["bear"] } }]) {
          game { version updatedAt state { object(id: "bear") { tapped } } events { totalCount nodes { version } } standings { result } }
          events { version recordedAt summary }
        }`,
    ],
    [
      'replaceState',
      () => `replaceState(game: "${id}", state: { players: [{ id: "ann" }, { id: "zoe" }] }) { version }`,
    ],
    ['revertTo', () => `revertTo(game: "${id}", version: 0) { version state { players { id } } }`],
    ['deleteGame', () => `deleteGame(id: "${id}")`],
  ])('GraphQL: %s', async (_, mutation) => {
    const document = `mutation { ...all } fragment all on Mutation { __typename change: ${mutation()} }`;
    const first = await graphql(document);
    expect([first.body.errors, isReplay(first)]).toEqual([undefined, false]);
    await send(`${one.url}/v1/games/${id}/events`, 'POST', { events: [{ untaps: { objects: ['bear'] } }] });
    const version = await versionOf();
    const again = await graphql(document, other);
    expect([told(again), isReplay(again)]).toEqual([told(first), true]);
    expect(await versionOf()).toBe(version);
  });

  test('in quotation marks the key is the same', async () => {
    await rest('POST', `/${id}/events`, { events });
    expect(isReplay(await rest('POST', `/${id}/events`, { events }, { 'idempotency-key': `"${key}"` }))).toBe(true);
  });

  test('a request without a key is made every time, and a query takes no notice of one', async () => {
    for (const version of [1, 2])
      expect((await send(`${one.url}/v1/games/${id}/events`, 'POST', { events })).body.game.version).toBe(version);
    const reading = `{ game(id: "${id}") { version } }`;
    expect([await graphql(reading), await graphql(reading)].map(isReplay)).toEqual([false, false]);
  });
});

describe('a key that does not fit', () => {
  test('comes with another body, path, method, expected version or door: 422, and nothing changes', async () => {
    await rest('POST', `/${id}/events`, { events });
    const others = [
      await rest('POST', `/${id}/events`, { events: [...events, ...events] }),
      await rest('POST', `/${id}/events`, { events }, { 'if-match': '"1"' }),
      await rest('POST', `/${id}/revert`, { version: 0 }),
      await rest('DELETE', `/${id}`),
      await rest('PUT', `/${id}/state`, table, {}, other),
      await rest('POST', '', { state: table }),
    ];
    expect(others.map(({ status, body }) => [status, body.code])).toEqual(
      others.map(() => [422, 'IDEMPOTENCY_KEY_REUSED']),
    );
    expect(others[0]?.body.detail).toContain(key);
    const { body } = await graphql(`mutation { revertTo(game: "${id}", version: 0) { version } }`);
    expect(body.errors[0].extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
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
    const refused = await rest('POST', `/${id}/events`, { events }, { 'idempotency-key': wrong });
    expect([refused.status, refused.body.code, refused.body.problems[0].path]).toEqual([
      400,
      'BAD_USER_INPUT',
      ['Idempotency-Key'],
    ]);
    const { body } = await graphql(`mutation { deleteGame(id: "${id}") }`, one, { 'idempotency-key': wrong });
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: [{ path: ['Idempotency-Key'] }],
    });
    expect(await versionOf()).toBe(0);
  });

  test('255 signs, and blanks in quotation marks, are one', async () => {
    for (const fits of ['x'.repeat(255), '"Friday night, 7"'])
      expect((await rest('POST', `/${id}/events`, { events }, { 'idempotency-key': fits })).status).toBe(200);
  });

  test('with a body too deep to be told from others: refused, also where nothing reads that part', async () => {
    const document =
      'mutation { createGame(input: { id: "deep", state: { players: [{ id: "a" }, { id: "b" }] } }) { id } }';
    const unused = '['.repeat(100_000) + ']'.repeat(100_000);
    const body = `{"query":${JSON.stringify(document)},"variables":{"unused":${unused}}}`;
    const reply = await send(`${one.url}/graphql`, 'POST', body, { 'idempotency-key': 'deep' });
    expect(reply.body.errors[0].extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit: 'nesting' });
    expect((await send(`${one.url}/v1/games/deep`, 'GET')).status).toBe(404);
  });

  test('several mutations in one document: refused whole', async () => {
    const one_ = `recordEvents(game: "${id}", events: [{ turnEnds: {} }]) { game { version } }`;
    const { body } = await graphql(`mutation { a: ${one_} ...more } fragment more on Mutation { b: ${one_} }`);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: [{ path: ['Idempotency-Key'] }],
    });
    expect(await versionOf()).toBe(0);
  });

  test('is another tenant’s: it is their own', async () => {
    await rest('POST', '', { id: key, state: table });
    const theirs = await rest('POST', '', { id: key, name: 'theirs', state: table }, {}, stranger);
    expect([theirs.status, theirs.body.name, isReplay(theirs)]).toEqual([201, 'theirs', false]);
    const again = await rest('POST', '', { id: key, name: 'theirs', state: table }, {}, stranger);
    expect([told(again), isReplay(again)]).toEqual([told(theirs), true]);
  });
});

describe('a request that fails', () => {
  test('leaves its key free: it may be mended, or sent again when the game is as it expects', async () => {
    const refused = await rest('POST', `/${id}/events`, { events: outOfTurn });
    expect([refused.status, refused.body.code]).toEqual([409, 'ILLEGAL_EVENT']);
    expect((await rest('POST', `/${id}/events`, { events }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await rest('POST', `/${id}/events`, { events }, { 'if-match': '"0"' })).status).toBe(200);
    expect(isReplay(await rest('POST', `/${id}/events`, { events }, { 'if-match': '"0"' }))).toBe(true);
    expect(await versionOf()).toBe(1);
  });

  test('because the key cannot be kept changes nothing', async () => {
    const rule = `CHECK (key <> '${key}')`;
    await rowsOf(database.url, `ALTER TABLE idempotency_keys ADD CONSTRAINT not_this_one ${rule}`);
    expect((await rest('POST', `/${id}/events`, { events })).status).toBe(500);
    await rowsOf(database.url, 'ALTER TABLE idempotency_keys DROP CONSTRAINT not_this_one');
    expect(await versionOf()).toBe(0);
    const { body, headers } = await rest('POST', `/${id}/events`, { events });
    expect([body.game.version, headers.get('idempotency-replayed')]).toEqual([1, null]);
  });
});

describe('while the first request is at work', () => {
  /** Another transaction keeps the game from changing for as long as something is done. */
  const whileTheGameIsHeld = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM games WHERE id = $1 FOR UPDATE', [id]);
      return await work();
    } finally {
      await holder.end();
    }
  };

  /** The statement that waits for the holder, on whatever server. */
  const waiting = async (): Promise<readonly { readonly pid: number }[]> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const rows = await rowsOf<{ pid: number }>(
        database.url,
        `SELECT pid FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%UPDATE games%'`,
      );
      if (rows.length) return rows;
      await pause(50);
    }
    throw new Error('Nothing waits.');
  };

  test('the same one is 409, on every server and at both doors; then it is answered alike', async () => {
    const { first, meanwhile } = await whileTheGameIsHeld(async () => {
      const first = rest('POST', `/${id}/events`, { events });
      await waiting();
      const meanwhile = [
        await rest('POST', `/${id}/events`, { events }),
        await rest('POST', `/${id}/events`, { events }, {}, other),
      ];
      const { body } = await graphql(`mutation { deleteGame(id: "${id}") }`, other);
      expect(body.errors[0].extensions.code).toBe('REQUEST_IN_PROGRESS');
      return { first, meanwhile };
    });
    expect(meanwhile.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'REQUEST_IN_PROGRESS'],
      [409, 'REQUEST_IN_PROGRESS'],
    ]);
    const again = await first.then(() => rest('POST', `/${id}/events`, { events }, {}, other));
    expect([told(again), isReplay(again)]).toEqual([told(await first), true]);
    expect(await versionOf()).toBe(1);
  });

  test('its connection dies: nothing is left of it, and the key is free at once', async () => {
    const failed = await whileTheGameIsHeld(async () => {
      const first = rest('POST', `/${id}/events`, { events });
      const [{ pid } = { pid: 0 }] = await waiting();
      await rowsOf(database.url, 'SELECT pg_terminate_backend($1)', [pid]);
      return first;
    });
    expect([failed.status, failed.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(await versionOf()).toBe(0);
    const again = await rest('POST', `/${id}/events`, { events }, {}, other);
    expect([again.status, again.body.game.version, isReplay(again)]).toEqual([200, 1, false]);
  });
});

describe('a key is kept for a day', () => {
  const age = (hours: number) =>
    rowsOf(database.url, `UPDATE idempotency_keys SET created_at = now() - $1::interval`, [`${hours} hours`]);

  test('after 23 hours the answer is the first one’s, after 25 the change is made anew', async () => {
    await rest('POST', `/${id}/events`, { events });
    await age(23);
    expect(isReplay(await rest('POST', `/${id}/events`, { events }))).toBe(true);
    await age(25);
    expect(isReplay(await rest('POST', `/${id}/events`, { events }))).toBe(false);
    expect(await versionOf()).toBe(2);
    expect(isReplay(await rest('POST', `/${id}/events`, { events }))).toBe(true);
  });

  test('an answer that an older build stored, without an incarnation, has the version as its ETag', async () => {
    await rest('POST', `/${id}/events`, { events });
    await rowsOf(
      database.url,
      `UPDATE idempotency_keys SET outcome = (outcome::jsonb #- '{record,incarnation}')::json WHERE key = '${key}'`,
    );
    const again = await rest('POST', `/${id}/events`, { events });
    expect([again.status, again.headers.get('etag'), isReplay(again)]).toEqual([200, '"1"', true]);
  });

  test('each change clears away some that are too old', async () => {
    await rowsOf(
      database.url,
      `INSERT INTO idempotency_keys (tenant_id, key, fingerprint, outcome)
       SELECT tenant, 'old-' || n, ''::bytea, 'true' FROM generate_series(1, 25) n, unnest(ARRAY['local', 'stranger']) tenant`,
    );
    await age(25);
    await rowsOf(database.url, `DELETE FROM idempotency_keys WHERE key NOT LIKE 'old-%'`);
    const left = () =>
      rowsOf<{ count: number }>(
        database.url,
        `SELECT count(*)::int FROM idempotency_keys WHERE key LIKE 'old-%' GROUP BY tenant_id ORDER BY tenant_id`,
      );
    for (const next of [randomUUID(), randomUUID()]) {
      key = next;
      await rest('POST', `/${id}/events`, { events });
    }
    expect((await left()).map(({ count }) => count)).toEqual([5, 25]);
  });
});

describe('If-Match', () => {
  const change = (tag: string) => send(`${one.url}/v1/games/${id}/events`, 'POST', { events }, { 'if-match': tag });

  test('a version, one of several, or *', async () => {
    for (const tag of ['"0"', ' "7", "1" ,"2"', '*']) expect((await change(tag)).status).toBe(200);
    const late = await change('"0","2"');
    expect([late.status, late.body.actualVersion, late.body.detail]).toEqual([
      412,
      3,
      'The game is at version 3, not 0 or 2.',
    ]);
    const deletion = await send(`${one.url}/v1/games/${id}`, 'DELETE', undefined, { 'if-match': '"1", "2"' });
    expect(deletion.status).toBe(412);
    expect((await send(`${one.url}/v1/games/${id}`, 'DELETE', undefined, { 'if-match': '"2", "3"' })).status).toBe(204);
    expect((await change('*')).status).toBe(404);
  });

  test('an ETag, of the same game only', async () => {
    const tag = (await send(`${one.url}/v1/games/${id}`, 'GET')).headers.get('etag') ?? '';
    await send(`${one.url}/v1/games/${id}`, 'DELETE', undefined, { 'if-match': tag });
    await send(`${one.url}/v1/games`, 'POST', { id, state: table });
    for (const change of [
      ['POST', '/events', { events }],
      ['PUT', '/state', table],
      ['POST', '/revert', { version: 0 }],
      ['DELETE', ''],
    ] as const) {
      const [method, path, body] = change;
      const late = await send(`${other.url}/v1/games/${id}${path}`, method, body, { 'if-match': `"7", ${tag}` });
      expect([late.status, late.body.code, late.body.detail]).toEqual([
        412,
        'VERSION_CONFLICT',
        'The game is at version 0, but it was created after another game of this id was deleted.',
      ]);
    }
    const current = (await send(`${other.url}/v1/games/${id}`, 'GET')).headers.get('etag') ?? '';
    expect(await change(`${tag}, ${current}`)).toMatchObject({ status: 200 });
    expect((await change(tag)).body.detail).toBe('The game is at version 1, not 0.');
  });

  test.each([
    '0',
    '""',
    '"zero"',
    '"-1"',
    '"0-"',
    '"0-x"',
    '"0-8c1f2e5a"',
    'W/"0"',
    '"0", W/"1"',
    '"0" "1"',
    '"0",',
    '*, "0"',
    '"1e2"',
    "'0'",
  ])('%s makes no sense: 400, which names the header', async (tag) => {
    const refused = await change(tag);
    expect([refused.status, refused.body.code, refused.body.problems[0].path]).toEqual([
      400,
      'BAD_USER_INPUT',
      ['If-Match'],
    ]);
    expect(await versionOf()).toBe(0);
  });
});

describe('If-None-Match', () => {
  const read = async (path: string, tag: string) => {
    const response = await fetch(`${one.url}/v1/games/${id}${path}`, { headers: { 'if-none-match': tag } });
    return [response.status, tagOf(response), (await response.text()).length > 0];
  };
  const tagAt = async (version: number): Promise<string> => {
    const { headers } = await fetch(`${one.url}/v1/games/${id}/state?version=${version}`);
    return headers.get('etag') ?? '';
  };

  test.each(['', '/state'])('GET …%s: 304 without a body as long as the game is at that version', async (path) => {
    const current = await tagAt(0);
    for (const tag of [current, `W/${current}`, `"7", ${current}`, '*'])
      expect(await read(path, tag)).toEqual([304, 0, false]);
    for (const tag of ['"0"', '"1"', '0', current.replaceAll('"', ''), 'nonsense'])
      expect(await read(path, tag)).toEqual([200, 0, true]);
    await send(`${one.url}/v1/games/${id}/events`, 'POST', { events });
    expect(await read(path, current)).toEqual([200, 1, true]);
    expect(await read(path, await tagAt(1))).toEqual([304, 1, false]);
  });

  test.each(['', '/state', '/state?version=0'])('GET …%s: an ETag of a deleted game matches nothing', async (path) => {
    const deleted = await tagAt(0);
    await send(`${one.url}/v1/games/${id}`, 'DELETE');
    await send(`${one.url}/v1/games`, 'POST', { id, state: table });
    expect(await read(path, deleted)).toEqual([200, 0, true]);
    expect(await read(path, await tagAt(0))).toEqual([304, 0, false]);
  });

  test('a table at some version has that ETag, for good', async () => {
    await send(`${one.url}/v1/games/${id}/events`, 'POST', { events });
    expect(await read('/state?version=0', await tagAt(1))).toEqual([200, 0, true]);
    expect(await read('/state?version=0', await tagAt(0))).toEqual([304, 0, false]);
    expect((await read('/state?version=2', '*'))[0]).toBe(404);
    expect((await read('/state?version=-1', '*'))[0]).toBe(400);
  });

  test('a game that there is not is 404', async () => {
    const { status } = await fetch(`${one.url}/v1/games/none`, { headers: { 'if-none-match': '*' } });
    expect(status).toBe(404);
  });
});
