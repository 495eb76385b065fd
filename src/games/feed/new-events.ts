import { success, type Result } from '../../domain/result.js';
import { isFinished } from '../../domain/state/game-state.js';
import { leftAtNow } from '../../domain/rules/104-standings.js';
import type { Game } from '../../generated/prisma/client.js';
import { leftAtIn, tableColumns } from '../changes/append.js';
import { inBatches } from '../store/batch.js';
import { READERS, type Query } from '../store/database.js';
import type { GameRecord, GamesFailure, RecordedEvent, StoredRuling } from '../games.js';
import type { Notifications } from './notifications.js';
import { readSnapshot, type ReadTable } from '../store/tables.js';
import { gameColumns, recordOf } from '../store/records.js';
import { isGameId } from '../store/encodable.js';

/** What was recorded after a version, as much as is read at once, and the game as it is now. */
export interface NewEvents {
  readonly record: GameRecord;
  /** Tells the game from a deleted one of the same id. */
  readonly incarnation: string;
  readonly events: readonly RecordedEvent[];
}

/** Following a game as it goes on. */
export interface Following {
  /** After that version, after the newest one where it is left out; null where there is no such game. */
  readonly eventsSince: (tenant: string, id: string, version?: number) => Promise<NewEvents | null>;
  /** The game as it was after that event. */
  readonly recordAfter: (
    tenant: string,
    id: string,
    event: Pick<RecordedEvent, 'version' | 'recordedAt'>,
  ) => Promise<Result<GameRecord, GamesFailure>>;
  readonly watch: Notifications['watch'];
  readonly isListening: Notifications['isListening'];
}

export const followingGames = (
  query: Query,
  readTable: ReadTable,
  { watch, isListening }: Notifications,
): Following => {
  const read = inBatches<Asked, NewEvents | null>((asked) => readAll(query, asked), READERS);
  return {
    eventsSince: (tenant, id, version) =>
      isGameId(id) ? read({ tenant, id, after: version ?? NEWEST }) : Promise.resolve(null),
    recordAfter: async (tenant, id, { version, recordedAt }) => {
      const found = await readSnapshot(readTable, tenant, id, version);
      if (!found.ok) return found;
      const { record, state } = found.value;
      const leftBefore = [...leftAtIn(record.results)].filter(([, atVersion]) => atVersion <= version);
      const { variant, edition, status, results } = tableColumns(state, leftAtNow(new Map(leftBefore), state, version));
      const finishedAt = isFinished(state) ? earlier(record.finishedAt, recordedAt) : null;
      return success({ ...record, variant, edition, status, results, version, updatedAt: recordedAt, finishedAt });
    },
    watch,
    isListening,
  };
};

const earlier = (one: Date | null, other: Date): Date => (one && one < other ? one : other);

interface Asked {
  readonly tenant: string;
  readonly id: string;
  readonly after: number;
}

/** After every version that there is. */
const NEWEST = 2 ** 31 - 1;

/** What is read at once, however much there is: so many events, and of them no more than fit into so many bytes. */
const MOST_EVENTS = 500;
const MOST_BYTES = 1_000_000;

type Stored = Omit<RecordedEvent, 'recordedAt' | 'illegalBecause'> & {
  readonly recordedAt: string;
  readonly illegalBecause: readonly StoredRuling[] | null;
};

type Row = Game & { readonly place: number; readonly events: readonly Stored[] | null };

/** The first event is read however large it is. */
const statement = {
  name: 'read new events',
  text: `
  SELECT asks.place::int, ${gameColumns.text}, log.events
  FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY AS asks (tenant_id, id, after, place)
  JOIN games g ON g.tenant_id = asks.tenant_id AND g.id = asks.id
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('version', e.version, 'type', e.type, 'input', e.input, 'summary', e.summary,
      'recordedAt', e.recorded_at, 'illegalBecause', e.illegal_because) ORDER BY e.version) AS events
    FROM (
      SELECT first.*, sum(pg_column_size(first.input)) OVER (ORDER BY first.version) - pg_column_size(first.input) AS bytes_before
      FROM (
        SELECT * FROM events e
        WHERE e.tenant_id = g.tenant_id AND e.game_id = g.id AND e.version > asks.after
        ORDER BY e.version
        LIMIT ${MOST_EVENTS}
      ) first
    ) e
    WHERE e.bytes_before < ${MOST_BYTES}
  ) log`,
};

/** Many who follow one game ask the same at the same moment; it is read once for all of them. */
const readAll = async (query: Query, asked: readonly Asked[]): Promise<readonly (NewEvents | null)[]> => {
  const distinct = [...new Map(asked.map((each) => [keyOf(each), each])).values()];
  const values = [
    distinct.map(({ tenant }) => tenant),
    distinct.map(({ id }) => id),
    distinct.map(({ after }) => after),
  ];
  const found = new Map<string, NewEvents>();
  for (const row of await query<Row>(statement, values)) {
    const asks = distinct[row.place - 1];
    if (asks) found.set(keyOf(asks), newEventsOf(row));
  }
  return asked.map((each) => found.get(keyOf(each)) ?? null);
};

const keyOf = ({ tenant, id, after }: Asked): string => `${after}/${id}/${tenant}`;

const newEventsOf = (row: Row): NewEvents => ({
  record: recordOf(row),
  incarnation: row.incarnation,
  events: (row.events ?? []).map(({ recordedAt, illegalBecause, ...event }) => ({
    ...event,
    recordedAt: new Date(recordedAt),
    illegalBecause: illegalBecause ?? [],
  })),
});
