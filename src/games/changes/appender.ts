import type { Query, Statement } from '../../database/query.js';
import type { GameRecord } from '../games.js';
import { APPENDERS } from '../store/database.js';
import { isRefused } from '../store/outage.js';
import { recordOf, type GameRow } from '../store/records.js';
import { gameKey } from '../store/table-cache.js';
import type { AdditionRow } from './append.js';
import { APPEND, APPEND_ONCE } from './appending-statement.js';
import type { KeptOutcome } from './kept-outcome.js';

/** Appends to a game, or returns undefined and adds nothing; the change may then be made by a transaction. */
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

/** How many characters of additions share one statement; a larger one has it to itself. */
const MOST_TOGETHER = 262_144;

interface Waiting {
  readonly game: string;
  readonly addition: string;
  readonly resolve: (record: GameRecord | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Appends to different games by one statement, with one commit. What comes while as many statements as may are under way
 * shares the next one. The changes of one game are to come one after the other.
 */
const createAppender = <Row extends AdditionRow>(query: Query, statement: Appending): Append<Row> => {
  const waiting: Waiting[] = [];
  let underWay = 0;
  const appendNext = async (): Promise<void> => {
    if (underWay === APPENDERS || !waiting.length) return;
    underWay += 1;
    await appendAll(query, statement, waiting.splice(0, countTogether(waiting)));
    underWay -= 1;
    void appendNext();
  };
  return async (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ game: gameKey(row.tenant_id, row.game_id), addition: JSON.stringify(row), resolve, reject });
      setImmediate(() => void appendNext());
    });
};

type Appending = Pick<Statement, 'name' | 'text'>;

const countTogether = (waiting: readonly Waiting[]): number => {
  let characters = 0;
  const tooMany = waiting.findIndex(({ addition }) => (characters += addition.length) > MOST_TOGETHER);
  return tooMany < 0 ? waiting.length : Math.max(tooMany, 1);
};

/** Where a statement fails, each of its changes is tried by itself. */
const appendAll = async (query: Query, statement: Appending, together: readonly Waiting[]): Promise<void> => {
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
