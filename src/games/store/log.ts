import { problem } from '../../domain/problem.js';
import { badInput, success } from '../../domain/result.js';
import type { Games, Page, RecordedEvent } from '../games.js';
import { createBatchReader } from './batch.js';
import { READERS, type Query } from './database.js';
import { isGameId } from './encodable.js';
import { LATEST_VERSION, noGame, recordedEventOf, type EventRow } from './records.js';

/** Reads the log of a game, the oldest event first; an event's cursor is its version. */
export const createLogReader = (query: Query): Games['events'] => {
  const read = createBatchReader<Request, Log | undefined>((requests) => readAll(query, requests), READERS);
  return async (tenant, id, { first, after, until = LATEST_VERSION }) => {
    const cursor = after ?? '0';
    if (!/^\d{1,9}$/.test(cursor))
      return badInput([problem(['after'], 'The cursor of an event is the version of the game after it.')]);
    const request = { tenant, id, after: Number(cursor), limit: first + 1, until };
    const log = isGameId(id) ? await read(request) : undefined;
    return log ? success(pageOf(log, first, request)) : noGame(id);
  };
};

const pageOf = ({ events, gameVersion }: Log, first: number, { after, until }: Request): Page<RecordedEvent> => ({
  items: events.slice(0, first).map((event) => ({ value: recordedEventOf(event), cursor: `${event.version}` })),
  hasNextPage: events.length > first,
  hasPreviousPage: after > 0 && gameVersion > 0,
  totalCount: () => Promise.resolve(Math.min(gameVersion, until)),
});

interface Request {
  readonly tenant: string;
  readonly id: string;
  readonly after: number;
  readonly limit: number;
  readonly until: number;
}

/** The events after a version, and the game's version, which counts them all. */
interface Log {
  readonly gameVersion: number;
  readonly events: readonly EventRow[];
}

type LogRow = { readonly position: number; readonly gameVersion: number } & (EventRow | { readonly version: null });

const isEvent = (row: LogRow): row is LogRow & EventRow => row.version !== null;

const statement = {
  name: 'read logs',
  text: `
  SELECT requests.position::int, g.version AS "gameVersion", e.version, e.type, e.input, e.summary,
    e.recorded_at AS "recordedAt", e.illegal_because AS "illegalBecause"
  FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[])
    WITH ORDINALITY AS requests (tenant_id, id, after, most, until, position)
  JOIN games g ON g.tenant_id = requests.tenant_id AND g.id = requests.id
  LEFT JOIN LATERAL (
    SELECT * FROM events e
    WHERE e.tenant_id = g.tenant_id AND e.game_id = g.id
      AND e.version > requests.after AND e.version <= requests.until
    ORDER BY e.version
    LIMIT requests.most
  ) e ON true
  ORDER BY requests.position, e.version`,
};

/** Reads several logs by one statement; undefined for a game that does not exist. */
const readAll = async (query: Query, requests: readonly Request[]): Promise<readonly (Log | undefined)[]> => {
  const rows = requests.map((): LogRow[] => []);
  const values = [
    requests.map(({ tenant }) => tenant),
    requests.map(({ id }) => id),
    requests.map(({ after }) => after),
    requests.map(({ limit }) => limit),
    requests.map(({ until }) => until),
  ];
  for (const row of await query<LogRow>({ ...statement, values })) rows[row.position - 1]?.push(row);
  return rows.map(
    ([first, ...others]) => first && { gameVersion: first.gameVersion, events: [first, ...others].filter(isEvent) },
  );
};
