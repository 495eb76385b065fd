import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { replay, type GameEvent } from '../../src/domain/events/events.js';
import type { Description } from '../../src/domain/state/description.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { newestRevision } from '../../src/domain/state/revision.js';
import { codeOf, readCode } from '../../src/query/table-code.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { rowsOf } from '../database.js';
import { sampleArguments } from '../domain/every-question.js';
import { diceOf } from '../domain/random-games.js';
import { tableOf } from '../domain/tables.js';
import { ownDatabase, send, serve } from '../http/server.js';
import { valueOf } from '../value-of.js';

interface StoredGame {
  readonly id: string;
  readonly version: number;
  /** As the older build told it. */
  readonly game: { readonly edition: string };
  readonly states: Readonly<Record<string, { readonly state: Description; readonly code: string }>>;
}

type EventRow = Readonly<{ game_id: string; version: number; type: string; input: unknown }>;

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
const zipped = readFileSync(new URL('older-build/database.json.gz', import.meta.url));
const older = JSON.parse(gunzipSync(zipped).toString()) as OlderBuild;

const database = await ownDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query("SET session_replication_role = 'replica'");
for (const [name, rows] of Object.entries(older.rows)) {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const insertion = `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1)`;
  await client.query(insertion, [JSON.stringify(rows)]);
}
await client.query("SELECT setval(pg_get_serial_sequence('analytics_changes', 'id'), max(id)) FROM analytics_changes");
await client.end();

const server = await serve({ databaseUrl: database.url });

const ask = (method: string, path: string, body?: object) => send(`${server.url}/v1${path}`, method, body);

/** The log of a game as the domain replays it, from the table that an older build stored. */
const replayed = (from: GameState, id: string): readonly GameState[] =>
  replay({ ...from, revision: 0 }, logOf(id)).map((state) => ({ ...state, revision: newestRevision }));

const states = older.games.flatMap(({ id, states: kept }) =>
  Object.entries(kept).map(([version, { state, code }]) => ({ id, version: Number(version), state, code })),
);

const tableOfCode = (code: string): GameState => valueOf(readCode(code));

const logOf = (id: string): readonly GameEvent[] =>
  older.rows.events
    .filter(({ game_id }) => game_id === id)
    .sort((one, other) => one.version - other.version)
    .map(({ type, input }): GameEvent => ({ [type]: input }));

describe('What an older build stored', () => {
  test.each(older.games)('$id: the game, its edition and results are the same', async ({ id, game }) =>
    expect(await ask('GET', `/games/${id}`)).toMatchObject({ status: 200, body: game }),
  );

  test.each(states)('$id at version $version is the same table', async ({ id, version, state }) => {
    const answer = await ask('GET', `/games/${id}/state?version=${version}`);
    expect(answer.status).toBe(200);
    expect(tableOf(answer.body)).toEqual(tableOf(state));
  });

  test.each(states)('the code of $id at version $version gives the same table', async ({ state, code }) => {
    expect(tableOfCode(code)).toEqual(tableOf(state));
    expect((await ask('GET', `/game-states/${code}`)).status).toBe(200);
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

  test.each(Object.keys(older.exports))(
    'the export of %s is the same, but for when nobody told that it happened',
    async (kind) => {
      const response = await fetch(`${server.url}/v1/export/${kind}?format=ndjson`);
      expect(response.status).toBe(200);
      expect((await response.text()).replaceAll(',"occurredAt":null', '')).toBe(older.exports[kind]);
    },
  );
});

test.each(older.games)(
  'The games of an older build $id: every question is answered or refused as of any game',
  async ({ id, version, states: kept }) => {
    const samples = sampleArguments(tableOfCode(kept[version]?.code ?? ''), diceOf([7, 3, 5, 2, 11]));
    for (const { name } of catalogue) {
      const given = samples[name];
      if (!given) continue;
      const path = `/games/${id}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      const { status } = await ask('POST', path, given);
      expect([path, status < 500]).toEqual([path, true]);
    }
  },
);

/** What no build of then could tell, about a permanent of such a table. */
const eventsSince = ({ objects, players, turnMarkers: [marker] }: GameState): readonly GameEvent[] => {
  const step = { stepBegins: { step: 'POSTCOMBAT_MAIN' as const, ...(marker && { marker: marker.number }) } };
  const object = [...objects.values()].find(({ zone }) => zone === 'BATTLEFIELD')?.id;
  const player = players.find(({ inGame }) => inGame)?.id ?? '';
  if (object === undefined) return [step];
  const until = { end: 'NEXT_TURN' as const, player };
  return [
    step,
    { effectBegins: { on: [object], keywords: ['Haste'], attackRules: [{ kind: 'CANT_ATTACK' }], until } },
    { effectBegins: { on: [object], givesControlTo: player, until: { end: 'END_OF_GAME' } } },
    { objectChanges: { object, blockRules: [{ kind: 'CANT_BLOCK', until }], counters: { Flying: 1 } } },
  ];
};

test('The games of an older build go on with what is told since, are read again, reverted and deleted', async () => {
  const effects = [];
  for (const { id, version, states: kept } of older.games) {
    const table = tableOfCode(kept[version]?.code ?? '');
    const events = eventsSince(table);
    const [last] = replay({ ...table, revision: 0 }, events).slice(-1);
    expect([id, (await ask('POST', `/games/${id}/events`, { force: true, events })).status]).toEqual([id, 200]);
    const told = tableOf((await ask('GET', `/games/${id}/state`)).body);
    expect({ ...told, revision: 0 }).toEqual(last);
    expect(tableOfCode(codeOf(told))).toEqual(told);
    effects.push(...told.effects);
    const reverted = await ask('POST', `/games/${id}/revert`, { version: 0 });
    expect({ id, ...reverted }).toMatchObject({ id, status: 200, body: { version: version + events.length + 1 } });
    expect(tableOf((await ask('GET', `/games/${id}/state`)).body)).toEqual(tableOfCode(kept['0']?.code ?? ''));
    const deleted = await ask('DELETE', `/games/${id}`);
    expect([id, deleted.status, deleted.body]).toEqual([id, 204, null]);
  }
  expect(effects.length).toBeGreaterThan(0);
  for (const table of ['games', 'events', 'snapshots', 'game_facts'])
    expect([table, await rowsOf(database.url, `SELECT 1 FROM ${table}`)]).toEqual([table, []]);
});
