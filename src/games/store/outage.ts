import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { Prisma } from '../../generated/prisma/client.js';

/** Why the database does not answer; neither is a bug, and both may pass. */
export type Outage = 'SERVICE_UNAVAILABLE' | 'TIMEOUT';

/** Returns the outage of the database that caused an error; undefined for any other error. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === TRANSACTION_TIMEOUT) return 'TIMEOUT';
  const outage = outageOfState(sqlStateOf(error));
  if (outage) return outage;
  if (unavailableKinds.has(String(driverErrorOf(error, 'kind')))) return 'SERVICE_UNAVAILABLE';
  if (!isNativeError(error) || error instanceof pg.DatabaseError) return undefined;
  if (queryTimeout.test(error.message)) return 'TIMEOUT';
  return isUnreachable(error) ? 'SERVICE_UNAVAILABLE' : undefined;
};

/** Whether PostgreSQL rolled a transaction back only because of others: a deadlock or a concurrent update. */
export const isRolledBack = (error: unknown): boolean => ROLLED_BACK.has(sqlStateOf(error) ?? '');

/** Whether PostgreSQL rejected a statement but is available: false if it is down or too slow. */
export const isRefused = (error: unknown): boolean =>
  isRolledBack(error) || (error instanceof pg.DatabaseError && outageOf(error) === undefined);

/** Serialization failure and deadlock. */
const ROLLED_BACK: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Returns the SQLSTATE of an error of `pg` or Prisma. */
const sqlStateOf = (error: unknown): string | undefined => {
  const state = error instanceof pg.DatabaseError ? error.code : driverErrorOf(error, 'originalCode');
  return typeof state === 'string' ? state : undefined;
};

/** Returns a property of the driver's error, which Prisma wraps except at a commit; its type is not exported. */
const driverErrorOf = (error: unknown, name: string): unknown => {
  const wrapped = error instanceof Prisma.PrismaClientKnownRequestError ? error.meta?.['driverAdapterError'] : error;
  return property(wrapped, 'name') === 'DriverAdapterError' ? property(property(wrapped, 'cause'), name) : undefined;
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const isUnreachable = (error: NodeJS.ErrnoException): boolean =>
  poolFailure.test(error.message) || socketFailures.has(error.code ?? '');

/** Messages of `pg` when no server was reached, or a connection broke before its next statement. */
const poolFailure =
  /^(timeout exceeded when trying to connect|connection terminated|cannot use a pool after|client (was closed|has encountered))/i;

/** The message of `pg` when a server does not respond. */
const queryTimeout = /query read timeout/i;

const socketFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENOENT',
]);

/** Prisma's code for a transaction that could not begin or finish in time. */
const TRANSACTION_TIMEOUT = 'P2028';

const CANCELED = '57014';
/** Failed connections, rejected logins, rollbacks, exhausted resources, a standby, a server that shuts down. */
const unavailableStates = /^(08|28|3D|40|53|57P|25006)/;
const unavailableKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TlsConnectionError']);

const outageOfState = (state = ''): Outage | undefined => {
  if (state === CANCELED) return 'TIMEOUT';
  return unavailableStates.test(state) ? 'SERVICE_UNAVAILABLE' : undefined;
};
