import type { GameEvent } from '../domain/events/events.js';
import type { Failure, Result } from '../domain/result.js';
import type { RuleNumber } from '../domain/rulebook/rulebook.js';
import type { PlayerResult } from '../domain/rules/104-standings.js';
import type { InputOf } from '../domain/schema/schema.js';
import type { Description } from '../domain/state/description.js';
import type { GameState } from '../domain/state/game-state.js';
import type { Budget } from '../questions/catalogue/budget.js';
import type { IdempotencyKey } from './changes/idempotency-key.js';
import type { ExportRows } from './export/export-rows.js';
import type { ChangeFeed } from './feed/new-events.js';
import type { Analytics } from './statistics/analytics.js';
import type { LoggedEvent, StoredGame } from './game-schemas.js';
import type { createGameInput, GameFilter } from './store/game-inputs.js';

/** A stored game without its table. */
export interface GameRecord extends StoredGame {
  /** The results of the players who are out of the game or won it, from the last one standing to the first one out. */
  readonly results: readonly StoredResult[];
  /** Distinguishes the game from a deleted game with the same id; empty in outcomes stored by older builds. */
  readonly incarnation: string;
}

/** How a game ended for a player. */
export interface StoredResult {
  readonly player: string;
  readonly place: number;
  readonly result: PlayerResult;
  /** The version with which the player left the game; null for a winner still in it. */
  readonly atVersion: number | null;
}

/** A stored ruling: the rule under its newest number, players and objects under their ids. */
export interface StoredRuling {
  readonly rule: RuleNumber;
  readonly says: string;
  /** Ids of the players and objects that it is about, at the table before the event. */
  readonly about: readonly string[];
  readonly doubt?: string;
}

/** An event of a stored game. */
export interface RecordedEvent extends LoggedEvent {
  /** The rules that a forced event broke. */
  readonly illegalBecause: readonly StoredRuling[];
}

/** An event among those of all games. */
export interface FeedEvent extends RecordedEvent {
  /** The id of its game. */
  readonly game: string;
}

/** Why a request about a stored game failed. */
export type GamesFailure =
  | Failure
  | { readonly code: 'NOT_FOUND'; readonly what: string }
  | { readonly code: 'VERSION_CONFLICT'; readonly expectedVersion: ExpectedVersion; readonly actualVersion: number }
  | { readonly code: 'ID_TAKEN'; readonly id: string }
  | { readonly code: 'WRITTEN_BY_A_NEWER_VERSION'; readonly id: string }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED'; readonly key: string }
  | { readonly code: 'REQUEST_IN_PROGRESS'; readonly key: string };

type Outcome<Value> = Promise<Result<Value, GamesFailure>>;

/** A page of a list, each item with its cursor. */
export interface Page<Value> {
  readonly items: readonly { readonly value: Value; readonly cursor: string }[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** The cursor to continue from if the page is empty, for a list that grows at its end. */
  readonly continueFrom?: string;
  /** Counts the whole list. */
  readonly totalCount: () => Promise<number>;
}

export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A version of one game; another game that takes its id later has another tag. */
export type GameTag = Pick<GameRecord, 'version' | 'incarnation'>;

/** The version that a change builds on, or several acceptable ones. */
export type ExpectedVersion = number | readonly (number | GameTag)[];

export interface ChangeOptions {
  /** The version that the game must be at; at any other, the change fails with VERSION_CONFLICT. */
  readonly expectedVersion?: ExpectedVersion | undefined;
  /** The idempotency key; without a key, a repeated request repeats its change. */
  readonly idempotencyKey?: IdempotencyKey | undefined;
  /** Limits the work of the change; by default, to that of one request. */
  readonly budget?: Budget | undefined;
}

/** The table at some version, with the game as it is now. */
export interface Snapshot {
  readonly record: GameRecord;
  readonly state: GameState;
}

/** A game as it is now, and events of it: the new ones, or those after a version. */
export interface RecordedChange {
  readonly record: GameRecord;
  readonly events: readonly RecordedEvent[];
}

/** The stored games of all tenants; no tenant sees another's. */
export interface Games extends ChangeFeed {
  readonly create: (
    tenant: string,
    game: InputOf<typeof createGameInput>,
    options?: Omit<ChangeOptions, 'expectedVersion'>,
  ) => Outcome<GameRecord>;
  readonly find: (tenant: string, id: string) => Promise<GameRecord | null>;
  /** Lists games, the newest first. */
  readonly list: (tenant: string, page: PageRequest & { readonly filter: GameFilter }) => Outcome<Page<GameRecord>>;
  /** Reads the table at a version, by default the newest; takes one round trip to the database. */
  readonly stateAt: (tenant: string, id: string, version?: number, budget?: Budget) => Outcome<GameState>;
  /** Reads the table before an event. */
  readonly stateBefore: (tenant: string, id: string, event: Pick<RecordedEvent, 'version'>) => Outcome<GameState>;
  /** Reads a table with the game as it is now, also in one round trip. */
  readonly snapshotOf: (tenant: string, id: string, version?: number, budget?: Budget) => Outcome<Snapshot>;
  /** Reads the log up to a version, by default the newest, the oldest event first; cursors are versions. */
  readonly events: (
    tenant: string,
    id: string,
    page: PageRequest & { readonly until?: number },
    budget?: Budget,
  ) => Outcome<Page<RecordedEvent>>;
  /** Reads the events of all games in the order of their transactions; later events are only added at the end. */
  readonly feed: (tenant: string, page: PageRequest, budget?: Budget) => Outcome<Page<FeedEvent>>;
  /** Exports rows of all matching games from one consistent snapshot. */
  readonly exportRows: ExportRows;
  /** Summarises all matching games. */
  readonly analytics: (tenant: string, filter: GameFilter) => Promise<Result<Analytics>>;
  /** Records all of the events or none. */
  readonly recordEvents: (
    tenant: string,
    id: string,
    events: readonly GameEvent[],
    options?: ChangeOptions & {
      readonly force?: boolean;
      /** When the events happened at the table. */
      readonly occurredAt?: Date | null | undefined;
    },
  ) => Outcome<RecordedChange>;
  /** Replaces the whole table, as one event. A description without an edition keeps the game's. */
  readonly replaceState: (
    tenant: string,
    id: string,
    state: Description,
    options?: ChangeOptions,
  ) => Outcome<GameRecord>;
  /** Returns to the table of an earlier version, as one more event. */
  readonly revertTo: (tenant: string, id: string, version: number, options?: ChangeOptions) => Outcome<GameRecord>;
  readonly delete: (tenant: string, id: string, options?: ChangeOptions) => Outcome<true>;
}
