import type { Pool, PoolClient } from 'pg';

/** A transaction that sees one snapshot of the database. */
export interface ExportSnapshot {
  readonly client: PoolClient;
  /** The name by which another transaction sees the same snapshot while this one lasts. */
  readonly name: string;
}

/** In milliseconds: how long a snapshot is kept for an interrupted export. */
const KEPT_FOR = 120_000;
const MAX_KEPT = 3;

/** Tells whether a text may be the name of a snapshot. */
export const isSnapshotName = (text: string): boolean => /^[\dA-F]{1,16}-[\dA-F]{1,16}-\d{1,9}$/.test(text);

/** PostgreSQL's codes for a snapshot that does not exist. */
const NO_SNAPSHOT: ReadonlySet<unknown> = new Set(['22023', '42704']);

/** The snapshots of a database, on any server that shares it. */
export interface ExportSnapshots {
  /** Begins a new snapshot or joins the one of that name; undefined if it is no longer kept. */
  readonly begin: (name?: string) => Promise<ExportSnapshot | undefined>;
  readonly end: (snapshot: ExportSnapshot) => Promise<void>;
  /** Ends a snapshot later, so an interrupted export can resume. */
  readonly keep: (snapshot: ExportSnapshot) => void;
  /** Ends the kept snapshots. */
  readonly close: () => Promise<void>;
}

/** Creates the snapshots of a database, each over a connection of that pool. */
export const createExportSnapshots = (pool: Pool): ExportSnapshots => {
  const kept = new Map<ExportSnapshot, NodeJS.Timeout>();
  const end = async (snapshot: ExportSnapshot): Promise<void> => {
    clearTimeout(kept.get(snapshot));
    kept.delete(snapshot);
    const failed = await snapshot.client.query('COMMIT').then(
      () => false,
      () => true,
    );
    snapshot.client.release(failed);
  };
  return {
    begin: (name) => begin(pool, name),
    end,
    keep: (snapshot) => {
      kept.set(snapshot, setTimeout(() => void end(snapshot), KEPT_FOR).unref());
      const [oldest] = kept.keys();
      if (oldest && kept.size > MAX_KEPT) void end(oldest);
    },
    close: async () => {
      await Promise.all([...kept.keys()].map(end));
    },
  };
};

const begin = async (pool: Pool, name: string | undefined): Promise<ExportSnapshot | undefined> => {
  const client = await pool.connect();
  try {
    return { client, name: await beginTransaction(client, name) };
  } catch (error) {
    client.release(true);
    if (name !== undefined && NO_SNAPSHOT.has(Reflect.get(Object(error), 'code'))) return undefined;
    throw error;
  }
};

/** Rows come in the order of their keys, and the first of them at once: nothing is sorted. */
const SETTINGS =
  'SET LOCAL enable_sort = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off; SET LOCAL jit = off';

const beginTransaction = async (client: PoolClient, name: string | undefined): Promise<string> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if (name !== undefined) await client.query(`SET TRANSACTION SNAPSHOT '${name}'`);
  await client.query(SETTINGS);
  const { rows } = await client.query<{ readonly name: string }>('SELECT pg_export_snapshot() AS name');
  return rows[0]?.name ?? '';
};
