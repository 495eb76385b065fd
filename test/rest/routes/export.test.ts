import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { standardLiveSettings } from '../../../src/http/streams/settings.js';
import { rowsOf } from '../../database.js';
import { ownDatabase, requested, send, serve, startServer, type TestServer } from '../../http/server.js';
import { until } from '../../until.js';

const KINDS = ['games', 'events', 'players'] as const;
type Kind = (typeof KINDS)[number];

/** Names that a spreadsheet would calculate, or a format might trip over. */
const NAMES = ['=1+1', '+2', '-3', '@SUM(A1)', "'=quoted", '\tTab', 'comma, "quotes"\r\nand lines', 'Zoë ☃ 漢字', ''];

const store = async (id: string, name: string) => {
  const objects = [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' }];
  const turn = id === 'named-5' && { turn: { activePlayers: ['bob'] } };
  const state = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }], objects, ...turn };
  expect((await server.post('/v1/games', { id, name, state })).status).toBe(201);
};

const database = await ownDatabase();
const server = await serve({ databaseUrl: database.url });
for (const [index, name] of NAMES.entries()) await store(`named-${index}`, name);
await server.post('/v1/games/named-0/events', { events: [{ playerLeaves: { players: ['bob'] } }] });
const forced = {
  events: [{ taps: { objects: ['bear'] } }, { taps: { objects: ['bear'] } }],
  force: true,
  occurredAt: '2026-11-20T20:15:00Z',
};
await server.post('/v1/games/named-1/events', forced);
await rowsOf(
  database.url,
  `INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
    SELECT 'local', 'named-2', n, 'turnBegins', '{}', 'Turn ' || n, now() FROM generate_series(1, 4000) n`,
);
await rowsOf(
  database.url,
  `INSERT INTO games SELECT (g).* FROM (SELECT jsonb_populate_record(g, '{"tenant_id": "rival"}') AS g FROM games g WHERE id = 'named-3') g`,
);

const address = (kind: Kind, query = '') => `${server.url}/v1/export/${kind}?${query}`;
const linesOf = (text: string) => {
  const lines = text.split('\n').filter((line) => line);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};
const ndjson = async (kind: Kind, query = '') => linesOf(await (await fetch(address(kind, query))).text());

/** In all of them Ann begins but in one. */
const fromStarter = (id: string, seat: number): number => (id === 'named-5' ? (seat + 2) % 3 : seat);

/** What stands in the database, read by statements of the test's own. */
const stored: Readonly<Record<Kind, () => Promise<readonly object[]>>> = {
  games: () =>
    rowsOf(
      database.url,
      `SELECT id, name, variant, edition, status, version, cardinality(player_ids) AS players, seed,
        created_at AS "createdAt", updated_at AS "updatedAt", finished_at AS "finishedAt"
        FROM games WHERE tenant_id = 'local' ORDER BY id`,
    ),
  events: () =>
    rowsOf(
      database.url,
      `SELECT game_id AS game, version, type, input, summary, illegal_because AS "illegalBecause", recorded_at AS "recordedAt",
        occurred_at AS "occurredAt"
        FROM events WHERE tenant_id = 'local' ORDER BY game_id, version`,
    ),
  players: async () => {
    const games = await rowsOf<{ id: string; player_ids: string[]; results: any[] }>(
      database.url,
      `SELECT id, player_ids, results FROM games WHERE tenant_id = 'local' ORDER BY id`,
    );
    return games.flatMap(({ id, player_ids: ids, results }) =>
      ids.map((player, seat) => {
        const { result = null, place = null, atVersion = null } = results.find((each) => each.player === player) ?? {};
        const seatFromStarter = fromStarter(id, seat);
        return { game: id, seat, seatFromStarter, player, result, place, leftAtVersion: atVersion };
      }),
    );
  },
};

const asJson = (rows: readonly object[]): unknown => JSON.parse(JSON.stringify(rows));

describe.each(KINDS)('all %s', (kind) => {
  test('as NDJSON', async () => expect(await ndjson(kind)).toEqual(asJson(await stored[kind]())));

  test('as CSV, with one quote before what a spreadsheet would calculate', async () => {
    const response = await fetch(address(kind), { headers: { accept: 'text/csv' } });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const text = await response.text();
    const cells = parse(text, { columns: true }) as unknown as readonly Record<string, string>[];
    expect(cells.flatMap((row) => Object.values(row)).filter((each) => /^[=+\-@\t\r]/.test(each))).toEqual([]);
    const read = cells.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, v.replace(/^'/, '')])));
    const written = (value: object | string | number | null) => {
      if (value === null) return '';
      if (value instanceof Date) return value.toISOString();
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    };
    const rows = await stored[kind]();
    expect(read).toEqual(
      rows.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, written(v as string)]))),
    );
  });

  test('as Parquet, typed', async () => {
    const response = await fetch(address(kind, 'format=parquet'));
    expect(response.headers.get('content-type')).toBe('application/vnd.apache.parquet');
    expect(await parquetReadObjects({ file: await response.arrayBuffer() })).toEqual(await stored[kind]());
  });
});

test('only what matches, and nothing of another tenant', async () => {
  const named = async (query: string) => (await ndjson('games', query)).map(({ id }) => id);
  expect(await named('name=%3D')).toEqual(['named-0', 'named-4']);
  expect(await named('name=%25')).toEqual([]);
  expect(await named('player=cat&status=IN_PROGRESS&variant=FREE_FOR_ALL')).toHaveLength(NAMES.length);
  expect(await named('player=zoe')).toEqual([]);
  expect(await named('createdBefore=2020-01-01T00:00:00Z')).toEqual([]);
  expect(await ndjson('events', 'name=%2B2')).toHaveLength(2);
});

