import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { Prisma } from '../../generated/prisma/client.js';

/** Why the database does not answer; neither is a bug, and both may pass. */
export type Outage = 'SERVICE_UNAVAILABLE' | 'TIMEOUT';

/** Returns the outage of the database that caused an error; undefined for any other error. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return error.code === TRANSACTION_TIMEOUT ? 'TIMEOUT' : outageOfDriver(error.meta?.['driverAdapterError']);
  if (error instanceof pg.DatabaseError) return outageOfState(error.code);
  if (!isNativeError(error)) return undefined;
  if (queryTimeout.test(error.message)) return 'TIMEOUT';
  return isUnreachable(error) ? 'SERVICE_UNAVAILABLE' : undefined;
};

const isUnreachable = (error: NodeJS.ErrnoException): boolean =>
  poolFailure.test(error.message) || socketFailures.has(error.code ?? '');

/** Messages of `pg` when no server was reached. */
const poolFailure = /^(timeout exceeded when trying to connect|connection terminated|cannot use a pool after)/i;

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
/** Failed connections, rejected logins, exhausted resources, a standby, a server that shuts down. */
const unavailableStates = /^(08|28|3D|53|57P|25006)/;
const unavailableKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TlsConnectionError']);

/** Prisma does not export the type of its adapter's errors. */
const outageOfDriver = (driverError: unknown): Outage | undefined => {
  const cause = property(driverError, 'cause');
  return (
    outageOfState(property(cause, 'originalCode')) ??
    (unavailableKinds.has(String(property(cause, 'kind'))) ? 'SERVICE_UNAVAILABLE' : undefined)
  );
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const outageOfState = (state: unknown): Outage | undefined => {
  if (state === CANCELED) return 'TIMEOUT';
  return typeof state === 'string' && unavailableStates.test(state) ? 'SERVICE_UNAVAILABLE' : undefined;
};
