import { realpath } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  DATABASE_USER,
  lastErrorOf,
  livePostmasterOf,
  openCluster,
  removeStaleFile,
  startCluster,
  stopCluster,
  type Cluster,
  type Postmaster,
} from './postgres-cluster.js';
import { freePort, isOpen } from './port.js';
import { succeeds } from './succeeds.js';
import { StartUpError, errorCodeOf, messageOf } from './start-up-error.js';

/** A PostgreSQL server that runs as long as any process uses its folder. */
export interface EmbeddedPostgres {
  readonly connectionString: string;
  /** Starts PostgreSQL again, on the same port, whenever it ends; each time the callback receives one message. */
  watch(report: (message: string) => void): void;
  /** Stops PostgreSQL unless another process still uses it. */
  close(): Promise<void>;
}

const DATABASE = 'postgres';
const HOST = '127.0.0.1';
const STARTS = 5;
const START_TIMEOUT_MS = 120_000;
const CLOSED_PORT_TIMEOUT_MS = 2_000;
const POLL_INTERVAL_MS = 100;
const RESTART_PAUSE_MS = 1_000;
const CANNOT_CONNECT_NOW = '57P03';
const SHUTTING_DOWN = '57P01';

/** Every process that uses the cluster holds this lock shared; whoever can take it exclusively is the last. */
const PRESENCE_LOCK = 801_802_809;

/**
 * Starts the PostgreSQL of a folder, or attaches to one that already runs there, started by another process or left
 * over from a killed process. Calls `begins` while PostgreSQL starts, so other work can be done in parallel.
 */
export const startEmbeddedPostgres = async (dataFolder: string, begins?: () => void): Promise<EmbeddedPostgres> => {
  const cluster = await openCluster(dataFolder).catch((error: unknown) => {
    throw error instanceof StartUpError ? error : new StartUpError(`DATA_DIR: ${messageOf(error)}`, { cause: error });
  });
  const server = { cluster, presence: await startOrAttach(cluster, { begins }) };
  const { port } = server.presence;
  const closing = new AbortController();
  let watching: Promise<void> | undefined;
  return {
    connectionString: `postgresql://${DATABASE_USER}:${cluster.password}@${HOST}:${port}/${DATABASE}`,
    watch: (report) => {
      watching ??= keepRunning(server, closing.signal, report);
    },
    close: async () => {
      closing.abort();
      await watching;
      await leave(server);
    },
  };
};

/** A running server, and the connection by which this process uses it. */
interface Server {
  readonly cluster: Cluster;
  presence: pg.Client;
}

/** Restarts a server each time that it ends, until closing. */
const keepRunning = async (server: Server, closing: AbortSignal, report: (message: string) => void): Promise<void> => {
  while (await hasEnded(server.presence, closing)) {
    const presence = await restart(server, closing, report);
    if (!presence) return;
    server.presence = presence;
    report('The embedded PostgreSQL ended unexpectedly and was started again.');
  }
};

/** Waits until a connection ends; returns false when closing. */
const hasEnded = async (presence: pg.Client, closing: AbortSignal): Promise<boolean> => {
  const ended = new Promise<boolean>((resolve) => {
    presence.once('end', () => resolve(!closing.aborted));
    closing.addEventListener('abort', () => resolve(false));
  });
  return (await succeeds(presence.query('SELECT'))) ? ended : !closing.aborted;
};

const restart = async (
  { cluster, presence }: Server,
  closing: AbortSignal,
  report: (message: string) => void,
): Promise<pg.Client | undefined> => {
  while (!closing.aborted)
    try {
      return await startOrAttach(cluster, { port: presence.port });
    } catch (error) {
      report(messageOf(error));
      await wait(RESTART_PAUSE_MS, undefined, { signal: closing }).catch(() => undefined);
    }
  return undefined;
};

interface Start {
  readonly port?: number;
  readonly begins?: (() => void) | undefined;
}

