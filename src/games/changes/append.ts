import { isDeepStrictEqual } from 'node:util';
import { leftAtNow, standingsOf, type LeftAt } from '../../domain/rules/104-standings.js';
import { toStore } from '../store/stored-table.js';
import { isFinished, type GameState } from '../../domain/state/game-state.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { GameRecord, StoredResult, StoredRuling } from '../games.js';
import type { Facts } from '../statistics/facts.js';
import { updateFacts, type TableFacts } from '../statistics/game-facts.js';
import { gameColumns, recordOf, type GameRow } from '../store/records.js';
import type { Table } from '../store/table-cache.js';
import type { Client } from './idempotent-change.js';

/** An event to be recorded. */
export interface Entry {
  readonly type: string;
  readonly input: unknown;
  readonly summary: string;
  readonly illegalBecause: readonly StoredRuling[];
  /** When it happened at the table, if that was told. */
  readonly occurredAt: Date | null;
  readonly after: GameState;
  readonly facts: Facts;
  /** Whether the event cannot be replayed, so its table has to be stored. */
  readonly isNewStart: boolean;
}

/** New events of a game, and the table after them. */
export interface Addition {
  readonly entries: readonly Entry[];
  readonly after: GameState;
  readonly facts: Facts;
}

/** The game as a change expects to find it. */
export interface From {
  readonly record: Pick<GameRecord, 'version' | 'incarnation' | 'results'>;
  /** The newest table, if it is at hand. */
  readonly table?: Pick<Table, 'facts'>;
}

const SNAPSHOT_INTERVAL = 50;

/**
 * Appends events to a game that is still at the expected version; otherwise returns undefined and adds nothing.
 *
 * One statement compares and appends, so all of it happens or nothing, whoever else writes.
 */
export const append = async (
  client: Client,
  tenant: string,
  id: string,
  from: From,
  { entries, after, facts }: Addition,
): Promise<GameRecord | undefined> => {
  const versioned = entries.map((entry, index) => ({ ...entry, version: from.record.version + index + 1 }));
  const columns = tableColumns(after, leftAtAfter(versioned, from));
  const newFacts = { state: after, facts, results: columns.results };
  const [row] = await client.$queryRaw<readonly GameRow[]>`
    WITH changed AS (
      UPDATE games
      SET ${summaryColumns(columns)}, version = version + ${entries.length}::int, updated_at = now()
      WHERE tenant_id = ${tenant} AND id = ${id}
        AND version = ${from.record.version}::int AND incarnation = ${from.record.incarnation}::uuid
      RETURNING *
    ), logged AS (
      INSERT INTO events (tenant_id, game_id, version, type, input, summary, illegal_because, recorded_at, occurred_at)
      SELECT g.tenant_id, g.id, e.version, e.type, e.input, e.summary, e."illegalBecause", g.updated_at, e."occurredAt"
      FROM changed g, jsonb_to_recordset(${JSON.stringify(versioned.map(eventRow))}::jsonb)
        AS e (version int, type text, input jsonb, summary text, "illegalBecause" jsonb, "occurredAt" timestamptz)
    ), kept AS (
      ${insertSnapshots(versioned.filter(needsSnapshot))}
    ), counted AS (
      ${updateFacts('changed', entries.length, haveSameStatistics(from, newFacts) ? undefined : newFacts)}
    )
    SELECT ${gameColumns} FROM changed g`;
  return row && recordOf(row);
};

type Versioned = Entry & { readonly version: number };

const leftAtAfter = (entries: readonly Versioned[], { record }: From): LeftAt =>
  entries.reduce((before, { after, version }) => leftAtNow(before, after, version), leftAtIn(record.results));

/** Returns the columns of a game's row that follow from its table. */
export const tableColumns = (state: GameState, leftAt: LeftAt) => ({
  variant: state.variant,
  edition: state.edition,
  status: isFinished(state) ? ('FINISHED' as const) : ('IN_PROGRESS' as const),
  playerIds: state.players.map(({ id }) => id),
  results: standingsOf(state, leftAt).flatMap(({ player, ...standing }): readonly StoredResult[] =>
    standing.result === 'PLAYING' ? [] : [{ player: player.id, ...standing }],
  ),
});

type TableColumns = ReturnType<typeof tableColumns>;

/** Returns the versions after which players left the game, by player. */
export const leftAtIn = (results: GameRecord['results']): LeftAt =>
  new Map(results.flatMap(({ player, atVersion }) => (atVersion === null ? [] : [[player, atVersion] as const])));

/** Tells whether statistics count the new table as the one before: turns, attacks, choices and new tables make new facts. */
const haveSameStatistics = ({ record, table }: From, { facts, results }: TableFacts): boolean =>
  facts === table?.facts && isDeepStrictEqual(results, record.results);

const summaryColumns = ({ variant, edition, status, playerIds, results }: TableColumns) =>
  Prisma.sql`variant = ${variant}, edition = ${edition}, status = ${status}, player_ids = ${playerIds}::text[],
    results = ${JSON.stringify(results)}::jsonb,
    finished_at = CASE WHEN ${status} = 'FINISHED' THEN coalesce(finished_at, now()) END`;

const eventRow = ({ version, type, input, summary, illegalBecause, occurredAt }: Versioned) => ({
  version,
  type,
  input,
  summary,
  ...(illegalBecause.length && { illegalBecause }),
  ...(occurredAt && { occurredAt }),
});

const needsSnapshot = ({ version, isNewStart }: Versioned): boolean => isNewStart || version % SNAPSHOT_INTERVAL === 0;

const insertSnapshots = (entries: readonly Versioned[]): Prisma.Sql => {
  const rows = entries.map(({ version, after, facts }) => ({ version, description: toStore(after), facts }));
  return Prisma.sql`
      INSERT INTO snapshots (tenant_id, game_id, version, description, facts)
      SELECT g.tenant_id, g.id, s.version, s.description, s.facts
      FROM changed g, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS s (version int, description jsonb, facts jsonb)`;
};
