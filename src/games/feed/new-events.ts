import { success, type Result } from '../../domain/result.js';
import { isFinished } from '../../domain/state/game-state.js';
import { tableColumns } from '../changes/append.js';
import type { GameRecord, GamesFailure, RecordedChange, RecordedEvent } from '../games.js';
import { bytesBefore, LARGEST_READ } from '../store/bytes.js';
import { createBatchReader, type BatchStatement } from '../store/batch.js';
import type { Query } from '../../database/query.js';
import { isGameId } from '../store/encodable.js';
import { gameColumns, LATEST_VERSION, recordedEventOf, recordOf, restoreEvent } from '../store/records.js';
import type { FromJson, EventRow, GameRow } from '../store/records.js';
import { readSnapshot, type ReadTable } from '../store/tables.js';
import type { Notifications } from './notifications.js';

/** Reads the changes of games and notifies subscribers. */
export interface ChangeFeed extends Pick<Notifications, 'subscribe'> {
  /** Reads the events after a version, by default the newest; null if there is no such game. */
  readonly eventsSince: (tenant: string, id: string, version?: number) => Promise<RecordedChange | null>;
  /** Reads the game as it was after an event. */
  readonly recordAfter: (
    tenant: string,
    id: string,
    event: Pick<RecordedEvent, 'version' | 'recordedAt'>,
  ) => Promise<Result<GameRecord, GamesFailure>>;
}

/**
 * Reads a game with its events after one version and up to another: at most `most` events, fewer if they are too large
 * to be read at once. Returns null if there is no such game.
 */
export type ReadEvents = (tenant: string, id: string, range: Range) => Promise<RecordedChange | null>;

/** How many events are read at once. */
const MAX_EVENTS = 500;

/** Creates a reader of events. */
export const createEventReader = (query: Query): ReadEvents => {
  const read = createBatchReader<Request, Row>(query, statement);
  return async (tenant, id, { after, until = LATEST_VERSION, most = MAX_EVENTS }) => {
    const [row] = isGameId(id) ? await read({ tenant, id, after, until, most }) : [];
    return row ? newEventsOf(row) : null;
  };
};

/** Creates the change feed of the stored games. */
export const createChangeFeed = (read: ReadEvents, readTable: ReadTable, { subscribe }: Notifications): ChangeFeed => ({
  eventsSince: (tenant, id, after = LATEST_VERSION) => read(tenant, id, { after }),
  recordAfter: async (tenant, id, { version, recordedAt }) => {
    const snapshot = await readSnapshot(readTable, tenant, id, version);
    if (!snapshot.ok) return snapshot;
    const { record, state, facts } = snapshot.value;
    const { variant, edition, status, results } = tableColumns(state, facts);
    const finishedAt = isFinished(state) ? earlier(record.finishedAt, recordedAt) : null;
    return success({ ...record, variant, edition, status, results, version, updatedAt: recordedAt, finishedAt });
  },
  subscribe,
});

const earlier = (one: Date | null, other: Date): Date => (one && one < other ? one : other);

interface Range {
  readonly after: number;
  readonly until?: number;
  readonly most?: number;
}

type Request = Required<Range> & { readonly tenant: string; readonly id: string };

type Row = GameRow & { readonly position: number; readonly events: readonly FromJson<EventRow>[] | null };

const statement: BatchStatement<Request> = {
  name: 'read events',
  columns: { tenant: 'text', id: 'text', after: 'int', until: 'int', most: 'int' },
  text: (requests) => `
  SELECT requests.position::int, ${gameColumns.text}, log.events
  FROM ${requests}
  JOIN games g ON g.tenant_id = requests.tenant AND g.id = requests.id
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('version', e.version, 'type', e.type, 'input', e.input, 'summary', e.summary,
      'recordedAt', e.recorded_at, 'occurredAt', e.occurred_at, 'illegalBecause', e.illegal_because) ORDER BY e.version) AS events
    FROM (
      SELECT first.*, ${bytesBefore('first.version')} AS bytes_before
      FROM (
        SELECT * FROM events e
        WHERE e.tenant_id = g.tenant_id AND e.game_id = g.id
          AND e.version > requests.after AND e.version <= requests.until
        ORDER BY e.version
        LIMIT requests.most
      ) first
    ) e
    WHERE e.bytes_before < ${LARGEST_READ}
  ) log`,
};

const newEventsOf = (row: Row): RecordedChange => ({
  record: recordOf(row),
  events: (row.events ?? []).map((event) => recordedEventOf(restoreEvent(event))),
});
