import { problem } from '../domain/problem.js';
import { badInput, success } from '../domain/result.js';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { Games } from './games.js';
import { noGame, recordedEventOf, type EventRow } from './records.js';
import { isGameId } from './storable.js';

/** The log of a game, the oldest event first; an event's cursor is its version. */
export const readingLogs = (prisma: PrismaClient): Pick<Games, 'events'> => ({
  events: async (tenant, id, { first, after }) => {
    const start = after ?? '0';
    if (!/^\d{1,9}$/.test(start))
      return badInput([problem(['after'], 'The cursor of an event is the version of the game after it.')]);
    const log = isGameId(id) && (await read(prisma, tenant, id, Number(start), first + 1));
    if (!log) return noGame(id);
    return success({
      items: log.events.slice(0, first).map((event) => ({ value: recordedEventOf(event), cursor: `${event.version}` })),
      hasNextPage: log.events.length > first,
      hasPreviousPage: Number(start) > 0 && log.gameVersion > 0,
      totalCount: () => Promise.resolve(log.gameVersion),
    });
  },
});

type LogRow = { readonly gameVersion: number } & (EventRow | { readonly version: null });

const isEvent = (row: LogRow): row is LogRow & EventRow => row.version !== null;

/** The events after a version, and the game's version, which counts them all; undefined where there is no such game. */
const read = async (prisma: PrismaClient, tenant: string, id: string, after: number, limit: number) => {
  const rows = await prisma.$queryRaw<readonly LogRow[]>`
    SELECT g.version AS "gameVersion", e.version, e.type, e.input, e.summary, e.recorded_at AS "recordedAt",
      e.illegal_because AS "illegalBecause"
    FROM games g
    LEFT JOIN LATERAL (
      SELECT * FROM events e
      WHERE e.tenant_id = g.tenant_id AND e.game_id = g.id AND e.version > ${after}::int
      ORDER BY e.version
      LIMIT ${limit}::int
    ) e ON true
    WHERE g.tenant_id = ${tenant} AND g.id = ${id}
    ORDER BY e.version`;
  return rows[0] && { gameVersion: rows[0].gameVersion, events: rows.filter(isEvent) };
};
