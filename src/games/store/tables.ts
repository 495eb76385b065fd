import { takePlace, type GameEvent } from '../../domain/events/events.js';
import { factsAfterAll, factsAtStart, type Facts } from '../statistics/facts.js';
import { buildGameState } from '../../domain/state/build-game-state.js';
import type { Description } from '../../domain/state/description.js';
import { success, type Result } from '../../domain/result.js';
import type { Game } from '../../generated/prisma/client.js';
import { inBatches } from './batch.js';
import { READERS, type Query } from './database.js';
import type { GameRecord, GamesFailure, Snapshot } from '../games.js';
import { gameColumns, noGame, noVersion, recordOf } from './records.js';
import { isGameId } from './encodable.js';
import type { Table, TableCache } from './table-cache.js';

/** A game as it is now, and its table at the version asked for; null where there is no such version. */
export interface Reading {
  readonly record: GameRecord;
  readonly incarnation: string;
  readonly table: Table | null;
}

export type ReadTable = (tenant: string, id: string, version?: number) => Promise<Reading | null>;

/**
 * Reads games in one round trip: the statement is told which tables this process remembers, and gives only what leads
 * from there to the versions asked for. Those who ask while others are being read share the next round trip.
 */
export const readingTables = (query: Query, cache: TableCache): ReadTable => {
  const read = inBatches<Asked, Reading | null>(async (asked) => {
    const rows = await query<ReadRow>(statement, valuesOf(asked));
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return asked.map((each, index) => attempt(() => readingOf(byPlace.get(index + 1), each)));
  }, READERS);
  return async (tenant, id, version) => {
    if (!isGameId(id)) return null;
    const cached = cache.get(tenant, id);
    const remembered = cached && cached.version <= (version ?? cached.version) ? cached : undefined;
    const reading = await read({ tenant, id, version, remembered });
    if (reading?.table && reading.table !== remembered) cache.keep(tenant, id, reading.table);
    return reading;
  };
};

interface Asked {
  readonly tenant: string;
  readonly id: string;
  readonly version: number | undefined;
  readonly remembered: Table | undefined;
}

const readingOf = (row: ReadRow | undefined, { version, remembered }: Asked): Reading | null => {
  if (!row) return null;
  const record = row.id === null ? remembered?.record : recordOf(row);
  if (!record) throw new Error('A game was left out that nobody remembers.');
  const table = tableOf(row, record, version ?? row.newest, remembered);
  return { record, incarnation: row.of, table };
};

/** One game that cannot be read keeps nobody else's from being read. */
const attempt = <Value>(read: () => Value): Value | Error => {
  try {
    return read();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** The table of a stored game, with the game as it is now. */
export const readSnapshot = async (
  readTable: ReadTable,
  ...[tenant, id, version]: Parameters<ReadTable>
): Promise<Result<Snapshot, GamesFailure>> => {
  const reading = await readTable(tenant, id, version);
  if (!reading) return noGame(id);
  const { record, table } = reading;
  return table ? success({ record, state: table.state }) : noVersion(id, version ?? record.version);
};

/** What is read for one who asks; the game itself is left out where the remembered table is that of its newest version. */
type ReadRow = (Game | { readonly id: null }) & {
  /** Which of those who ask it is for, counted from 1. */
  readonly place: number;
  readonly newest: number;
  /** The game's incarnation. */
  readonly of: string;
  /** Null where the remembered table is the one to start from. */
  readonly description: Description | null;
  readonly facts: Facts | null;
  readonly events: readonly (readonly [type: string, input: unknown])[] | null;
};

const NEWEST = -1;
const NOTHING = -1;

const valuesOf = (asked: readonly Asked[]): readonly unknown[] => [
  asked.map(({ tenant }) => tenant),
  asked.map(({ id }) => id),
  asked.map(({ version }) => version ?? NEWEST),
  asked.map(({ remembered }) => remembered?.incarnation ?? ''),
  asked.map(({ remembered }) => remembered?.version ?? NOTHING),
  asked.map(({ remembered }) => remembered?.record !== undefined),
];

/** No snapshot and no event is older than the remembered table, if that is one of the same game. */
const statement = {
  name: 'read tables',
  text: `
  SELECT asks.place::int, g.version AS newest, g.incarnation AS of, game.*, base.description, base.facts, log.events
  FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::int[], $6::boolean[])
    WITH ORDINALITY AS asks (tenant_id, id, version, incarnation, remembered, is_record_remembered, place)
  JOIN games g ON g.tenant_id = asks.tenant_id AND g.id = asks.id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN asks.version = ${NEWEST} THEN g.version ELSE asks.version END AS target,
      CASE WHEN g.incarnation::text = asks.incarnation THEN asks.remembered ELSE ${NOTHING} END AS known
  ) asked
  LEFT JOIN LATERAL (
    SELECT ${gameColumns.text}
    WHERE NOT asks.is_record_remembered OR asked.known <> g.version
  ) game ON true
  LEFT JOIN LATERAL (
    SELECT s.version, s.description, s.facts
    FROM snapshots s
    WHERE asked.known < asked.target
      AND s.tenant_id = g.tenant_id AND s.game_id = g.id AND s.version > asked.known AND s.version <= asked.target
    ORDER BY s.version DESC
    LIMIT 1
  ) base ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_array(e.type, e.input) ORDER BY e.version) AS events
    FROM events e
    WHERE asked.known < asked.target AND e.tenant_id = g.tenant_id AND e.game_id = g.id
      AND e.version > coalesce(base.version, asked.known) AND e.version <= asked.target
  ) log ON true`,
};

const tableOf = (row: ReadRow, record: GameRecord, version: number, remembered: Table | undefined): Table | null => {
  if (version < 0 || version > row.newest) return null;
  const known = remembered?.incarnation === row.of ? remembered : undefined;
  if (known?.version === version && known.record) return known;
  const base = row.description ? snapshotOf(row.description, row.facts) : known;
  if (!base) throw new Error(`Game "${record.id}" has no snapshot.`);
  const { state, facts } = row.events ? replayed(base, row.events) : base;
  return { incarnation: row.of, version, state, facts, ...(version === row.newest && { record }) };
};

type Reached = Pick<Table, 'state' | 'facts'>;

/** Where nobody has counted what happened before, counting begins. */
const snapshotOf = (description: Description, facts: Facts | null): Reached => {
  const state = buildGameState(description);
  return { state, facts: facts ?? factsAtStart(state) };
};

/** What was recorded has been judged once; replaying it judges nothing. */
export const replayed = ({ state, facts }: Reached, log: NonNullable<ReadRow['events']>): Reached => {
  const events = log.map(([type, input]): GameEvent => ({ [type]: input }));
  const happened = takePlace(state, events, { force: true });
  if (!happened.ok) throw new Error(`Recorded events cannot be replayed: ${JSON.stringify(happened.failure)}`);
  const tables = [state, ...happened.value.map(({ after }) => after)];
  return {
    state: tables.at(-1) ?? state,
    facts: factsAfterAll(facts, tables, events).at(-1) ?? facts,
  };
};
