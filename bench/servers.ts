import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/database/port.js';
import type { BareServerSettings } from './bare-server.js';
import { built, builtServer } from './built.js';
import type { Peer } from './peer-server.js';

export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

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
const environment = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', LOG_LEVEL: 'warn' };

export interface Started extends Running {
  readonly process: number;
}

/** Starts the built server and waits until it answers at `path`. */
export const startRangefinder = async (
  databaseUrl: string,
  path = '/readyz',
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> => {
  const port = await freePort();
  const env = { ...environment, ...settings, PORT: String(port), DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [builtServer], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}${path}`, child);
  return { url, process: child.pid ?? 0, stop: () => stopped(child) };
};

/** Starts a program in this folder; its first message says what to serve, and it answers with its port. */
const startProgram = async (name: string, settings: BareServerSettings | Peer): Promise<Running> => {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child = fork(program, { execArgv: ['--import', 'tsx'], env: environment });
  child.send(settings);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => stopped(child) };
};

export const startBareServer = (settings: BareServerSettings): Promise<Running> =>
  startProgram('bare-server.ts', settings);

export const startPeer = (peer: Peer): Promise<Running> => startProgram('peer-server.ts', peer);

const untilAnswering = async (url: string, child: ChildProcess): Promise<void> => {
  while (isRunning(child)) {
    const answered = await fetch(url).catch(() => null);
    if (answered?.ok) return;
    await pause(5);
  }
  throw new Error('The server did not start.');
};

const stopped = async (child: ChildProcess): Promise<void> => {
  if (!isRunning(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;
