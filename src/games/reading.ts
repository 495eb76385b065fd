import { takePlace, type GameEvent } from '../domain/events/events.js';
import { buildGameState } from '../domain/game-state/build-game-state.js';
import type { Description } from '../domain/game-state/description.js';
import type { GameState } from '../domain/game-state/game-state.js';
import { success, type Result } from '../domain/result.js';
import { Prisma, type Game, type PrismaClient } from '../generated/prisma/client.js';
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
 * Reads games in one round trip each: the statement is told which table this process remembers, and gives only what
 * leads from there to the version asked for.
 */
export const readingTables =
  (prisma: PrismaClient, cache: TableCache): ReadTable =>
  async (tenant, id, version) => {
    if (!isGameId(id)) return null;
    const cached = cache.get(tenant, id);
    const remembered = cached && cached.version <= (version ?? cached.version) ? cached : undefined;
    const [row] = await prisma.$queryRaw<readonly ReadRow[]>(statement(tenant, id, version, remembered));
    if (!row) return null;
    const table = tableOf(row, version ?? row.version, remembered);
    if (table) cache.keep(tenant, id, table);
    return { record: recordOf(row), incarnation: row.incarnation, table };
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

type ReadRow = Game & {
  /** Null where the remembered table is the one to start from. */
  readonly description: Description | null;
  readonly events: readonly (readonly [type: string, input: unknown])[] | null;
};

/** No snapshot and no event is older than the remembered table, if that is one of the same game. */
const statement = (
  tenant: string,
  id: string,
  version: number | undefined,
  remembered: Table | undefined,
) => Prisma.sql`
  SELECT ${gameColumns}, base.description, log.events
  FROM games g
  CROSS JOIN LATERAL (
    SELECT coalesce(${version ?? null}::int, g.version) AS target,
      CASE WHEN g.incarnation = ${remembered?.incarnation ?? null}::uuid THEN ${remembered?.version ?? null}::int ELSE -1 END AS known
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
  ) log ON true
  WHERE g.tenant_id = ${tenant} AND g.id = ${id}`;

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
