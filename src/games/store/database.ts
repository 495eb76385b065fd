import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.js';
import { momentsIn, type Moments } from '../export/export-snapshots.js';
import { openNotifications, type Notifications } from '../feed/notifications.js';

export interface DatabaseOptions {
  /** How many connections at most. */
  readonly connections?: number;
  /** In milliseconds: how long to wait for a connection, and how long for a statement. */
  readonly connectionTimeout?: number;
  readonly statementTimeout?: number;
  /** Told of connections that broke while nobody used them; the pool replaces them. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** How many connections a pool has, how many are idle, how many requests wait for one, and how many there may be. */
export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
}

/** A statement whose name stands for its text in every process. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The rows that a statement gives for those values. */
export type Query = <Row extends object>(statement: Statement, values: readonly unknown[]) => Promise<readonly Row[]>;

/** How many statements of the readers are under way at once. */
export const READERS = 4;

/** How many statements of analytics are under way at once: they keep a processor of the database busy. */
const COUNTERS = 1;

/** How many exports go on, or are kept for who was cut off, at once. */
const EXPORTERS = 6;

/** The database of the stored games, open. */
export interface GamesDatabase {
  readonly prisma: PrismaClient;
  /** Asks by a statement that is looked up by indexes alone. */
  readonly query: Query;
  /** Asks by a statement that adds up much. */
  readonly count: Query;
  /** Transactions that see the database as it was at one moment. */
  readonly moments: Moments;
  readonly notifications: Notifications;
  /** The pools of connections as they are now, by name. */
  readonly pools: () => Readonly<Record<string, PoolCounts>>;
  /** Whether it answers. */
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Opens the database of that address; connections are made as they are needed. */
export const openDatabase = (url: string, options: DatabaseOptions = {}): GamesDatabase => {
  const pool = poolOf(url, options.connections ?? 10, SETTINGS, options);
  const readers = poolOf(url, READERS, `${SETTINGS} ${READING}`, options);
  const counters = poolOf(url, COUNTERS, `${SETTINGS} ${COUNTING}`, options);
  const exporters = poolOf(url, EXPORTERS, SETTINGS, { ...options, queryTimeout: 0 });
  const moments = momentsIn(exporters);
  const notifications = openNotifications(url, options.onConnectionLost);
  const adapter = new PrismaPg(pool, { statementNameGenerator: namingStatements() });
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal' });
  return {
    prisma,
    query: askingBy(readers),
    count: askingBy(counters),
    pools: () => ({
      writing: countsOf(pool),
      reading: countsOf(readers),
      counting: countsOf(counters),
      exporting: countsOf(exporters),
    }),
    moments,
    notifications,
    isReady: () => answers(pool),
    close: async () => {
      await prisma.$disconnect();
      await notifications.close();
      await Promise.all([pool.end(), readers.end(), counters.end(), moments.close()]);
    },
  };
};

const askingBy =
  (pool: pg.Pool): Query =>
  async <Row extends object>(statement: Statement, values: readonly unknown[]) =>
    (await pool.query<Row>({ ...statement, values: [...values] })).rows;

const countsOf = ({ totalCount, idleCount, waitingCount, options }: pg.Pool): PoolCounts => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
  most: options.max,
});

/** In milliseconds: a server that is there ends a statement itself; one that says nothing for so much longer is not. */
const SILENCE = 2_000;

const poolOf = (
  url: string,
  most: number,
  settings: string,
  options: DatabaseOptions & { readonly queryTimeout?: number },
): pg.Pool => {
  const statementTimeout = options.statementTimeout ?? 15_000;
  const pool = new pg.Pool({
    connectionString: withSettings(url, `${settings} -c statement_timeout=${statementTimeout}`),
    query_timeout: options.queryTimeout ?? statementTimeout + SILENCE,
    max: most,
    connectionTimeoutMillis: options.connectionTimeout ?? 5_000,
    keepAlive: true,
    application_name: 'rangefinder',
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  return pool;
};

/** Prisma reads moments as UTC, whatever the server's own time zone is. */
const SETTINGS = '-c timezone=UTC';

/**
 * Readers find all they need by keys: the plan of a statement is made once a connection, without looking at how much
 * there is, and never scans a table.
 */
const READING =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c jit=off';

/** Much is added up in memory; to compile a statement takes longer than to run it. */
const COUNTING = '-c work_mem=64MB -c jit=off';

const withSettings = (url: string, settings: string): string => {
  const address = new URL(url);
  address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} ${settings}`.trim());
  return address.href;
};

/**
 * A statement that has a name is parsed once a connection. Only so many get one, since each connection keeps them all;
 * equal names mean equal statements, in every process.
 */
const namingStatements = (most = 200): ((statement: { readonly sql: string }) => string) => {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const name = names.get(sql) ?? (names.size < most ? createHash('sha1').update(sql).digest('base64url') : '');
    if (name) names.set(sql, name);
    return name;
  };
};

/** In milliseconds; whoever asks would rather hear no than wait. */
const READY_WITHIN = 2_000;

const QUESTION: pg.QueryConfig & { readonly query_timeout: number } = {
  text: 'SELECT 1',
  query_timeout: READY_WITHIN,
};

/** A connection that does not answer in time is closed, so that the next question is asked over another one. */
const answers = async (pool: pg.Pool): Promise<boolean> => {
  const answer = pool.query(QUESTION).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, setTimeout(READY_WITHIN, false, { ref: false })]);
};
