import { setImmediate as nextRound } from 'node:timers/promises';
import { facesIn } from '../../domain/cards-by-name.js';
import { readText } from '../../domain/cards/text/read-text.js';
import { replay as replayEvents, type GameEvent } from '../../domain/events/events.js';
import { failure, success, type Result } from '../../domain/result.js';
import { fromStore, type StoredTable } from './stored-table.js';
import { UnknownParts } from '../../domain/schema/reader.js';
import type { GameRecord, GamesFailure, Snapshot } from '../games.js';
import { factsAfterEach, factsAtStart, withDepartures, type Facts } from '../statistics/facts.js';
import { leftAtIn } from '../standings.js';
import { createBatchReader, type BatchStatement } from './batch.js';
import type { Query } from '../../database/query.js';
import type { Budget } from '../../questions/catalogue/budget.js';
import { isGameId } from './encodable.js';
import { gameColumns, noGame, noVersion, recordOf, type GameRow } from './records.js';
import type { Table, TableCache } from './table-cache.js';

/** A game as it is now, and its table at the requested version, which is null if the game has no such version. */
export interface GameReading {
  readonly record: GameRecord;
  readonly table: Table | null;
  /** Why the table was not read: a worker has to read it, or a newer server recorded events unknown to this one. */
  readonly fault?: GamesFailure;
}

export type ReadTable = (tenant: string, id: string, version?: number, budget?: Budget) => Promise<GameReading | null>;

/** A version that no game has: reads the game without a table. */
const NO_VERSION = -1;

/**
 * Creates a reader of games that takes one round trip: the statement returns only the events or snapshots that are
 * newer than the cached tables. Requests that arrive during a read share the next one. A table too large for the main
 * thread is left to a worker, if the budget says so.
 */
export const createTableReader = (query: Query, cache: TableCache): ReadTable => {
  const read = createBatchReader<Request, ReadRow>(query, statement);
  let lastTurn = Promise.resolve();
  const takeTurn = () => (lastTurn = lastTurn.then(() => nextRound()));
  return async (tenant, id, version, budget) => {
    if (!isGameId(id)) return null;
    const cached = cache.get(tenant, id);
    const remembered = cached && cached.version <= (version ?? cached.version) ? cached : undefined;
    const [row] = await read({
      ...{ tenant, id, version, most: budget?.largestTable ?? Infinity },
      incarnation: remembered?.incarnation ?? '',
      remembered: remembered?.version ?? NOTHING,
      is_record_remembered: remembered?.record !== undefined,
    });
    if (row?.isTooLarge && budget) return { record: recordIn(row, remembered), table: null, fault: budget.leave() };
    if (row?.description || row?.events) {
      // Tables that were read together are built one by one, between other requests.
      await takeTurn();
      const areRead = await areTextsRead(row, budget);
      if (!areRead && budget) return { record: recordIn(row, remembered), table: null, fault: budget.leave() };
    }
    const reading = row ? readingOf(row, version, remembered) : null;
    if (reading?.table && reading.table !== remembered) cache.set(tenant, id, reading.table);
    return reading;
  };
};

/** In characters: how much card text is parsed before other requests get a turn; more than any real card has. */
const TEXT_AT_ONCE = 2_000;

/**
 * Parses the rules texts on a table's cards, between other requests, so they are cached when the table is built.
 * Returns false if a text is so long that a worker should read the table.
 */
const areTextsRead = async ({ description, events }: ReadRow, budget: Budget | undefined): Promise<boolean> => {
  let left = TEXT_AT_ONCE;
  for (const { text, name, typeLine } of facesIn({ table: description, events: (events ?? []).map(asEvent) })) {
    if (text === null) continue;
    if (text.length > TEXT_AT_ONCE && budget?.mayLeave) return false;
    left -= text.length;
    if (left < 0) {
      await nextRound();
      left = TEXT_AT_ONCE - text.length;
    }
    readText(text, name ?? '', typeLine ?? '');
  }
  return true;
};

const asEvent = ([type, input]: NonNullable<ReadRow['events']>[number]): GameEvent => ({ [type]: input });

/** The values of a request: the requested table of a game, and the cached one. */
type Request = {
  readonly tenant: string;
  readonly id: string;
  readonly version: number | undefined;
  readonly most: number;
  readonly incarnation: string;
  readonly remembered: number;
  readonly is_record_remembered: boolean;
};

const readingOf = (row: ReadRow, version: number | undefined, remembered: Table | undefined): GameReading => {
  const record = recordIn(row, remembered);
  try {
    return { record, table: tableOf(row, record, version ?? row.newest, remembered) };
  } catch (error) {
    if (error instanceof UnknownParts)
      return { record, table: null, fault: { code: 'WRITTEN_BY_A_NEWER_VERSION', id: record.id } };
    throw error;
  }
};

const recordIn = (row: ReadRow, remembered: Table | undefined): GameRecord => {
  const record = row.id === null ? remembered?.record : recordOf(row);
  if (!record) throw new Error('The statement omitted a game that is not in the cache.');
  return record;
};

/** Reads a stored game without its table. */
export const readRecord = async (readTable: ReadTable, tenant: string, id: string): Promise<GameRecord | null> =>
  (await readTable(tenant, id, NO_VERSION))?.record ?? null;

