import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { Prisma } from '../../generated/prisma/client.js';

/** What keeps a database from answering; neither is a bug, and both may pass. */
export type Outage = 'SERVICE_UNAVAILABLE' | 'TIMEOUT';

/** Is it the database's outage that made something fail? Undefined for any other error. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return error.code === TRANSACTION_OVER ? 'TIMEOUT' : outageByCause(error.meta?.['driverAdapterError']);
  if (error instanceof pg.DatabaseError) return outageByState(error.code);
  if (isNativeError(error) && queryTimeout.test(error.message)) return 'TIMEOUT';
  return isNativeError(error) && isUnreachable(error) ? 'SERVICE_UNAVAILABLE' : undefined;
};

const isUnreachable = (error: NodeJS.ErrnoException): boolean =>
  poolFailure.test(error.message) || socketFailures.has(error.code ?? '');

/** What `pg` says where no server was asked. */
const poolFailure = /^(timeout exceeded when trying to connect|connection terminated|cannot use a pool after)/i;

/** What `pg` says where a server that was asked says nothing. */
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

/** What Prisma says where a transaction could not begin, or go on, in the time that it had. */
const TRANSACTION_OVER = 'P2028';

const CANCELED = '57014';
/** Connections that fail, logins that are refused, too little of something, a standby, a server that stops. */
const unavailableStates = /^(08|28|3D|53|57P|25006)/;
const unavailableKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TlsConnectionError']);

const outageByCause = (driverError: unknown): Outage | undefined => {
  const { kind, originalCode: state = '' } = (driverError as DriverError | undefined)?.cause ?? {};
  return outageByState(state) ?? (unavailableKinds.has(kind ?? '') ? 'SERVICE_UNAVAILABLE' : undefined);
};

const outageByState = (state = ''): Outage | undefined => {
  if (state === CANCELED) return 'TIMEOUT';
  return unavailableStates.test(state) ? 'SERVICE_UNAVAILABLE' : undefined;
};

/** What the adapter leaves in an error of Prisma's; its own type is not exported to us. */
interface DriverError {
  readonly cause?: { readonly kind?: string; readonly originalCode?: string };
}
