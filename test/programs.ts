import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from './built.js';
import { startServerProcess, stopped } from './processes.js';

export { stopped };

/** What was started, and how it is stopped. */
export type Running = Readonly<{ url: string; stop: () => Promise<void> }>;

/**
 * Returns a signal that is aborted on SIGINT or SIGTERM, so suites can stop their servers. A signal may arrive twice,
 * since tsx passes on signals that the terminal sends to the whole process group.
 */
export const interruption = (): AbortSignal => {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort(new Error('Interrupted.')));
  return controller.signal;
};

/** Starts a new PostgreSQL in a temporary folder. */
export const startPostgres = async (): Promise<Running> => {
  const { startEmbeddedPostgres } = await built('database/embedded-postgres.js');
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-bench-'));
  const removeFolder = () => rm(folder, { recursive: true });
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });
  return { url: postgres.connectionString, stop: () => postgres.close().then(removeFolder) };
};

/** The settings of the image, without request logs. */
export const environment = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', LOG_LEVEL: 'warn' };

/** A server, with the id of its process. */
export interface Started extends Running {
  readonly process: number;
}

/** Starts the built server and waits until it answers at `path`. */
export const startRangefinder = async (
  databaseUrl: string,
  path = '/readyz',
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> => {
  const given = { ...environment, ...settings, DATABASE_URL: databaseUrl };
  const { url, process: child } = await startServerProcess(given, { path });
  return { url, process: child.pid ?? 0, stop: () => stopped(child) };
};
