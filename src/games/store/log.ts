import { problem } from '../../domain/problem.js';
import { badInput, failure, success } from '../../domain/result.js';
import type { Games } from '../games.js';
import { bytesBefore, LARGEST_READ } from './bytes.js';
import { createBatchReader, type BatchStatement } from './batch.js';
import type { Query } from '../../database/query.js';
import { isGameId } from './encodable.js';
import { pageOf } from './page.js';
import { LATEST_VERSION, noGame, recordedEventOf, type EventRow } from './records.js';
import { stepsOfShowing } from '../../questions/catalogue/work.js';

/**
 * Reads the log of a game, the oldest event first; an event's cursor is its version. A page ends early if its events
 * are too large to be read at once.
 */
export const createLogReader = (query: Query): Games['events'] => {
  const read = createBatchReader<Request, LogRow>(query, statement);
  return async (tenant, id, { first, after, until = LATEST_VERSION }, budget) => {
    const cursor = after ?? '0';
    if (!/^\d{1,9}$/.test(cursor))
      return badInput([problem(['after'], 'The cursor of an event is the version of the game after it.')]);
    const start = Number(cursor);
    const rows = isGameId(id) ? await read({ tenant, id, after: start, most: first + 1, until }) : [];
    if (!rows[0]) return noGame(id);
    const { gameVersion } = rows[0];
    const events = rows.filter(isEvent);
    const fitting = events.filter(({ isBeyond }) => !isBeyond).length;
    const page = pageOf(events.map(recordedEventOf), Math.min(first, fitting), ({ version }) => `${version}`, {
      hasPreviousPage: start > 0 && gameVersion > 0,
      totalCount: () => Promise.resolve(Math.min(gameVersion, until)),
    });
    const refused = budget?.spend(stepsOfShowing(page.items.map(({ value }) => value)));
    return refused ? failure(refused) : success(page);
  };
};

type Request = {
  readonly tenant: string;
  readonly id: string;
  readonly after: number;
  readonly most: number;
  readonly until: number;
};

/** One row per event; for a request without events, one row without one. */
type LogRow = { readonly position: number; readonly gameVersion: number } & (LogEvent | { readonly version: null });

/** Events beyond the size of one read come without their input. */
type LogEvent = EventRow & { readonly isBeyond: boolean };

const isEvent = (row: LogRow): row is LogRow & LogEvent => row.version !== null;

const statement: BatchStatement<Request> = {
  name: 'read logs',
  columns: { tenant: 'text', id: 'text', after: 'int', most: 'int', until: 'int' },
  text: (requests) => `
  SELECT requests.position::int, g.version AS "gameVersion", e.version, e.type, e.summary,
    CASE WHEN e.bytes_before < ${LARGEST_READ} THEN e.input END AS input, e.bytes_before >= ${LARGEST_READ} AS "isBeyond",
    e.recorded_at AS "recordedAt", e.occurred_at AS "occurredAt", e.illegal_because AS "illegalBecause"
  FROM ${requests}
  JOIN games g ON g.tenant_id = requests.tenant AND g.id = requests.id
  LEFT JOIN LATERAL (
    SELECT first.*, ${bytesBefore('first.version')} AS bytes_before
    FROM (
      SELECT * FROM events e
      WHERE e.tenant_id = g.tenant_id AND e.game_id = g.id
        AND e.version > requests.after AND e.version <= requests.until
      ORDER BY e.version
      LIMIT requests.most
    ) first
  ) e ON true
  ORDER BY requests.position, e.version`,
};
