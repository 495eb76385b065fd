import type { Ruling } from '../../domain/answer.js';
import type { Variant } from '../../domain/state/vocabulary.js';
import { failure } from '../../domain/result.js';
import type { RulesEdition } from '../../domain/rulebook/editions.js';
import { Prisma, type Event, type Game } from '../../generated/prisma/client.js';
import type {
  ExpectedVersion,
  GameRecord,
  GamesFailure,
  GameStatus,
  Recorded,
  RecordedEvent,
  StoredResult,
  StoredRuling,
} from '../games.js';

/** The columns of a game that a statement calls g, under the names that Prisma has for them. */
export const gameColumns = Prisma.sql`g.tenant_id AS "tenantId", g.id, g.name, g.variant, g.edition, g.status, g.version,
  g.seed, g.player_ids AS "playerIds", g.results, g.created_at AS "createdAt", g.updated_at AS "updatedAt",
  g.finished_at AS "finishedAt", g.incarnation`;

/** A game as callers see it; only this folder writes these columns, so that they hold what they should. */
export const recordOf = (row: Game): GameRecord => ({
  id: row.id,
  name: row.name,
  variant: row.variant as Variant,
  edition: row.edition as RulesEdition,
  status: row.status as GameStatus,
  version: row.version,
  seed: row.seed,
  results: row.results as unknown as readonly StoredResult[],
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  finishedAt: row.finishedAt,
});

/** A game and events as they are read from JSON, where moments are text. */
export const revivedRecord = (kept: unknown): GameRecord => {
  const record = kept as GameRecord;
  const { createdAt, updatedAt, finishedAt } = record;
  return {
    ...record,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    finishedAt: finishedAt && new Date(finishedAt),
  };
};

export const revivedRecorded = (kept: unknown): Recorded => {
  const { record, events } = kept as Recorded;
  return {
    record: revivedRecord(record),
    events: events.map((event) => ({ ...event, recordedAt: new Date(event.recordedAt) })),
  };
};

export type EventRow = Omit<Event, 'tenantId' | 'gameId' | 'illegalBecause'> & {
  readonly illegalBecause: readonly StoredRuling[] | null;
};

export const recordedEventOf = (row: EventRow): RecordedEvent => ({
  version: row.version,
  type: row.type,
  input: row.input,
  summary: row.summary,
  recordedAt: row.recordedAt,
  illegalBecause: row.illegalBecause ?? [],
});

export const storedRuling = ({ rule, says, about, doubt }: Ruling): StoredRuling => ({
  rule: rule.key,
  says,
  about: about.map(({ id }) => id),
  ...(doubt !== undefined && { doubt }),
});

type Refusal = { readonly ok: false; readonly failure: GamesFailure };

export const noGame = (id: string): Refusal => failure({ code: 'NOT_FOUND', what: `game "${id}"` });
export const noVersion = (id: string, version: number): Refusal =>
  failure({ code: 'NOT_FOUND', what: `version ${version} of game "${id}"` });
export const versionConflict = (expectedVersion: ExpectedVersion, actualVersion: number): Refusal =>
  failure({ code: 'VERSION_CONFLICT', expectedVersion, actualVersion });
