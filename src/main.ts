import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { isLoopback } from './http/access/loopback.js';
import { readConfig, type Config } from './config.js';
import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { migrate } from './database/migrate.js';
import { messageOf } from './database/start-up-error.js';
import type { Closeable, Database } from './server.js';

/** Ends the process with one line that says why. */
const giveUp = (reason: string): never => {
  process.stderr.write(`Rangefinder cannot start: ${reason}\n`);
  process.exit(1);
};

/** Returns the database of the settings, else the embedded one; calls `begins` when the embedded one starts. */
const startDatabase = async (
  { databaseUrl, dataDirectory }: Config,
  parts: Closeable[],
  begins: () => void,
): Promise<Database> => {
  if (databaseUrl !== undefined) return { url: databaseUrl };
  const embedded = await startEmbeddedPostgres(dataDirectory, begins);
  parts.push(embedded);
  return { url: embedded.connectionString, embedded };
};

/** Loads the server while PostgreSQL starts and is migrated, then starts it. */
const serve = async (config: Config, parts: Closeable[], ending: AbortSignal): Promise<void> => {
  const begun = new EventEmitter();
  const starting = startDatabase(config, parts, () => begun.emit('begun'));
  await Promise.race([starting, once(begun, 'begun')]);
  const migrating = starting.then((database) => migrate(database.url));
  // A failure is reported where the promise is awaited.
  migrating.catch(() => undefined);
  const [database, { startServer }] = await Promise.all([starting, import('./server.js')]);
  await startServer({ config, environment: process.env, parts, ending, database, migrating });
};

/** In milliseconds: how long closing may take after the last request. */
const CLOSING_TIME = 5_000;

/** In milliseconds: how long load balancers may take to notice that this server is not ready. */
const STANDARD_DRAIN_TIME = 1_000;

/**
 * Shuts down without failing a request. On SIGTERM the server first reports that it is not ready, for a while, so load
 * balancers send it no more requests; then it finishes those it has.
 */
const shutDownGracefully = (
  { host, drainTime = isLoopback(host) ? 0 : STANDARD_DRAIN_TIME, requestTimeout }: Config,
  parts: Closeable[],
  ending: AbortController,
) =>
  closeWithGrace({ delay: drainTime + requestTimeout + CLOSING_TIME, skip: ['SIGUSR2'] }, async ({ signal, err }) => {
    if (err) process.stderr.write(`Rangefinder stopped by an unexpected error: ${err.stack ?? err.message}\n`);
    ending.abort();
    if (signal === 'SIGTERM') await pause(drainTime);
    await closeAll(parts);
  });

/** Closes the parts, the newest first; each is closed once, even if this is called twice. */
const closeAll = async (parts: Closeable[]): Promise<void> => {
  for (let part = parts.pop(); part; part = parts.pop()) await part.close();
};

/**
 * How much the heap may grow before a full garbage collection. With a heap limit of 640 MiB, V8 allows 45 %: it then
 * collects almost all the time and recompiles code that it discards, for a quarter more processor time.
 */
setFlagsFromString('--heap-growing-percent=200');

const config = readConfig(process.env);
if ('problem' in config) giveUp(config.problem);
else {
  const parts: Closeable[] = [];
  const ending = new AbortController();
  // Tools send SIGUSR2 for a report or a restart; it must not end this process.
  process.on('SIGUSR2', () => undefined);
  shutDownGracefully(config, parts, ending);
  await serve(config, parts, ending.signal).catch(async (error: unknown) => {
    await closeAll(parts);
    giveUp(messageOf(error));
  });
}
