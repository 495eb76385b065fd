import type { Query } from '../../database/query.js';
import { problem } from '../../domain/problem.js';
import { badInput, failure, success, type Result } from '../../domain/result.js';
import { stepsOfShowing } from '../../questions/catalogue/work.js';
import type { FeedEvent, Games } from '../games.js';
import { bytesBefore, LARGEST_READ } from '../store/bytes.js';
import { isGameId } from '../store/encodable.js';
import { pageOf } from '../store/page.js';
import { recordedEventOf, type EventRow } from '../store/records.js';

/**
 * Reads the events of all of a tenant's games by position, up to the first position where events may still be inserted.
 * A page ends early if its events are too large to be read at once.
 */
export const createFeedReader =
  (query: Query): Games['feed'] =>
  async (tenant, { first, after }, budget) => {
    const start = readCursor(after);
    if (!start.ok) return start;
    const { position, game, version } = start.value;
    const rows = await query<Row>({ ...statement, values: [tenant, position, game, version, first + 1] });
    const fitting = rows.filter(({ isBeyond }) => !isBeyond).length;
    const page = pageOf(rows.map(placedOf), Math.min(first, fitting), ({ place }) => cursorOf(place), {
      hasPreviousPage: version > 0,
      continueFrom: cursorOf(start.value),
      totalCount: () => countEvents(query, tenant),
    });
    const items = page.items.map(({ value, cursor }) => ({ value: value.event, cursor }));
    const refused = budget?.spend(stepsOfShowing(items.map(({ value }) => value)));
    return refused ? failure(refused) : success({ ...page, items });
  };

/** The sort key of an event in the feed. */
interface Place extends Pick<FeedEvent, 'game' | 'version'> {
  /** A whole number of 64 bits. */
  readonly position: string;
}

/** A row of an event; events beyond the size of one read lack their input. */
type Row = EventRow & Place & { readonly isBeyond: boolean };

const placedOf = (row: Row) => ({ place: row, event: { game: row.game, ...recordedEventOf(row) } satisfies FeedEvent });

const cursorOf = ({ position, version, game }: Place): string =>
  Buffer.from(`${position}/${version}/${game}`).toString('base64url');

const BEGINNING: Place = { position: '0', version: 0, game: '' };

const readCursor = (cursor: string | null | undefined): Result<Place> => {
  if (cursor === null || cursor === undefined || cursor === cursorOf(BEGINNING)) return success(BEGINNING);
  const [position = '', version = '', game = ''] = Buffer.from(cursor, 'base64url').toString().split('/');
  const place = { position, version: Number(version), game };
  const isValid =
    /^(0|[1-9]\d{0,17})$/.test(position) && /^\d{1,9}$/.test(version) && isGameId(game) && cursorOf(place) === cursor;
  return isValid ? success(place) : badInput([problem(['after'], 'Not a cursor of the feed of events.')]);
};

/** The position of the oldest transaction that still writes; no event is ever added before it. */
const END = `(SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint + ahead FROM feed_clock)`;

const ORDER = ['position', 'game_id', 'version'] as const;
const orderIn = (relation: string): string => ORDER.map((column) => `${relation}.${column}`).join(', ');

const statement = {
  name: 'read feed',
  text: `
  SELECT e.position, e.game_id AS game, e.version, e.type, e.summary,
    CASE WHEN e.bytes_before < ${LARGEST_READ} THEN e.input END AS input, e.bytes_before >= ${LARGEST_READ} AS "isBeyond",
    e.recorded_at AS "recordedAt", e.occurred_at AS "occurredAt", e.illegal_because AS "illegalBecause"
  FROM (
    SELECT first.*, ${bytesBefore(orderIn('first'))} AS bytes_before
    FROM (
      SELECT * FROM events e
      WHERE e.tenant_id = $1 AND (${orderIn('e')}) > ($2::bigint, $3::text, $4::int) AND e.position < ${END}
      ORDER BY ${orderIn('e')}
      LIMIT $5
    ) first
  ) e
  ORDER BY ${orderIn('e')}`,
};

const COUNT = {
  name: 'count events',
  text: `SELECT coalesce(sum(amount), 0)::float AS events FROM analytics.totals WHERE tenant = $1 AND measure = 'EVENTS'`,
};

const countEvents = async (query: Query, tenant: string): Promise<number> => {
  const [row] = await query<{ readonly events: number }>({ ...COUNT, values: [tenant] });
  return row?.events ?? 0;
};