const startOrAttach = async (cluster: Cluster, { port, begins }: Start): Promise<pg.Client> => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (let failedStarts = 0; failedStarts < STARTS && Date.now() < deadline;) {
    const postmaster = await livePostmasterOf(cluster);
    const presence = postmaster && (await attach(cluster, postmaster));
    if (presence) return presence;
    if (postmaster) await wait(POLL_INTERVAL_MS);
    else {
      const isStarted = startCluster(cluster, port ?? (await freePort()));
      begins?.();
      if (!(await isStarted)) failedStarts += 1;
    }
  }
  throw new StartUpError(`The embedded PostgreSQL in ${cluster.folder} did not start: ${await lastErrorOf(cluster)}`);
};

/** Attaches to a server; undefined if it is still starting, is stopping, or belongs to another cluster. */
const attach = async (cluster: Cluster, postmaster: Postmaster): Promise<pg.Client | undefined> => {
  const client = clientFor(cluster, postmaster);
  try {
    await client.connect();
  } catch (error) {
    await handleRefusal(cluster, postmaster, error);
    return undefined;
  }
  if (await isAdmitted(client, cluster, postmaster)) return client;
  await client.end();
  return undefined;
};

const clientFor = (cluster: Cluster, { port }: Postmaster): pg.Client => {
  const { password } = cluster;
  const address = { host: HOST, port, user: DATABASE_USER, password, database: DATABASE };
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000, keepAlive: true });
  // Without a listener, PostgreSQL's end would end this process; the next statement fails in any case.
  client.on('error', () => undefined);
  return client;
};

const handleRefusal = async (cluster: Cluster, postmaster: Postmaster, error: unknown): Promise<void> => {
  if (errorCodeOf(error) === 'ECONNREFUSED') {
    if (await staysClosed(postmaster.port)) await removeStaleFile(cluster, postmaster);
  } else if (error instanceof pg.DatabaseError && error.code !== CANNOT_CONNECT_NOW) {
    throw new StartUpError(`The PostgreSQL of ${cluster.folder} refused a connection: ${error.message}`, {
      cause: error,
    });
  }
};

/** PostgreSQL opens its port at once; if it stays closed, its process id now belongs to another program. */
const staysClosed = async (port: number): Promise<boolean> => {
  const deadline = Date.now() + CLOSED_PORT_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await isOpen(port)) return false;
    await wait(POLL_INTERVAL_MS);
  }
  return true;
};

const isAdmitted = async (client: pg.Client, cluster: Cluster, postmaster: Postmaster): Promise<boolean> => {
  try {
    const { rows } = await client.query<{ folder: string; admitted: boolean }>(
      `SELECT current_setting('data_directory') AS folder, pg_try_advisory_lock_shared($1) AS admitted`,
      [PRESENCE_LOCK],
    );
    const [{ folder, admitted } = { folder: '', admitted: false }] = rows;
    const isOurs = await isSameFolder(folder, cluster.folder);
    // The folder is a copy that was made while PostgreSQL ran, so its `postmaster.pid` names the original's server.
    if (!isOurs) await removeStaleFile(cluster, postmaster);
    return isOurs && admitted;
  } catch (error) {
    if (isConnectionLost(error)) return false;
    throw error;
  }
};

const leave = async ({ cluster, presence }: Server): Promise<void> => {
  // Keeps the lock while PostgreSQL stops, so no process attaches to a server that is shutting down.
  if (await isLast(presence)) await stopCluster(cluster);
  await presence.end();
};

const isLast = async (presence: pg.Client): Promise<boolean> => {
  try {
    await presence.query('SELECT pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    const { rows } = await presence.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [
      PRESENCE_LOCK,
    ]);
    return rows[0]?.last === true;
  } catch (error) {
    if (isConnectionLost(error)) return false;
    throw error;
  }
};

const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.code === SHUTTING_DOWN;

const isSameFolder = async (one: string, other: string): Promise<boolean> => {
  const [first, second] = await Promise.all([one, other].map((path) => realpath(path).catch(() => undefined)));
  return first !== undefined && first === second;
};
