import type { GameEvent } from '../domain/events/events.js';
import type { Description } from '../domain/state/description.js';
import type { GameState } from '../domain/state/game-state.js';
import type { Variant } from '../domain/state/vocabulary.js';
import type { PlayerResult } from '../domain/rules/104-standings.js';
import type { Failure, Result } from '../domain/result.js';
import type { RulesEdition } from '../domain/rulebook/editions.js';
import type { RuleNumber } from '../domain/rulebook/rulebook.js';
import type { ExportRows } from './export/export-rows.js';
import type { Following } from './feed/new-events.js';
import type { IdempotencyKey } from './changes/idempotency-key.js';
import type { Analytics } from './statistics/analytics.js';
import type { GameFilter } from './store/game-inputs.js';

export type GameStatus = 'IN_PROGRESS' | 'FINISHED';

/** A stored game without its table. */
export interface GameRecord {
  readonly id: string;
  readonly name: string | null;
  readonly variant: Variant;
  readonly edition: RulesEdition;
  readonly status: GameStatus;
  /** Counts the recorded events; 0 as created. */
  readonly version: number;
  readonly seed: string | null;
  /** How it ended for those who are out of it, and for those who won, from the last one standing to the first one out. */
  readonly results: readonly StoredResult[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly finishedAt: Date | null;
}

/** How a game ended for a player. */
export interface StoredResult {
  readonly player: string;
  readonly place: number;
  readonly result: PlayerResult;
  /** The version after which they were out; null for winners still in the game. */
  readonly atVersion: number | null;
}

/** A ruling as it is stored: the rule under its newest number, players and objects under their ids. */
export interface StoredRuling {
  readonly rule: RuleNumber;
  readonly says: string;
  /** Ids of the table as it stood before the event. */
  readonly about: readonly string[];
  readonly doubt?: string;
}

/** An event of a stored game. */
export interface RecordedEvent {
  /** The version of the game after it. */
  readonly version: number;
  /** The name of an event, or replaceState or revertTo. */
  readonly type: string;
  readonly input: unknown;
  readonly summary: string;
  readonly recordedAt: Date;
  /** The rules that it broke; it was recorded all the same. */
  readonly illegalBecause: readonly StoredRuling[];
}

/** Why something cannot be done with a stored game. */
export type GamesFailure =
  | Failure
  | { readonly code: 'NOT_FOUND'; readonly what: string }
  | { readonly code: 'VERSION_CONFLICT'; readonly expectedVersion: ExpectedVersion; readonly actualVersion: number }
  | { readonly code: 'ID_TAKEN'; readonly id: string }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED'; readonly key: string }
  | { readonly code: 'REQUEST_IN_PROGRESS'; readonly key: string };

type Outcome<Value> = Promise<Result<Value, GamesFailure>>;

/** A part of a list, with the cursors to go on from. */
export interface Page<Value> {
  readonly items: readonly { readonly value: Value; readonly cursor: string }[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** How long the whole list is; counted only when asked. */
  readonly totalCount: () => Promise<number>;
}

export interface PageOf {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** The version that a change builds on, or several of which it is one. */
export type ExpectedVersion = number | readonly number[];

/** How a change is to be made. */
export interface ChangeOptions {
  /** Another version is VERSION_CONFLICT. */
  readonly expectedVersion?: ExpectedVersion | undefined;
  /** Left out: every time that it is asked for. */
  readonly idempotencyKey?: IdempotencyKey | undefined;
}

export interface NewGame {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly state: Description;
  /** Whether the seats and the starting player are drawn at random, as far as the variant says so. */
  readonly shuffleSeats?: boolean | null | undefined;
  /** What to draw by; made where left out. */
  readonly seed?: string | null | undefined;
}

/** The table at some version, with the game as it is now. */
export interface Snapshot {
  readonly record: GameRecord;
  readonly state: GameState;
}

export interface Recorded {
  readonly record: GameRecord;
  readonly events: readonly RecordedEvent[];
}

/** The stored games of all tenants; one tenant sees nothing of another's. */
export interface Games extends Following {
  readonly create: (
    tenant: string,
    game: NewGame,
    options?: Pick<ChangeOptions, 'idempotencyKey'>,
  ) => Outcome<GameRecord>;
  readonly find: (tenant: string, id: string) => Promise<GameRecord | null>;
  /** The newest first. */
  readonly list: (tenant: string, page: PageOf & { readonly filter: GameFilter }) => Outcome<Page<GameRecord>>;
  /** The table at that version, the newest without one; in one round trip to the database. */
  readonly stateAt: (tenant: string, id: string, version?: number) => Outcome<GameState>;
  /** The same with the game as it is now; in one round trip, too. */
  readonly snapshotOf: (tenant: string, id: string, version?: number) => Outcome<Snapshot>;
  /** The oldest first, those until a version where one is given; the cursor is the version. */
  readonly events: (
    tenant: string,
    id: string,
    page: PageOf & { readonly until?: number },
  ) => Outcome<Page<RecordedEvent>>;
  /** The rows of all games that match, as they were at one moment. */
  readonly exportRows: ExportRows;
  /** Counts over all games that match. */
  readonly analytics: (tenant: string, filter: GameFilter) => Promise<Result<Analytics>>;
  /** All of the events or none. */
  readonly recordEvents: (
    tenant: string,
    id: string,
    events: readonly GameEvent[],
    options?: ChangeOptions & { readonly force?: boolean },
  ) => Outcome<Recorded>;
  /** The whole table, as one event. A description without an edition keeps the game's. */
  readonly replaceState: (
    tenant: string,
    id: string,
    state: Description,
    options?: ChangeOptions,
  ) => Outcome<GameRecord>;
  /** Back to the table of an earlier version, as one more event. */
  readonly revertTo: (tenant: string, id: string, version: number, options?: ChangeOptions) => Outcome<GameRecord>;
  readonly delete: (tenant: string, id: string, options?: ChangeOptions) => Outcome<true>;
}
