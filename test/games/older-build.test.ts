import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { replay, type GameEvent } from '../../src/domain/events/events.js';
import type { Description } from '../../src/domain/state/description.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { readCode } from '../../src/table-code.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { createDatabase, rowsOf, type TestDatabase } from '../database.js';
import { sampleArguments } from '../domain/every-question.js';
import { diceOf } from '../domain/random-games.js';
import { tableOf } from '../domain/tables.js';
import { send, startServer, type TestServer } from '../http/server.js';

interface StoredState {
  readonly state: Description;
  readonly code: string;
}

interface StoredGame {
  readonly id: string;
  readonly version: number;
  /** As the older build told it. */
  readonly game: { readonly edition: string };
  readonly states: Readonly<Record<string, StoredState>>;
}

interface EventRow {
  readonly game_id: string;
  readonly version: number;
  readonly type: string;
  readonly input: unknown;
}

interface OlderBuild {
  /** The rows of its database, by table. */
  readonly rows: Readonly<Record<string, readonly object[]>> & { readonly events: readonly EventRow[] };
  readonly games: readonly StoredGame[];
  readonly exports: Readonly<Record<string, string>>;
}

/**
 * What the build of 21 November 2026 stored and answered: games of every variant and of several editions, illegal events,
 * a reverted game, and tables that are rejected in new requests by now.
 */
const older = JSON.parse(
  gunzipSync(readFileSync(new URL('older-build/database.json.gz', import.meta.url))).toString(),
) as OlderBuild;

let database: TestDatabase;
let server: TestServer;

const restore = async (client: pg.Client): Promise<void> => {
  await client.query("SET session_replication_role = 'replica'");
  for (const [table, rows] of Object.entries(older.rows))
    await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
  await client.query(
    "SELECT setval(pg_get_serial_sequence('analytics_changes', 'id'), max(id)) FROM analytics_changes",
  );
};

beforeAll(async () => {
  database = await createDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await restore(client);
  await client.end();
  server = await startServer({ databaseUrl: database.url });
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

const get = async (path: string): Promise<readonly [status: number, body: unknown]> => {
  const reply = await send(`${server.url}/v1${path}`, 'GET');
  return [reply.status, reply.body];
};

/** The log of a game as the domain replays it, from the table that an older build stored. */
const replayed = (from: GameState, id: string): readonly GameState[] =>
  replay({ ...from, isLegacy: true }, logOf(id)).map((state) => ({ ...state, isLegacy: false }));

const states = older.games.flatMap(({ id, states: kept }) =>
  Object.entries(kept).map(([version, { state, code }]) => ({ id, version: Number(version), state, code })),
);

const tableOfCode = (code: string): GameState => {
  const read = readCode(code);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value;
};

const logOf = (id: string): readonly GameEvent[] =>
  older.rows.events
    .filter(({ game_id }) => game_id === id)
    .sort((one, other) => one.version - other.version)
    .map(({ type, input }): GameEvent => ({ [type]: input }));

describe('What an older build stored', () => {
  test.each(older.games)('$id: the game, its edition and results are the same', async ({ id, game }) => {
    const [status, body] = await get(`/games/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject(game);
  });

  test.each(states)('$id at version $version is the same table', async ({ id, version, state }) => {
    const [status, body] = await get(`/games/${id}/state?version=${version}`);
    expect(status).toBe(200);
    expect(tableOf(body)).toEqual(tableOf(state));
  });

  test.each(states)('the code of $id at version $version gives the same table', async ({ state, code }) => {
    expect(tableOfCode(code)).toEqual(tableOf(state));
    const [status] = await get(`/game-states/${code}`);
    expect(status).toBe(200);
  });

  test.each(older.games.filter(({ id }) => id !== 'played'))(
    '$id is replayed as it was played',
    ({ id, states: kept, version }) => {
      const tables = replayed(tableOfCode(kept['0']?.code ?? ''), id);
      for (const [at, { state }] of Object.entries(kept))
        if (at !== '0') expect(tables[Number(at) - 1]).toEqual(tableOf(state));
      expect(tables).toHaveLength(version);
    },
  );

  test.each(Object.keys(older.exports))('the export of %s is the same', async (kind) => {
    const response = await fetch(`${server.url}/v1/export/${kind}?format=ndjson`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(older.exports[kind]);
  });
});

describe('The games of an older build', () => {
  test.each(older.games)(
    '$id: every question is answered or refused as of any game',
    async ({ id, version, states: kept }) => {
      const samples = sampleArguments(tableOfCode(kept[version]?.code ?? ''), diceOf([7, 3, 5, 2, 11]));
      for (const { name } of catalogue) {
        const given = samples[name];
        if (!given) continue;
        const path = `/games/${id}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        const { status } = await send(`${server.url}/v1${path}`, 'POST', given);
        expect([path, status < 500]).toEqual([path, true]);
      }
    },
  );

  test('go on, are reverted and deleted', async () => {
    for (const { id, version, states: kept } of older.games) {
      const [marker] = tableOfCode(kept[version]?.code ?? '').turnMarkers;
      const added = await send(`${server.url}/v1/games/${id}/events`, 'POST', {
        force: true,
        events: [{ stepBegins: { step: 'END', ...(marker && { marker: marker.number }) } }],
      });
      expect([id, added.status]).toEqual([id, 200]);
      const reverted = await send(`${server.url}/v1/games/${id}/revert`, 'POST', { version: 0 });
      expect([id, reverted.status, reverted.body]).toEqual([
        id,
        200,
        expect.objectContaining({ version: version + 2 }),
      ]);
      const deleted = await send(`${server.url}/v1/games/${id}`, 'DELETE');
      expect([id, deleted.status, deleted.body]).toEqual([id, 204, null]);
    }
    for (const table of ['games', 'events', 'snapshots', 'game_facts'])
      expect([table, await rowsOf(database.url, `SELECT 1 FROM ${table}`)]).toEqual([table, []]);
  });
});
