import { describe } from '../../domain/state/describe.js';
import type { Facts } from '../statistics/facts.js';
import { isFinished, type GameState } from '../../domain/state/game-state.js';
import { leftAtNow, standingsOf, type LeftAt } from '../../domain/rules/104-standings.js';
import { Prisma, type Game } from '../../generated/prisma/client.js';
import { updateFacts, type Counted } from '../statistics/game-facts.js';
import type { GameRecord, StoredResult, StoredRuling } from '../games.js';
import type { Client } from './idempotency-key.js';
import { gameColumns, recordOf } from '../store/records.js';
import type { Table } from '../store/table-cache.js';

/** An event that is about to be recorded. */
export interface Entry {
  readonly type: string;
  readonly input: unknown;
  readonly summary: string;
  readonly illegalBecause: readonly StoredRuling[];
  readonly after: GameState;
  readonly facts: Facts;
  /** Whether replaying cannot lead past it. */
  readonly isNewStart: boolean;
}

/** What a change adds to a game, and the table that it leads to. */
export interface Addition {
  readonly entries: readonly Entry[];
  readonly after: GameState;
  readonly facts: Facts;
}

/** What a change builds on. */
export interface From extends Pick<Table, 'version' | 'incarnation'> {
  readonly record: Pick<GameRecord, 'results' | 'status' | 'variant' | 'edition'>;
  /** The newest table, where it is at hand. */
  readonly table?: Pick<Table, 'state' | 'facts'>;
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
  from: From,
  { entries, after, facts }: Addition,
): Promise<GameRecord | undefined> => {
  const versioned = entries.map((entry, index) => ({ ...entry, version: from.version + index + 1 }));
  const leftAt = versioned.reduce(
    (before, each) => leftAtNow(before, each.after, each.version),
    leftAtIn(from.record.results),
  );
  const columns = tableColumns(after, leftAt);
  const counted = { state: after, facts, results: columns.results };
  const [row] = await client.$queryRaw<readonly Game[]>`
    WITH changed AS (
      UPDATE games
      SET ${summaryColumns(columns)}, version = version + ${entries.length}::int, updated_at = now()
      WHERE tenant_id = ${tenant} AND id = ${id}
        AND version = ${from.version}::int AND incarnation = ${from.incarnation}::uuid
      RETURNING *
    ), logged AS (
      INSERT INTO events (tenant_id, game_id, version, type, input, summary, illegal_because, recorded_at)
      SELECT g.tenant_id, g.id, e.version, e.type, e.input, e.summary, e."illegalBecause", g.updated_at
      FROM changed g, jsonb_to_recordset(${JSON.stringify(versioned.map(logged))}::jsonb)
        AS e (version int, type text, input jsonb, summary text, "illegalBecause" jsonb)
    ), kept AS (
      INSERT INTO snapshots (tenant_id, game_id, version, description, facts)
      SELECT g.tenant_id, g.id, s.version, s.description, s.facts
      FROM changed g, jsonb_to_recordset(${JSON.stringify(versioned.filter(isKept).map(snapshot))}::jsonb)
        AS s (version int, description jsonb, facts jsonb)
    ), counted AS (
      ${updateFacts('changed', entries.length, isCountedAlready(from, columns, counted) ? undefined : counted)}
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

/** Whether analytics would count the table as they count the one before. */
const isCountedAlready = (
  { record, table }: From,
  { variant, edition, status, results }: ReturnType<typeof tableColumns>,
  { state, facts }: Counted,
): boolean =>
  facts === table?.facts &&
  state.turn.number === table.state.turn.number &&
  state.players.length === table.state.players.length &&
  variant === record.variant &&
  edition === record.edition &&
  status === record.status &&
  results.length === record.results.length &&
  results.every((each, index) => isSame(each, record.results[index]));

const isSame = (one: StoredResult, other: StoredResult | undefined): boolean =>
  one.player === other?.player &&
  one.place === other.place &&
  one.result === other.result &&
  one.atVersion === other.atVersion;

const summaryColumns = ({ variant, edition, status, playerIds, results }: ReturnType<typeof tableColumns>) =>
  Prisma.sql`variant = ${variant}, edition = ${edition}, status = ${status}, player_ids = ${playerIds}::text[],
    results = ${JSON.stringify(results)}::jsonb,
    finished_at = CASE WHEN ${status} = 'FINISHED' THEN coalesce(finished_at, now()) END`;

type Versioned = Entry & { readonly version: number };

const logged = ({ version, type, input, summary, illegalBecause }: Versioned) => ({
  version,
  type,
  input,
  summary,
  ...(illegalBecause.length && { illegalBecause }),
});

const isKept = ({ version, isNewStart }: Versioned): boolean => isNewStart || version % SNAPSHOT_EVERY === 0;

const snapshot = ({ version, after, facts }: Versioned) => ({ version, description: describe(after), facts });
