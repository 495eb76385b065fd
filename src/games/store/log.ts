import { problem } from '../../domain/problem.js';
import { badInput, success } from '../../domain/result.js';
import { inBatches } from './batch.js';
import { READERS, type Query } from './database.js';
import type { Games, Page, RecordedEvent } from '../games.js';
import { noGame, recordedEventOf, type EventRow } from './records.js';
import { isGameId } from './encodable.js';

/** The log of a game, the oldest event first; an event's cursor is its version. */
export const readingLogs = (query: Query): Pick<Games, 'events'> => {
  const read = inBatches<Asked, Log | undefined>((asked) => readAll(query, asked), READERS);
  return {
    events: async (tenant, id, { first, after, until }) => {
      const start = after ?? '0';
      if (!/^\d{1,9}$/.test(start))
        return badInput([problem(['after'], 'The cursor of an event is the version of the game after it.')]);
      const asked = { tenant, id, after: Number(start), limit: first + 1, until: until ?? NEWEST };
      const log = isGameId(id) ? await read(asked) : undefined;
      return log ? success(pageOf(log, first, asked)) : noGame(id);
    },
  };
};

/** Later than every version. */
const NEWEST = 2 ** 31 - 1;

const pageOf = ({ events, gameVersion }: Log, first: number, { after, until }: Asked): Page<RecordedEvent> => ({
  items: events.slice(0, first).map((event) => ({ value: recordedEventOf(event), cursor: `${event.version}` })),
  hasNextPage: events.length > first,
  hasPreviousPage: after > 0 && gameVersion > 0,
  totalCount: () => Promise.resolve(Math.min(gameVersion, until)),
});

interface Asked {
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

type LogRow = { readonly place: number; readonly gameVersion: number } & (EventRow | { readonly version: null });

const isEvent = (row: LogRow): row is LogRow & EventRow => row.version !== null;

const valuesOf = (asked: readonly Asked[]): readonly unknown[] => [
  asked.map(({ tenant }) => tenant),
  asked.map(({ id }) => id),
  asked.map(({ after }) => after),
  asked.map(({ limit }) => limit),
  asked.map(({ until }) => until),
];

const statement = {
  name: 'read logs',
  text: `
  SELECT asks.place::int, g.version AS "gameVersion", e.version, e.type, e.input, e.summary,
    e.recorded_at AS "recordedAt", e.illegal_because AS "illegalBecause"
  FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[])
    WITH ORDINALITY AS asks (tenant_id, id, after, most, until, place)
  JOIN games g ON g.tenant_id = asks.tenant_id AND g.id = asks.id
  LEFT JOIN LATERAL (
    SELECT * FROM events e
    WHERE e.tenant_id = g.tenant_id AND e.game_id = g.id AND e.version > asks.after AND e.version <= asks.until
    ORDER BY e.version
    LIMIT asks.most
  ) e ON true
  ORDER BY asks.place, e.version`,
};

/** The logs of several games by one statement; undefined for a game that there is not. */
const readAll = async (query: Query, asked: readonly Asked[]): Promise<readonly (Log | undefined)[]> => {
  const logs = asked.map((): LogRow[] => []);
  for (const row of await query<LogRow>(statement, valuesOf(asked))) logs[row.place - 1]?.push(row);
  return logs.map(logOf);
};

const logOf = (rows: readonly LogRow[]): Log | undefined =>
  rows[0] && { gameVersion: rows[0].gameVersion, events: rows.filter(isEvent) };
