import type { Pool, PoolClient } from 'pg';

/** A transaction that sees the database as it was at one moment. */
export interface Moment {
  readonly client: PoolClient;
  /** By what another transaction sees the same, for as long as this one is kept. */
  readonly name: string;
}

/** In milliseconds: how long a moment is kept for whoever was cut off, and for how many of them at once. */
const KEPT_FOR = 120_000;
const MOST_KEPT = 3;

export const isMomentName = (text: string): boolean => /^[\dA-F]{1,16}-[\dA-F]{1,16}-\d{1,9}$/.test(text);

const GONE: ReadonlySet<unknown> = new Set(['22023', '42704']);

/** Moments of a database: begun anew or gone back to, by every server that shares it. */
export interface Moments {
  /** Undefined where nobody keeps the moment of that name any more. */
  readonly begin: (name?: string) => Promise<Moment | undefined>;
  readonly end: (moment: Moment) => Promise<void>;
  /** Ends it later, so that whoever was cut off may go back to it. */
  readonly keep: (moment: Moment) => void;
  readonly close: () => Promise<void>;
}

export const momentsIn = (pool: Pool): Moments => {
  const kept = new Map<Moment, NodeJS.Timeout>();
  const end = async (moment: Moment): Promise<void> => {
    clearTimeout(kept.get(moment));
    kept.delete(moment);
    const failed = await moment.client.query('COMMIT').then(
      () => false,
      () => true,
    );
    moment.client.release(failed);
  };
  return {
    begin: async (name) => {
      const client = await pool.connect();
      try {
        return { client, name: await beginOn(client, name) };
      } catch (error) {
        client.release(true);
        if (name !== undefined && GONE.has(Reflect.get(Object(error), 'code'))) return undefined;
        throw error;
      }
    },
    end,
    keep: (moment) => {
      kept.set(moment, setTimeout(() => void end(moment), KEPT_FOR).unref());
      const [oldest] = kept.keys();
      if (oldest && kept.size > MOST_KEPT) void end(oldest);
    },
    close: async () => {
      await Promise.all([...kept.keys()].map(end));
      await pool.end();
    },
  };
};

/** Rows come in the order of their keys, and the first of them at once: nothing is sorted. */
const SETTINGS =
  'SET LOCAL enable_sort = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off; SET LOCAL jit = off';

const beginOn = async (client: PoolClient, name: string | undefined): Promise<string> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if (name !== undefined) await client.query(`SET TRANSACTION SNAPSHOT '${name}'`);
  await client.query(SETTINGS);
  const { rows } = await client.query<{ readonly name: string }>('SELECT pg_export_snapshot() AS name');
  return rows[0]?.name ?? '';
};
