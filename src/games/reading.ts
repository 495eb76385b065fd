import { takePlace, type GameEvent } from '../domain/events/events.js';
import { buildGameState } from '../domain/game-state/build-game-state.js';
import type { Description } from '../domain/game-state/description.js';
import type { GameState } from '../domain/game-state/game-state.js';
import { success, type Result } from '../domain/result.js';
import { Prisma, type Game, type PrismaClient } from '../generated/prisma/client.js';
import { inBatches } from './batching.js';
import type { GameRecord, GamesFailure, Snapshot } from './games.js';
import { gameColumns, noGame, noVersion, recordOf } from './records.js';
import { isGameId } from './storable.js';
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
 * from there to the versions asked for. Those who ask in one moment share the round trip.
 */
export const readingTables = (prisma: PrismaClient, cache: TableCache): ReadTable => {
  const read = inBatches<Asked, Reading | null>(async (tenant, asked) => {
    const rows = await prisma.$queryRaw<readonly ReadRow[]>(statement(tenant, asked));
    const byPlace = new Map(rows.map((row) => [Number(row.place), row]));
    return asked.map((each, index) => readingOf(byPlace.get(index + 1), each));
  });
  return async (tenant, id, version) => {
    if (!isGameId(id)) return null;
    const cached = cache.get(tenant, id);
    const remembered = cached && cached.version <= (version ?? cached.version) ? cached : undefined;
    const reading = await read({ tenant, id, version, remembered });
    if (reading?.table) cache.keep(tenant, id, reading.table);
    return reading;
  };
};

interface Asked {
  readonly tenant: string;
  readonly id: string;
  readonly version: number | undefined;
  readonly remembered: Table | undefined;
}

const readingOf = (row: ReadRow | undefined, { version, remembered }: Asked): Reading | null =>
  row
    ? {
        record: recordOf(row),
        incarnation: row.incarnation,
        table: tableOf(row, version ?? row.version, remembered),
      }
    : null;

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

type ReadRow = Game & {
  /** Which of those who ask it is for, counted from 1. */
  readonly place: bigint;
  /** Null where the remembered table is the one to start from. */
  readonly description: Description | null;
  readonly events: readonly (readonly [type: string, input: unknown])[] | null;
};

const NEWEST = -1;
const NOTHING = -1;

/** No snapshot and no event is older than the remembered table, if that is one of the same game. */
const statement = (tenant: string, asked: readonly Asked[]) => Prisma.sql`
  SELECT asks.place, ${gameColumns}, base.description, log.events
  FROM unnest(
    ${asked.map(({ id }) => id)}::text[],
    ${asked.map(({ version }) => version ?? NEWEST)}::int[],
    ${asked.map(({ remembered }) => remembered?.incarnation ?? '')}::text[],
    ${asked.map(({ remembered }) => remembered?.version ?? NOTHING)}::int[]
  ) WITH ORDINALITY AS asks (id, version, incarnation, remembered, place)
  JOIN games g ON g.tenant_id = ${tenant} AND g.id = asks.id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN asks.version = ${NEWEST} THEN g.version ELSE asks.version END AS target,
      CASE WHEN g.incarnation::text = asks.incarnation THEN asks.remembered ELSE ${NOTHING} END AS known
  ) asked
  LEFT JOIN LATERAL (
    SELECT s.version, s.description
    FROM snapshots s
    WHERE s.tenant_id = g.tenant_id AND s.game_id = g.id AND s.version > asked.known AND s.version <= asked.target
    ORDER BY s.version DESC
    LIMIT 1
  ) base ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_array(e.type, e.input) ORDER BY e.version) AS events
    FROM events e
    WHERE e.tenant_id = g.tenant_id AND e.game_id = g.id
      AND e.version > coalesce(base.version, asked.known) AND e.version <= asked.target
  ) log ON true`;

const tableOf = (row: ReadRow, version: number, remembered: Table | undefined): Table | null => {
  if (version < 0 || version > row.version) return null;
  const base = row.description ? buildGameState(row.description) : remembered?.state;
  if (!base) throw new Error(`Game "${row.id}" has no snapshot.`);
  const state = row.events ? replayed(base, row.events) : base;
  return { incarnation: row.incarnation, version, state };
};

/** What was recorded has been judged once; replaying it judges nothing. */
const replayed = (base: GameState, events: NonNullable<ReadRow['events']>): GameState => {
  const happened = takePlace(
    base,
    events.map(([type, input]): GameEvent => ({ [type]: input })),
    { force: true },
  );
  if (!happened.ok) throw new Error(`Recorded events cannot be replayed: ${JSON.stringify(happened.failure)}`);
  return happened.value.at(-1)?.after ?? base;
};