/** An export whose connection is cut after some whole rows. */
const cutAfter = async (rows: number) => {
  const request = get(address('events'));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) {
    text += String(chunk);
    if (text.split('\n').length > rows) break;
  }
  request.destroy();
  const moment = String(response.headers['export-moment']);
  return { moment, arrived: linesOf(text.slice(0, text.lastIndexOf('\n'))).slice(0, rows) };
};

const keyOf = (row: Record<string, unknown> | undefined) => `${String(row?.game)}/${String(row?.version)}`;

test('who is cut off goes on as of the same moment, on another server, whatever was recorded meanwhile', async () => {
  const before = asJson(await stored.events());
  const { moment, arrived } = await cutAfter(700);
  await server.post('/v1/games/named-0/events', { events: [{ turnBegins: {} }] });
  await server.delete('/v1/games/named-5');
  await store('a-new-one', 'New');
  const other = await startServer({ databaseUrl: database.url });
  const rest = await fetch(`${other.url}/v1/export/events?moment=${moment}&after=${keyOf(arrived.at(-1))}`);
  expect([...arrived, ...linesOf(await rest.text())]).toEqual(before);
  await other.close();
  expect(await ndjson('events')).toHaveLength((before as unknown[]).length + 1);
});

describe('readers that stop reading', () => {
  const LARGE = 3_000;
  let shared: TestServer;
  const keys: Record<string, string> = {};
  beforeAll(async () => {
    const live = { ...standardLiveSettings, patience: 1_000, slowestReading: 1_000_000 };
    shared = await startServer({ databaseUrl: database.url, live });
    for (const tenant of ['stalling', 'reading'])
      keys[tenant] = (await shared.keys.create({ tenant, name: 'test', scope: 'read' })).key;
    for (const tenant of Object.keys(keys))
      await rowsOf(
        database.url,
        `WITH game AS (
          INSERT INTO games SELECT (jsonb_populate_record(g, '{"tenant_id": "${tenant}"}')).* FROM games g
          WHERE tenant_id = 'local' AND id = 'named-2'
        ) INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
        SELECT '${tenant}', 'named-2', n, 'turnBegins', '{}',
          (SELECT string_agg(md5(random()::text || n || m), '') FROM generate_series(1, 250) m), now()
        FROM generate_series(1, ${LARGE}) n`,
      );
  });
  afterAll(async () => {
    await rowsOf(database.url, 'DELETE FROM api_keys');
    await shared.close();
  });

  const ask = (tenant: string, { url }: TestServer = shared, headers = {}): Promise<IncomingMessage> =>
    requested(`${url}/v1/export/events`, { headers: { ...headers, authorization: `Bearer ${keys[tenant] ?? ''}` } });
  const metrics = async (): Promise<string> => (await fetch(`${shared.url}/metrics`)).text();
  const countLines = async (response: IncomingMessage): Promise<number> => {
    let lines = 0;
    for await (const chunk of response) lines += String(chunk).split('\n').length - 1;
    return lines;
  };

  test('are disconnected, and leave the exports of other tenants alone', async () => {
    const stalled = await Promise.all(Array.from({ length: 6 }, () => ask('stalling')));
    expect(stalled.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect(await countLines(await ask('reading'))).toBe(LARGE);
    await until(async () => (await metrics()).includes('rangefinder_slow_readers 3'));
    for (const response of stalled.filter(({ statusCode }) => statusCode === 200))
      await expect(countLines(response)).rejects.toThrow('aborted');
    expect(await countLines(await ask('stalling'))).toBe(LARGE);
    expect(await metrics()).toContain('rangefinder_slow_readers 3');
  });

  test.each(['identity', 'gzip'])('whose export fails are not told a part for the whole, as %s', async (encoding) => {
    const patient = await startServer({ databaseUrl: database.url });
    const [begun] = await rowsOf<{ at: Date }>(database.url, 'SELECT now() AS at');
    const response = await ask('reading', patient, { 'accept-encoding': encoding });
    expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
    const ours = `datname = current_database() AND state = 'idle in transaction' AND xact_start > $1`;
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`;
    await until(async () => (await rowsOf(database.url, end, [begun?.at])).length > 0);
    await expect(countLines(response)).rejects.toThrow('aborted');
    expect(await countLines(await ask('reading', patient))).toBe(LARGE);
    await patient.close();
  });

  test('a server that closes lets an export finish', async () => {
    const closing = await startServer({ databaseUrl: database.url });
    const response = await ask('reading', closing);
    const closed = closing.close();
    await pause(3_000);
    expect(await countLines(response)).toBe(LARGE);
    await closed;
  });
});

test('a reader that stops reading is waited for', async () => {
  const csv = address('events', 'format=csv');
  const response = await requested(csv);
  await pause(300);
  expect(Buffer.concat(await response.toArray()).toString()).toBe((await send(csv, 'GET')).body);
});

test('a moment that nobody keeps, a key that is none, a format that there is not: all told at once', async () => {
  const problemsOf = async (kind: Kind, asked: string) => {
    const { status, body } = await send(address(kind, asked), 'GET');
    expect(status).toBe(400);
    return body.problems;
  };
  const gone = await problemsOf('events', 'moment=00000003-0000001B-1&after=named-0/1');
  expect(gone).toEqual([{ path: ['moment'], message: expect.stringContaining('start again') }]);
  const wrong = await problemsOf('events', `moment=${encodeURIComponent("'; DROP TABLE games")}&after=named-0`);
  expect(wrong.map(({ path }: { path: unknown }) => path)).toEqual([['moment'], ['after']]);
  expect(await problemsOf('games', 'format=xml&limit=3')).toHaveLength(2);
  expect((await send(address('games'), 'GET', undefined, { accept: 'application/json' })).status).toBe(406);
});
