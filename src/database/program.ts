import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** How a program ended. */
export interface ProgramExit {
  readonly exitCode: number;
  readonly output: string;
}

/** The operating system's user that a program runs as. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

const ROOT = 0;
const OTHERS_MAY_ENTER = 0o001;
const COMMAND_NOT_FOUND = 127;
const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Runs a program to its end; one that cannot start exits with code 127, as in a shell. */
export const run = (program: string, args: readonly string[], user?: User): Promise<ProgramExit> =>
  new Promise((resolve) => {
    execFile(program, args, { ...user, cwd: '/', env: ENVIRONMENT }, (error, stdout, stderr) => {
      const exitCode = error && typeof error.code !== 'number' ? COMMAND_NOT_FOUND : (error?.code ?? 0);
      resolve({ exitCode: Number(exitCode), output: `${stdout}${stderr}`.trim() || (error?.message ?? '') });
    });
  });

/**
 * Runs a program as another user, with root's capability to enter every folder, so a project below `/root` or in a
 * folder of `mktemp -d` works. The secure bit keeps that capability for `access(2)`, which PostgreSQL calls, too.
 */
export const runEnteringEveryFolder = (program: string, args: readonly string[], user: User): Promise<ProgramExit> =>
  run('setpriv', [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    program,
    ...args,
  ]);

/**
 * Returns the user that runs PostgreSQL, which refuses to run as root, when root starts this server: the owner of its
 * folder, else the user `postgres` of the Debian package, else `nobody`. Otherwise it runs as the current user.
 */
export const userToRunAs = async (folder: string): Promise<User | undefined> => {
  if (userInfo().uid !== ROOT) return undefined;
  const owner = await stat(folder).catch(() => ({ uid: ROOT, gid: ROOT }));
  if (owner.uid !== ROOT) return { uid: owner.uid, gid: owner.gid };
  return (await userNamed('postgres')) ?? (await userNamed('nobody'));
};

const userNamed = async (name: string): Promise<User | undefined> => {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return uid.exitCode === 0 && gid.exitCode === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
};

/** Tells whether a folder on the way to a path is closed to all but its owner, as `/root` is. */
export const isBehindClosedFolder = async (path: string): Promise<boolean> => {
  const parent = dirname(path);
  if (parent === path) return false;
  const { mode } = await stat(parent);
  return (mode & OTHERS_MAY_ENTER) === 0 || isBehindClosedFolder(parent);
};

/** Makes the user that runs PostgreSQL the owner of a folder that root owns, perhaps restored from a backup. */
export const handOver = async (folder: string, { uid, gid }: User): Promise<void> => {
  const owner = await stat(folder);
  if (owner.uid === ROOT) await run('chown', ['-R', `${uid}:${gid}`, folder]);
};
