import type { Ruling } from '../../domain/answer.js';
import { failure } from '../../domain/result.js';
import { ruleIn } from '../../domain/rulebook/rulebook.js';
import { entityOf, type GameState } from '../../domain/state/game-state.js';
import { Prisma, type Event, type Game } from '../../generated/prisma/client.js';
import type {
  ExpectedVersion,
  GameRecord,
  GamesFailure,
  RecordedChange,
  RecordedEvent,
  StoredResult,
  StoredRuling,
} from '../games.js';

/** A number greater than every version. */
export const LATEST_VERSION = 2 ** 31 - 1;

/** The columns of a game that a statement calls g, under Prisma's names for them. */
export const gameColumns = Prisma.sql`g.tenant_id AS "tenantId", g.id, g.name, g.variant, g.edition, g.status, g.version,
  g.seed, g.player_ids AS "playerIds", g.results, g.created_at AS "createdAt", g.updated_at AS "updatedAt",
  g.finished_at AS "finishedAt", g.incarnation`;

/** A row of `gameColumns`, with the types that this code writes into them. */
export type GameRow = Omit<Game, 'variant' | 'edition' | 'status' | 'results'> &
  Pick<GameRecord, 'variant' | 'edition' | 'status'> & { readonly results: readonly StoredResult[] };

/** Converts a row to a game. */
export const recordOf = (row: GameRow): GameRecord => ({
  id: row.id,
  name: row.name,
  variant: row.variant,
  edition: row.edition,
  status: row.status,
  version: row.version,
  seed: row.seed,
  results: row.results,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  finishedAt: row.finishedAt,
  incarnation: row.incarnation,
});

/** A type after a round trip through JSON, where dates become strings. */
export type FromJson<Value> = Value extends Date
  ? string
  : Value extends object
    ? { readonly [Name in keyof Value]: FromJson<Value[Name]> }
    : Value;

/** Restores a game from JSON; older builds stored no incarnation. */
export const restoreRecord = ({
  incarnation = '',
  ...stored
}: FromJson<Omit<GameRecord, 'incarnation'>> & { readonly incarnation?: string }): GameRecord => ({
  ...stored,
  incarnation,
  createdAt: new Date(stored.createdAt),
  updatedAt: new Date(stored.updatedAt),
  finishedAt: stored.finishedAt === null ? null : new Date(stored.finishedAt),
});

/** Restores the times of an event from JSON; older builds stored no occurredAt. */
export const restoreEvent = <Event extends { readonly recordedAt: string; readonly occurredAt?: string | null }>(
  event: Event,
) => ({
  ...event,
  recordedAt: new Date(event.recordedAt),
  occurredAt: typeof event.occurredAt === 'string' ? new Date(event.occurredAt) : null,
});

/** Restores a game and its new events from JSON. */
export const restoreRecorded = ({ record, events }: FromJson<RecordedChange>): RecordedChange => ({
  record: restoreRecord(record),
  events: events.map(restoreEvent),
});

/** A row of events. */
export type EventRow = Omit<Event, 'tenantId' | 'gameId' | 'position' | 'illegalBecause'> & {
  readonly illegalBecause: readonly StoredRuling[] | null;
};

/** Converts a row to an event. */
export const recordedEventOf = (row: EventRow): RecordedEvent => ({
  version: row.version,
  type: row.type,
  input: row.input,
  summary: row.summary,
  recordedAt: row.recordedAt,
  occurredAt: row.occurredAt,
  illegalBecause: row.illegalBecause ?? [],
});

/** Converts a ruling for storage. */
export const storedRuling = ({ rule, says, about, doubt }: Ruling): StoredRuling => ({
  rule: rule.key,
  says,
  about: about.map(({ id }) => id),
  ...(doubt !== undefined && { doubt }),
});

/** Converts stored rulings back, with the names of their table. */
export const rulingsAt = (table: GameState, rulings: readonly StoredRuling[]): readonly Ruling[] =>
  rulings.map(({ rule, about, ...ruling }) => ({
    ...ruling,
    rule: ruleIn(rule, table.edition),
    about: about.map((id) => entityOf(table, id)),
  }));

type Refusal = { readonly ok: false; readonly failure: GamesFailure };

/** Fails because no game has that id. */
export const noGame = (id: string): Refusal => failure({ code: 'NOT_FOUND', what: `game "${id}"` });

/** Fails because the game has no such version. */
export const noVersion = (id: string, version: number): Refusal =>
  failure({ code: 'NOT_FOUND', what: `version ${version} of game "${id}"` });

/** Fails because the game is at another version, or is another game of the same id. */
export const versionConflict = (expectedVersion: ExpectedVersion, actualVersion: number): Refusal =>
  failure({ code: 'VERSION_CONFLICT', expectedVersion, actualVersion });
