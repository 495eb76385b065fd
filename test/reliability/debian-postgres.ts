import { access, chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, userToRunAs } from '../../src/database/program.js';
import { freePort } from '../ports.js';

/** The PostgreSQL of the system, with all of its programs: what comes with npm has no `pg_dump`. */
export interface DebianPostgres {
  readonly version: string;
  readonly urlOf: (database: string) => string;
  /** Runs one of its programs to its end. */
  readonly program: (name: string, ...args: readonly string[]) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const INSTALLED = '/usr/lib/postgresql';

/** The folder of the newest version that is installed as a whole. */
export const installedPrograms = async (): Promise<string | undefined> => {
  const versions = await readdir(INSTALLED).catch(() => []);
  for (const version of versions.sort((one, other) => Number(other) - Number(one))) {
    const folder = join(INSTALLED, version, 'bin');
    const isWhole = await Promise.all(
      ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].map((name) =>
        access(join(folder, name)).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (!isWhole.includes(false)) return folder;
  }
  return undefined;
};

export const startDebianPostgres = async (programs: string): Promise<DebianPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-debian-'));
  const user = await userToRunAs(folder);
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  const port = await freePort();
  const program = async (name: string, ...args: readonly string[]): Promise<void> => {
    const { exitCode, output } = await run(join(programs, name), args, user);
    if (exitCode !== 0) throw new Error(`${name} ends with ${exitCode}: ${output}`);
  };
  const cluster = join(folder, 'cluster');
  await program('initdb', '--pgdata', cluster, '--username', 'postgres', '--auth', 'trust');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  await program('pg_ctl', 'start', '-s', '-w', '-D', cluster, '-l', join(folder, 'log'), '-o', options);
  return {
    version: programs.split('/').at(-2) ?? '',
    urlOf: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    program,
    remove: async () => {
      await program('pg_ctl', 'stop', '-s', '-m', 'immediate', '-D', cluster);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
