import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.js';

export interface DatabaseOptions {
  /** How many connections at most. */
  readonly connections?: number;
  /** In milliseconds: how long to wait for a connection, and how long for a statement. */
  readonly connectionTimeout?: number;
  readonly statementTimeout?: number;
  /** Told of connections that broke while nobody used them; the pool replaces them. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** The database of the stored games, open. */
export interface GamesDatabase {
  readonly prisma: PrismaClient;
  /** Whether it answers. */
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Opens the database of that address; connections are made as they are needed. */
export const openDatabase = (url: string, options: DatabaseOptions = {}): GamesDatabase => {
  const pool = new pg.Pool({
    connectionString: withSettings(url, options.statementTimeout ?? 15_000),
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectionTimeout ?? 5_000,
    keepAlive: true,
    application_name: 'rangefinder',
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  const adapter = new PrismaPg(pool, { statementNameGenerator: namingStatements() });
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal' });
  const close = async () => {
    await prisma.$disconnect();
    await pool.end();
  };
  return { prisma, isReady: () => answers(pool), close };
};

/** Prisma reads moments as UTC, whatever the server's own time zone is. */
const withSettings = (url: string, statementTimeout: number): string => {
  const address = new URL(url);
  const settings = `-c timezone=UTC -c statement_timeout=${statementTimeout}`;
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

const answers = async (pool: pg.Pool): Promise<boolean> => {
  const answer = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, setTimeout(READY_WITHIN, false, { ref: false })]);
};
