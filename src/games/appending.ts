import { describe } from '../domain/game-state/describe.js';
import { isFinished, type GameState } from '../domain/game-state/game-state.js';
import { leftAtNow, standingsOf, type LeftAt } from '../domain/rules/104-standings.js';
import { Prisma, type Game } from '../generated/prisma/client.js';
import type { GameRecord, StoredResult, StoredRuling } from './games.js';
import type { Client } from './once.js';
import { gameColumns, recordOf } from './records.js';
import type { Table } from './table-cache.js';

/** An event that is about to be recorded. */
export interface Entry {
  readonly type: string;
  readonly input: unknown;
  readonly summary: string;
  readonly illegalBecause: readonly StoredRuling[];
  readonly after: GameState;
  /** Whether replaying cannot lead past it. */
  readonly isNewStart: boolean;
}

/** What a change adds to a game, and the table that it leads to. */
export interface Addition {
  readonly entries: readonly Entry[];
  readonly after: GameState;
}

const SNAPSHOT_EVERY = 50;

/**
 * Adds events to a game that is still where the change builds on; undefined where it is not, and nothing is added.
 *
 * One statement compares and adds, so that all of it happens or none, whoever else writes.
 */
export const append = async (
  client: Client,
  tenant: string,
  id: string,
  from: Pick<Table, 'version' | 'incarnation'> & Pick<GameRecord, 'results'>,
  { entries, after }: Addition,
): Promise<GameRecord | undefined> => {
  const versioned = entries.map((entry, index) => ({ ...entry, version: from.version + index + 1 }));
  const leftAt = versioned.reduce(
    (before, each) => leftAtNow(before, each.after, each.version),
    leftAtIn(from.results),
  );
  const [row] = await client.$queryRaw<readonly Game[]>`
    WITH changed AS (
      UPDATE games
      SET ${summaryColumns(after, leftAt)}, version = version + ${entries.length}::int, updated_at = now()
      WHERE tenant_id = ${tenant} AND id = ${id}
        AND version = ${from.version}::int AND incarnation = ${from.incarnation}::uuid
      RETURNING *
    ), logged AS (
      INSERT INTO events (tenant_id, game_id, version, type, input, summary, illegal_because, recorded_at)
      SELECT g.tenant_id, g.id, e.version, e.type, e.input, e.summary, e."illegalBecause", g.updated_at
      FROM changed g, jsonb_to_recordset(${JSON.stringify(versioned.map(logged))}::jsonb)
        AS e (version int, type text, input jsonb, summary text, "illegalBecause" jsonb)
    ), kept AS (
      INSERT INTO snapshots (tenant_id, game_id, version, description)
      SELECT g.tenant_id, g.id, s.version, s.description
      FROM changed g, jsonb_to_recordset(${JSON.stringify(versioned.filter(isKept).map(snapshot))}::jsonb)
        AS s (version int, description jsonb)
    )
    SELECT ${gameColumns} FROM changed g`;
  return row && recordOf(row);
};

/** What a game's row says about its table. */
export const tableColumns = (state: GameState, leftAt: LeftAt) => ({
  variant: state.variant,
  edition: state.edition,
  status: isFinished(state) ? ('FINISHED' as const) : ('IN_PROGRESS' as const),
  playerIds: state.players.map(({ id }) => id),
  results: standingsOf(state, leftAt).flatMap(({ player, ...standing }): readonly StoredResult[] =>
    standing.result === 'PLAYING' ? [] : [{ player: player.id, ...standing }],
  ),
});

/** When those who are out of a game had left it. */
export const leftAtIn = (results: GameRecord['results']): LeftAt =>
  new Map(results.flatMap(({ player, atVersion }) => (atVersion === null ? [] : [[player, atVersion] as const])));

const summaryColumns = (state: GameState, leftAt: LeftAt) => {
  const { variant, edition, status, playerIds, results } = tableColumns(state, leftAt);
  return Prisma.sql`variant = ${variant}, edition = ${edition}, status = ${status}, player_ids = ${playerIds}::text[],
    results = ${JSON.stringify(results)}::jsonb,
    finished_at = CASE WHEN ${status} = 'FINISHED' THEN coalesce(finished_at, now()) END`;
};

type Versioned = Entry & { readonly version: number };

const logged = ({ version, type, input, summary, illegalBecause }: Versioned) => ({
  version,
  type,
  input,
  summary,
  ...(illegalBecause.length && { illegalBecause }),
});

const isKept = ({ version, isNewStart }: Versioned): boolean => isNewStart || version % SNAPSHOT_EVERY === 0;

const snapshot = ({ version, after }: Versioned) => ({ version, description: describe(after) });
