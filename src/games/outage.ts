import { Prisma } from '../generated/prisma/client.js';

/** What keeps a database from answering; neither is a bug, and both may pass. */
export type Outage = 'SERVICE_UNAVAILABLE' | 'TIMEOUT';

/** Is it the database's outage that made something fail? Undefined for any other error. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return outageByCause(error.meta?.['driverAdapterError']);
  return error instanceof Error && poolFailure.test(error.message) ? 'SERVICE_UNAVAILABLE' : undefined;
};

/** What `pg` says where no server was asked. */
const poolFailure = /^(timeout exceeded when trying to connect|connection terminated|cannot use a pool after)/i;

const CANCELED = '57014';
/** Connections that fail, logins that are refused, too little of something, a standby, a server that stops. */
const unavailableStates = /^(08|28|3D|53|57P|25006)/;
const unavailableKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TlsConnectionError']);

const outageByCause = (driverError: unknown): Outage | undefined => {
  const { kind, originalCode: state = '' } = (driverError as DriverError | undefined)?.cause ?? {};
  if (state === CANCELED) return 'TIMEOUT';
  return unavailableStates.test(state) || unavailableKinds.has(kind ?? '') ? 'SERVICE_UNAVAILABLE' : undefined;
};

/** What the adapter leaves in an error of Prisma's; its own type is not exported to us. */
interface DriverError {
  readonly cause?: { readonly kind?: string; readonly originalCode?: string };
}
