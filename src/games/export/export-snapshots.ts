import type { Pool, PoolClient } from 'pg';
import { succeeds } from '../../database/succeeds.js';

/** A transaction that sees one snapshot of the database. */
export interface ExportSnapshot {
  readonly tenant: string;
  readonly client: PoolClient;
  /** The name by which another transaction sees the same snapshot while this one lasts. */
  readonly name: string;
  /** When the snapshot has to end: while it lasts, PostgreSQL cannot clean up any row that has changed since. */
  readonly endsAt: number;
}

/** In milliseconds: how long a snapshot is kept for an interrupted export, and how long it lasts at most. */
const KEPT_FOR = 120_000;
const LASTS_FOR = 900_000;
const MAX_KEPT = 3;

/** Whether a text may be the name of a snapshot. */
export const isSnapshotName = (text: string): boolean => /^[\dA-F]{1,16}-[\dA-F]{1,16}-\d{1,9}$/.test(text);

/** PostgreSQL's codes for a snapshot that does not exist. */
const NO_SNAPSHOT: ReadonlySet<unknown> = new Set(['22023', '42704']);

/** The snapshots of a database, on any server that shares it. */
export interface ExportSnapshots {
  /** Begins a new snapshot or resumes the one of that name; undefined if it no longer exists. */
  readonly begin: (tenant: string, name?: string) => Promise<ExportSnapshot | undefined>;
  readonly end: (snapshot: ExportSnapshot) => Promise<void>;
  /** Ends a snapshot later, so an interrupted export can resume. */
  readonly keep: (snapshot: ExportSnapshot) => void;
  /** Ends the kept snapshots. */
  readonly close: () => Promise<void>;
}

/** Creates the snapshots of a database, each on a connection of the pool; idle ones are closed for new exports. */
export const createExportSnapshots = (pool: Pool, lastsFor = LASTS_FOR): ExportSnapshots => {
  const timers = new Map<ExportSnapshot, NodeJS.Timeout>();
  const forget = (snapshot: ExportSnapshot): void => {
    clearTimeout(timers.get(snapshot));
    timers.delete(snapshot);
  };
  const end = async (snapshot: ExportSnapshot): Promise<void> => {
    forget(snapshot);
    snapshot.client.release(!(await succeeds(snapshot.client.query('COMMIT'))));
  };
  const endOldest = (tenant?: string): void => {
    const snapshots = [...timers.keys()];
    const oldest = snapshots.find((each) => each.tenant === tenant) ?? snapshots[0];
    if (oldest) void end(oldest);
  };
  return {
    begin: async (tenant, name) => {
      const resumed = [...timers.keys()].find((each) => each.name === name && each.tenant === tenant);
      if (resumed) forget(resumed);
      else if (isFull(pool)) endOldest(tenant);
      return resumed ?? begin(pool, { tenant, name, endsAt: performance.now() + lastsFor });
    },
    end,
    keep: (snapshot) => {
      if (timers.size === MAX_KEPT) endOldest(snapshot.tenant);
      timers.set(snapshot, setTimeout(() => void end(snapshot), timeLeft(snapshot)).unref());
    },
    close: () => Promise.all([...timers.keys()].map(end)).then(() => undefined),
  };
};

const timeLeft = ({ endsAt }: ExportSnapshot): number => Math.min(KEPT_FOR, endsAt - performance.now());

const isFull = ({ totalCount, idleCount, options }: Pool): boolean => totalCount - idleCount >= options.max;

type Beginning = Pick<ExportSnapshot, 'tenant' | 'endsAt'> & { readonly name: string | undefined };

const begin = async (pool: Pool, { name, ...rest }: Beginning): Promise<ExportSnapshot | undefined> => {
  const client = await pool.connect();
  try {
    return { ...rest, client, name: await beginTransaction(client, name) };
  } catch (error) {
    client.release(true);
    if (name !== undefined && NO_SNAPSHOT.has(Reflect.get(Object(error), 'code'))) return undefined;
    throw error;
  }
};

/** Makes PostgreSQL read rows in index order without sorting, so the first ones arrive at once. */
const SETTINGS =
  'SET LOCAL enable_sort = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off; SET LOCAL jit = off';

/** Begins the transaction of a snapshot; a resumed one keeps its name, and ends with the transaction that began it. */
const beginTransaction = async (client: PoolClient, name: string | undefined): Promise<string> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if (name !== undefined) await client.query(`SET TRANSACTION SNAPSHOT '${name}'`);
  await client.query(SETTINGS);
  if (name !== undefined) return name;
  const { rows } = await client.query<{ readonly name: string }>('SELECT pg_export_snapshot() AS name');
  return rows[0]?.name ?? '';
};
