import type { Query, Statement } from '../../database/query.js';
import type { GameRecord } from '../games.js';
import { createSlots } from '../store/batch.js';
import { APPENDERS } from '../store/database.js';
import { isRefused } from '../store/outage.js';
import { recordOf, type GameRow } from '../store/records.js';
import { gameKey } from '../store/table-cache.js';
import type { AdditionRow } from './append.js';
import { APPEND, APPEND_ONCE } from './appending-statement.js';
import type { KeptOutcome } from './kept-outcome.js';

/** Appends to a game; if it returns undefined, nothing was added, and the caller may try again in a transaction. */
export type Append<Row extends AdditionRow = AdditionRow> = (row: Row) => Promise<GameRecord | undefined>;

/** Appends to games, with an idempotency key and without. */
export interface Appenders {
  readonly appendTogether: Append;
  readonly appendOnce: Append<AdditionRow & KeptOutcome>;
}

export const createAppenders = (query: Query): Appenders => ({
  appendTogether: createAppender(query, { name: 'append', text: APPEND }),
  appendOnce: createAppender(query, { name: 'append once', text: APPEND_ONCE }),
});

/** The most characters of additions in one statement; a larger addition gets a statement of its own. */
const MOST_TOGETHER = 262_144;

interface QueuedAddition {
  readonly game: string;
  readonly addition: string;
  readonly resolve: (record: GameRecord | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Appends to several games by one statement, with one commit. Additions that arrive while `APPENDERS` statements run
 * share the next one. The caller sends the changes of one game one after the other.
 */
const createAppender = <Row extends AdditionRow>(query: Query, statement: Appending): Append<Row> => {
  const waiting: QueuedAddition[] = [];
  const slots = createSlots(APPENDERS);
  const appendNext = () => {
    const together = waiting.splice(0, countTogether(waiting));
    void appendAll(query, statement, together).then(slots.release);
  };
  return async (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ game: gameKey(row.tenant_id, row.game_id), addition: JSON.stringify(row), resolve, reject });
      slots.acquire(appendNext);
    });
};

type Appending = Pick<Statement, 'name' | 'text'>;

const countTogether = (waiting: readonly QueuedAddition[]): number => {
  let characters = 0;
  const tooMany = waiting.findIndex(({ addition }) => (characters += addition.length) > MOST_TOGETHER);
  return tooMany < 0 ? waiting.length : Math.max(tooMany, 1);
};

/** Appends all changes; if PostgreSQL rejects the statement, each resolves to undefined, and its caller retries it. */
const appendAll = async (query: Query, statement: Appending, together: readonly QueuedAddition[]): Promise<void> => {
  if (!together.length) return;
  try {
    const additions = `[${together.map(({ addition }) => addition).join(',')}]`;
    const rows = await query<GameRow>({ ...statement, values: [additions] });
    const records = new Map(rows.map((row) => [gameKey(row.tenantId, row.id), recordOf(row)]));
    for (const { game, resolve } of together) resolve(records.get(game));
  } catch (error) {
    for (const { resolve, reject } of together)
      if (isRefused(error)) resolve(undefined);
      else reject(error);
  }
};
