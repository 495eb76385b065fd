import { isDeepStrictEqual } from 'node:util';
import { standingsOf } from '../../domain/rules/104-standings.js';
import { toStore } from '../store/stored-table.js';
import { isFinished, type GameState } from '../../domain/state/game-state.js';
import type { GameRecord, StoredResult, StoredRuling } from '../games.js';
import type { Facts } from '../statistics/facts.js';
import { factsRow, type TableFacts } from '../statistics/game-facts.js';
import { recordOf, type GameRow } from '../store/records.js';
import type { Table } from '../store/table-cache.js';
import { APPEND } from './appending-statement.js';
import type { Client } from './idempotent-change.js';

/** An event to be recorded. */
export interface Entry {
  readonly type: string;
  readonly input: unknown;
  readonly summary: string;
  readonly illegalBecause: readonly StoredRuling[];
  /** When it happened at the table, if the client sent that. */
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

/** The version of the game that a change builds on. */
export interface BaseVersion {
  readonly record: Pick<GameRecord, 'version' | 'incarnation' | 'results'>;
  /** The newest table, if it is loaded. */
  readonly table?: Pick<Table, 'facts'>;
}

const SNAPSHOT_INTERVAL = 50;

/** The statement's parameters for a game and its new events. */
export const additionRow = (tenant: string, id: string, from: BaseVersion, { entries, after, facts }: Addition) => {
  const { version, incarnation } = from.record;
  const versioned = entries.map((entry, index) => ({ ...entry, version: version + index + 1 }));
  const { playerIds, ...columns } = tableColumns(after, facts);
  const newFacts = { state: after, facts, results: columns.results };
  return {
    tenant_id: tenant,
    game_id: id,
    version,
    incarnation,
    added: entries.length,
    ...columns,
    player_ids: playerIds,
    events: versioned.map(eventRow),
    snapshots: versioned.filter(needsSnapshot).map(snapshotRow),
    ...(!haveSameStatistics(from, newFacts) && { facts: factsRow(newFacts) }),
  };
};

export type AdditionRow = ReturnType<typeof additionRow>;

/**
 * Appends events to a game that is still at the expected version; otherwise returns undefined and adds nothing.
 *
 * One statement compares and appends, so concurrent writers see all of it or nothing.
 */
export const append = async (client: Client, addition: AdditionRow): Promise<GameRecord | undefined> => {
  const [row] = await client.$queryRawUnsafe<readonly GameRow[]>(APPEND, JSON.stringify([addition]));
  return row && recordOf(row);
};

type Versioned = Entry & { readonly version: number };

/** Returns the columns of a game's row that are derived from its table and its facts. */
export const tableColumns = (state: GameState, { leftAt }: Facts) => ({
  variant: state.variant,
  edition: state.edition,
  status: isFinished(state) ? ('FINISHED' as const) : ('IN_PROGRESS' as const),
  playerIds: state.players.map(({ id }) => id),
  results: standingsOf(state, new Map(leftAt)).flatMap(({ player, ...standing }): readonly StoredResult[] =>
    standing.result === 'PLAYING' ? [] : [{ player: player.id, ...standing }],
  ),
});

/** Whether the facts and the results are unchanged, so statistics only count more events. */
const haveSameStatistics = ({ record, table }: BaseVersion, { facts, results }: TableFacts): boolean =>
  facts === table?.facts && isDeepStrictEqual(results, record.results);

const eventRow = ({ version, type, input, summary, illegalBecause, occurredAt }: Versioned) => ({
  version,
  type,
  input,
  summary,
  ...(illegalBecause.length && { illegalBecause }),
  ...(occurredAt && { occurredAt }),
});

const needsSnapshot = ({ version, isNewStart }: Versioned): boolean => isNewStart || version % SNAPSHOT_INTERVAL === 0;

const snapshotRow = ({ version, after, facts }: Versioned) => ({ version, description: toStore(after), facts });
