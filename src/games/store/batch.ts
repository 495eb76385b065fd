import type { Query } from '../../database/query.js';
import { READERS } from './database.js';

const MAX_BATCH_SIZE = 100;

/** The values of a request, by column. */
type Values = Readonly<Record<string, unknown>>;

/** A statement that answers many requests; each request is a row of values. */
export interface BatchStatement<Request extends Values> {
  readonly name: string;
  /** Returns the text, given the relation `requests`: the columns and a `position`, which each row has to return. */
  readonly text: (requests: string) => string;
  /** The columns of a request with their types. */
  readonly columns: Readonly<Record<keyof Request, string>>;
}

/**
 * Creates a reader of the rows for a request. Requests of one event loop tick share a statement, so a list of games
 * with their tables takes as many round trips as a single game. At most `READERS` statements run at once; requests that
 * arrive meanwhile share the next one, and equal requests share their rows.
 */
export const createBatchReader = <Request extends Values, Row extends { readonly position: number }>(
  query: Query,
  batched: BatchStatement<Request>,
): ((request: Request) => Promise<readonly Row[]>) => {
  const readAll = createReadAll<Request, Row>(query, batched);
  const slots = createSlots(READERS);
  const names = Object.keys(batched.columns);
  let next: Batch<Request, Row> | undefined;
  const begin = (): Batch<Request, Row> => {
    const positions = new Map<string, number>();
    const requests: Request[] = [];
    const rows = new Promise<void>(slots.acquire).then(() => {
      if (next === batch) next = undefined;
      return readAll(requests).finally(slots.release);
    });
    const batch = { positions, requests, rows };
    return batch;
  };
  return async (request) => {
    const key = JSON.stringify(names.map((name) => request[name]));
    if (next?.requests.length === MAX_BATCH_SIZE && !next.positions.has(key)) next = undefined;
    const { positions, requests, rows } = (next ??= begin());
    const position = positions.get(key) ?? requests.push(request) - 1;
    positions.set(key, position);
    return (await rows)[position] ?? [];
  };
};

const createReadAll = <Request extends Values, Row extends { readonly position: number }>(
  query: Query,
  { name, columns, text }: BatchStatement<Request>,
) => {
  const statement = { name, text: text(requestsRelation(columns)) };
  return async (requests: readonly Request[]): Promise<readonly Row[][]> => {
    const arrays = Object.keys(columns).map((column) => requests.map((request) => request[column]));
    const rows = requests.map((): Row[] => []);
    for (const row of await query<Row>({ ...statement, values: arrays })) rows[row.position - 1]?.push(row);
    return rows;
  };
};

/** Requests that share the next statement, each with its position among them. */
interface Batch<Request, Row> {
  readonly positions: Map<string, number>;
  readonly requests: Request[];
  readonly rows: Promise<readonly (readonly Row[])[]>;
}

const requestsRelation = (columns: Readonly<Record<string, string>>): string => {
  const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`);
  return `unnest(${arrays.join(', ')}) WITH ORDINALITY AS requests (${Object.keys(columns).join(', ')}, position)`;
};

/** Runs at most `slots` tasks at once, each after the requests of its event loop tick have arrived. */
export const createSlots = (slots: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const startNext = () => {
    const start = running < slots ? waiting.shift() : undefined;
    if (!start) return;
    running += 1;
    start();
  };
  return {
    acquire: (start: () => void): void => {
      waiting.push(start);
      setImmediate(startNext);
    },
    release: (): void => {
      running -= 1;
      startNext();
    },
  };
};
