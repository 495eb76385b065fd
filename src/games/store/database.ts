import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { outdatedQuery } from '../../database/format.js';
import type { Query, Statement } from '../../database/query.js';
import { succeeds } from '../../database/succeeds.js';
import { PrismaClient } from '../../generated/prisma/client.js';
import { createExportSnapshots, type ExportSnapshots } from '../export/export-snapshots.js';
import { openNotifications, type Notifications } from '../feed/notifications.js';
import { retryRolledBack } from './retry.js';

/** How to use the database; times are in milliseconds. */
export interface DatabaseOptions {
  /** The most connections for changes. */
  readonly connections?: number;
  /** How long to wait for a connection, and for a statement. */
  readonly connectionTimeout?: number;
  readonly statementTimeout?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** The connections of a pool: all of them, idle ones, requests that wait for one, and the maximum. */
export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
}

/** How many batch readers' statements run at once. */
export const READERS = 4;

/** How many appending statements run at once, on some of the connections for changes. */
export const APPENDERS = 2;

/** How many statements of analytics run at once; each keeps a processor of the database busy. */
const ANALYSTS = 1;

/** How many exports may be open at once: running, or kept for clients to resume. */
const EXPORTERS = 6;

/** The open database of the stored games. */
export interface GamesDatabase {
  readonly prisma: PrismaClient;
  /** Runs statements that find rows by indexes alone. */
  readonly query: Query;
  /** Runs statements that append to games; one that has to wait for a lock fails. */
  readonly appendingQuery: Query;
  /** Runs statements that aggregate many rows. */
  readonly analyticsQuery: Query;
  readonly exportSnapshots: ExportSnapshots;
  readonly notifications: Notifications;
  /** The connection pools by name. */
  readonly pools: () => Readonly<Record<string, PoolCounts>>;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  /** Whether a newer version of the server has started on the database. */
  readonly isOutdated: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Opens the database at a URL; connections are made when they are needed. */
export const openDatabase = (url: string, options: DatabaseOptions = {}): GamesDatabase => {
  const pools = createPools(url, options);
  const exportSnapshots = createExportSnapshots(pools.exporting);
  const notifications = openNotifications(url, options.onConnectionLost);
  const adapter = new PrismaPg(pools.writing, { statementNameGenerator: createStatementNames() });
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal' });
  return {
    prisma,
    query: queryOver(pools.reading),
    appendingQuery: (statement) => runOrUndo(pools.appending, statement),
    analyticsQuery: queryOver(pools.counting),
    exportSnapshots,
    notifications,
    pools: () => Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, countsOf(pool)])),
    isReady: () => answers(pools.writing),
    isOutdated: async () =>
      (
        await pools.writing.query<{ readonly isOutdated: boolean }>({
          ...outdatedQuery,
          values: [...outdatedQuery.values],
        })
      ).rows[0]?.isOutdated === true,
    close: async () => {
      await prisma.$disconnect();
      await notifications.close();
      await exportSnapshots.close();
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
};

const createPools = (url: string, options: DatabaseOptions) => {
  const { connections = 10 } = options;
  const appenders = Math.min(APPENDERS, Math.ceil(connections / 2));
  return {
    writing: createPool(url, Math.max(connections - appenders, 1), SETTINGS, options),
    appending: createPool(url, appenders, `${SETTINGS} ${READER_SETTINGS} ${APPENDER_SETTINGS}`, options),
    reading: createPool(url, READERS, `${SETTINGS} ${READER_SETTINGS}`, options),
    counting: createPool(url, ANALYSTS, `${SETTINGS} ${ANALYTICS_SETTINGS}`, options),
    exporting: createPool(url, EXPORTERS, SETTINGS, options),
  };
};

const queryOver =
  (pool: pg.Pool): Query =>
  async (statement) =>
    retryRolledBack(() => runOn(pool, statement));

const runOn = async <Row extends object>(
  connection: pg.Pool | pg.PoolClient,
  { name, text, values }: Statement,
): Promise<readonly Row[]> =>
  (await connection.query<Row>({ ...(name !== undefined && { name }), text, values: [...values] })).rows;

/** Runs a statement. PostgreSQL reports an error before it releases locks, so a second query waits for the release. */
const runOrUndo = async <Row extends object>(pool: pg.Pool, statement: Statement): Promise<readonly Row[]> => {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const rows = await runOn<Row>(client, statement);
    isBroken = false;
    return rows;
  } catch (error) {
    if (error instanceof pg.DatabaseError) isBroken = !(await succeeds(client.query('SELECT')));
    throw error;
  } finally {
    client.release(isBroken);
  }
};

const countsOf = ({ totalCount, idleCount, waitingCount, options }: pg.Pool): PoolCounts => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
  most: options.max,
});

/** In milliseconds: a live server cancels a slow statement itself; a server silent for longer than this is gone. */
const GRACE = 2_000;

const createPool = (url: string, most: number, settings: string, options: DatabaseOptions): pg.Pool => {
  const statementTimeout = options.statementTimeout ?? 15_000;
  const pool = new pg.Pool({
    connectionString: withSettings(url, `${settings} -c statement_timeout=${statementTimeout}`),
    query_timeout: statementTimeout + GRACE,
    max: most,
    connectionTimeoutMillis: options.connectionTimeout ?? 5_000,
    keepAlive: true,
    application_name: 'rangefinder',
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // A connection that breaks in use fails its statement; without a listener it would end the process, too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Prisma reads timestamps as UTC, whatever the server's time zone. */
const SETTINGS = '-c timezone=UTC';

/** Readers find everything by keys: each connection plans a statement once, and no statement scans a table. */
const READER_SETTINGS =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c jit=off';

/** A locked game delays the others in its statement for at most 50 ms; then each is appended to by itself. */
const APPENDER_SETTINGS = '-c lock_timeout=50';

/** Aggregates in memory; compiling a statement takes longer than running it. */
const ANALYTICS_SETTINGS = '-c work_mem=64MB -c jit=off';

const withSettings = (url: string, settings: string): string => {
  const address = new URL(url);
  address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} ${settings}`.trim());
  return address.href;
};

const MOST_NAMES = 200;

/** Names the first statements, which each connection then prepares and keeps; equal names mean equal statements. */
const createStatementNames = (): ((statement: { readonly sql: string }) => string) => {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const name = names.get(sql) ?? (names.size < MOST_NAMES ? createHash('sha1').update(sql).digest('base64url') : '');
    if (name) names.set(sql, name);
    return name;
  };
};

/** In milliseconds: how long a ping may take. */
const READY_WITHIN = 2_000;

const PING: pg.QueryConfig & { readonly query_timeout: number } = { text: 'SELECT 1', query_timeout: READY_WITHIN };

/** Whether the database answers a ping in time; if not, closes the connection, so the next ping uses another one. */
const answers = (pool: pg.Pool): Promise<boolean> =>
  Promise.race([succeeds(pool.query(PING)), setTimeout(READY_WITHIN, false, { ref: false })]);