/** Reads the table of a stored game, with the game as it is now. */
export const readSnapshot = async (
  readTable: ReadTable,
  ...[tenant, id, version, budget]: Parameters<ReadTable>
): Promise<Result<Snapshot & Pick<Table, 'facts'>, GamesFailure>> => {
  const reading = await readTable(tenant, id, version, budget);
  if (!reading) return noGame(id);
  const { record, table } = reading;
  return table ? success({ record, state: table.state, facts: table.facts }) : noTable(id, reading, version);
};

/** Returns the failure of a reading that lacks the table of a version, by default the newest. */
export const noTable = (id: string, { record, fault }: GameReading, version = record.version) =>
  fault ? failure(fault) : noVersion(id, version);

/** One row per request; the game itself is omitted when the cached table is of its newest version. */
type ReadRow = (GameRow | { readonly id: null }) & {
  /** The position of the request, from 1. */
  readonly position: number;
  readonly newest: number;
  readonly isTooLarge: boolean;
  /** The snapshot's table; null if the cached table is the one to start from. */
  readonly description: StoredTable | null;
  readonly facts: Facts | null;
  readonly events: readonly (readonly [type: string, input: unknown])[] | null;
};

const NOTHING = -1;

/** The last snapshot up to the version, unless the cached table is at least as new. */
const LAST_SNAPSHOT = `
    SELECT s.version, s.description, s.facts
    FROM snapshots s
    WHERE wanted.known < wanted.target
      AND s.tenant_id = g.tenant_id AND s.game_id = g.id AND s.version > wanted.known AND s.version <= wanted.target
    ORDER BY s.version DESC
    LIMIT 1`;

/** The events since that snapshot or the remembered table. */
const LATER_EVENTS = `
    SELECT jsonb_agg(jsonb_build_array(e.type, e.input) ORDER BY e.version) AS events
    FROM events e
    WHERE wanted.known < wanted.target AND e.tenant_id = g.tenant_id AND e.game_id = g.id
      AND e.version > coalesce(base.version, wanted.known) AND e.version <= wanted.target`;

/** Reads nothing older than the cached table, provided that it belongs to the same game. */
const statement: BatchStatement<Request> = {
  name: 'read tables',
  columns: {
    ...{ tenant: 'text', id: 'text', version: 'int', most: 'float8' },
    ...{ incarnation: 'text', remembered: 'int', is_record_remembered: 'boolean' },
  },
  text: (requests) => `
  SELECT requests.position::int, g.version AS newest, game.*, size."isTooLarge",
    CASE WHEN size."isTooLarge" THEN NULL ELSE base.description END AS description, base.facts,
    CASE WHEN size."isTooLarge" THEN NULL ELSE log.events END AS events
  FROM ${requests}
  JOIN games g ON g.tenant_id = requests.tenant AND g.id = requests.id
  CROSS JOIN LATERAL (
    SELECT coalesce(requests.version, g.version) AS target,
      CASE WHEN g.incarnation::text = requests.incarnation THEN requests.remembered ELSE ${NOTHING} END AS known
  ) wanted
  LEFT JOIN LATERAL (
    SELECT ${gameColumns.text}
    WHERE NOT requests.is_record_remembered OR wanted.known <> g.version
  ) game ON true
  LEFT JOIN LATERAL (${LAST_SNAPSHOT}) base ON true
  LEFT JOIN LATERAL (${LATER_EVENTS}) log ON true
  CROSS JOIN LATERAL (
    SELECT requests.most < 'infinity' AND coalesce(octet_length(base.description::text), 0)
      + coalesce(octet_length(log.events::text), 0) > requests.most AS "isTooLarge"
  ) size`,
};

const tableOf = (row: ReadRow, record: GameRecord, version: number, remembered: Table | undefined): Table | null => {
  if (version < 0 || version > row.newest) return null;
  const { incarnation } = record;
  const cachedTable = remembered?.incarnation === incarnation ? remembered : undefined;
  if (cachedTable?.version === version && cachedTable.record) return cachedTable;
  const baseVersion = version - (row.events?.length ?? 0);
  const base = row.description ? fromSnapshot(row.description, row.facts, record, baseVersion) : cachedTable;
  if (!base) throw new Error(`Game "${record.id}" has no snapshot.`);
  const { state, facts } = row.events ? replay(base, baseVersion, row.events) : base;
  return { incarnation, version, state, facts, ...(version === row.newest && { record }) };
};

/** A table and its facts, whatever its version. */
export type StateAndFacts = Pick<Table, 'state' | 'facts'>;

/** Restores a table from a snapshot. Facts that older builds did not store begin here, except for who had left. */
const fromSnapshot = (
  description: StoredTable,
  facts: Facts | null,
  { results }: GameRecord,
  version: number,
): StateAndFacts => {
  const state = fromStore(description);
  const leftBefore = [...leftAtIn(results)].filter(([, atVersion]) => atVersion <= version);
  const leftAt = [...leftBefore, ...(facts?.leftAt ?? [])];
  return { state, facts: withDepartures({ ...(facts ?? factsAtStart(state)), leftAt }, state, version) };
};

/** Replays the events recorded after a version, without checking again whether they are legal. */
export const replay = (
  { state, facts }: StateAndFacts,
  version: number,
  log: NonNullable<ReadRow['events']>,
): StateAndFacts => {
  const events = log.map(asEvent);
  const tables = replayEvents(state, events);
  return {
    state: tables.at(-1) ?? state,
    facts: factsAfterEach(facts, [state, version], events, tables).at(-1) ?? facts,
  };
};
