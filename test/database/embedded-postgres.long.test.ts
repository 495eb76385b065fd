// 35 s: starts PostgreSQL two dozen times, kills it, and waits until it is back.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/database/embedded-postgres.js';
import { StartUpError } from '../../src/database/start-up-error.js';
import { rowsOf } from '../database.js';
import { until } from '../until.js';

const PROGRAM = join(import.meta.dirname, 'keep-postgres.ts');

let started: EmbeddedPostgres[] = [];
let children: ChildProcess[] = [];
const folders: string[] = [];

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-embedded-'));
  folders.push(folder);
  return folder;
};

afterEach(async () => {
  for (const child of children) await end(child, 'SIGTERM');
  for (const postgres of started.reverse()) await postgres.close();
  [children, started] = [[], []];
});

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const start = async (folder: string): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres(folder);
  started.push(postgres);
  return postgres;
};

const startElsewhere = async (folder: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [connectionString] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, connectionString };
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

const valueOf = async (url: string, expression: string): Promise<string | undefined> =>
  (await rowsOf<{ value: string }>(url, `SELECT (${expression})::text AS value`))[0]?.value;

/** Tells one run of a PostgreSQL from the next. */
const runOf = (url: string) => valueOf(url, 'pg_postmaster_start_time()');

const write = async (url: string, text: string): Promise<void> => {
  await rowsOf(url, 'CREATE TABLE IF NOT EXISTS notes (text text)');
  await rowsOf(url, 'INSERT INTO notes VALUES ($1)', [text]);
};

const notesIn = async (url: string): Promise<readonly string[]> =>
  (await rowsOf<{ text: string }>(url, 'SELECT text FROM notes')).map(({ text }) => text);

const postmasterFile = (folder: string) => join(folder, 'postgres', 'postmaster.pid');

const postmasterPid = async (folder: string) => Number((await readFile(postmasterFile(folder), 'utf8')).split('\n')[0]);

describe('a first start', () => {
  test('makes a PostgreSQL 18 that writes through to the disk and listens on loopback only', async () => {
    const { connectionString } = await start(join(await newFolder(), 'not', 'there', 'yet'));
    expect(await valueOf(connectionString, `current_setting('server_version_num')::int / 10000`)).toBe('18');
    const own = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
    const settings = { fsync: 'on', ...own, server_encoding: 'UTF8' };
    for (const [name, value] of Object.entries(settings))
      expect([name, await valueOf(connectionString, `current_setting('${name}')`)]).toEqual([name, value]);
  });

  test('keeps a password that nobody else may read, and lets nobody in without it', async () => {
    const folder = await newFolder();
    await chmod(folder, 0o755);
    const { connectionString } = await start(folder);
    const { mode } = await stat(join(folder, 'postgres', 'rangefinder.password'));
    expect(mode & 0o777).toBe(0o600);
    const wrong = new URL(connectionString);
    expect(wrong.password.length).toBeGreaterThanOrEqual(32);
    wrong.password = 'wrong';
    await expect(runOf(wrong.href)).rejects.toThrow('password authentication failed');
  });

  test('of two processes at the same time makes one cluster for both', async () => {
    const folder = await newFolder();
    const [one, other] = await Promise.all([startElsewhere(folder), startElsewhere(folder)]);
    expect(one.connectionString).toBe(other.connectionString);
    await write(one.connectionString, 'seen by both');
    expect(await notesIn(other.connectionString)).toEqual(['seen by both']);
    expect(await readdir(folder)).toEqual(['postgres']);
  });
});

describe('a later start', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
    await (await startEmbeddedPostgres(folder)).close();
  });
  const isStopped = ({ connectionString }: EmbeddedPostgres) =>
    expect(runOf(connectionString)).rejects.toThrow('ECONNREFUSED');

  test('finds what was written', async () => {
    const first = await start(folder);
    await write(first.connectionString, 'kept');
    await first.close();
    expect(await notesIn((await start(folder)).connectionString)).toContain('kept');
  });

  test('attaches to a server that runs; the last to close stops it', async () => {
    const first = await startElsewhere(folder);
    const second = await start(folder);
    const run = await runOf(first.connectionString);
    expect(second.connectionString).toBe(first.connectionString);
    await end(first.child, 'SIGTERM');
    expect(await runOf(second.connectionString)).toBe(run);
    await second.close();
    await isStopped(second);
  });

  test('while the last one closes waits for it and starts anew', async () => {
    const first = await start(folder);
    await write(first.connectionString, 'written before the close');
    const [, second] = await Promise.all([first.close(), start(folder)]);
    expect(await notesIn(second.connectionString)).toContain('written before the close');
  });

  test('attaches to a server that outlived the process that started it, and stops it in the end', async () => {
    const killed = await startElsewhere(folder);
    await write(killed.connectionString, 'written before the process was killed');
    const run = await runOf(killed.connectionString);
    await end(killed.child, 'SIGKILL');
    const next = await start(folder);
    expect(await runOf(next.connectionString)).toBe(run);
    expect(await notesIn(next.connectionString)).toContain('written before the process was killed');
    await next.close();
    await isStopped(next);
  });

  test('recovers what was acknowledged when PostgreSQL was killed as well', async () => {
    const killed = await startElsewhere(folder);
    await write(killed.connectionString, 'written before PostgreSQL was killed');
    const pid = await postmasterPid(folder);
    await end(killed.child, 'SIGKILL');
    process.kill(pid, 'SIGKILL');
    expect(await notesIn((await start(folder)).connectionString)).toContain('written before PostgreSQL was killed');
  });

  test('sees through a postmaster.pid whose number is another program by now', async () => {
    const first = await start(folder);
    const stale = (await readFile(postmasterFile(folder), 'utf8')).replace(/^\d+/, String(process.pid));
    await first.close();
    await writeFile(postmasterFile(folder), stale);
    await start(folder);
    expect(await postmasterPid(folder)).not.toBe(process.pid);
  });

  test('in a copy of the folder does not attach to the PostgreSQL of the original', async () => {
    const original = await start(folder);
    const copy = await newFolder();
    await cp(folder, copy, { recursive: true });
    expect(await runOf((await start(copy)).connectionString)).not.toBe(await runOf(original.connectionString));
  });
});

describe('a PostgreSQL that is watched', () => {
  const killPostmaster = async (folder: string) => process.kill(await postmasterPid(folder), 'SIGKILL');

  /** Waits until the server answers again, in another run than before. */
  const nextRun = (url: string, before: string | undefined): Promise<void> =>
    until(async () => (await runOf(url).catch(() => before)) !== before);

  test('is started again at its address each time that it is killed, with one message', async () => {
    const folder = await newFolder();
    const postgres = await start(folder);
    const { connectionString } = postgres;
    const messages: string[] = [];
    postgres.watch((message) => messages.push(message));
    await write(connectionString, 'written before it was killed');
    for (const times of [1, 2]) {
      const before = await runOf(connectionString);
      await killPostmaster(folder);
      await nextRun(connectionString, before);
      await until(() => messages.length >= times);
    }
    expect(await notesIn(connectionString)).toEqual(['written before it was killed']);
    const message = 'The embedded PostgreSQL ended unexpectedly and was started again.';
    expect(messages).toEqual([message, message]);
    await postgres.close();
    await expect(runOf(connectionString)).rejects.toThrow('ECONNREFUSED');
  });

  test('by two is started once, and stays while one of them uses it', async () => {
    const folder = await newFolder();
    const [one, other] = [await start(folder), await start(folder)];
    const messages: string[] = [];
    for (const postgres of [one, other]) postgres.watch((message) => messages.push(message));
    const before = await runOf(one.connectionString);
    await killPostmaster(folder);
    await nextRun(one.connectionString, before);
    await until(() => messages.length >= 2);
    await one.close();
    expect(await runOf(other.connectionString)).not.toBe(before);
    await other.close();
    await expect(runOf(other.connectionString)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('a start that cannot be', () => {
  const refusal = async (folder: string): Promise<string> => {
    const error: unknown = await startEmbeddedPostgres(folder).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartUpError);
    const { message } = error as StartUpError;
    expect(message).not.toContain('\n');
    return message;
  };

  test('names a data folder that is a file', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    expect(await refusal(file)).toBe(`DATA_DIR: EEXIST: file already exists, mkdir '${file}'`);
  });

  test('leaves a folder alone that holds something else', async () => {
    const folder = join(await newFolder(), 'postgres');
    await mkdir(join(folder, 'holiday-pictures'), { recursive: true });
    expect(await refusal(join(folder, '..'))).toBe(`${folder} contains something other than this server's PostgreSQL.`);
    expect(await readdir(folder)).toEqual(['holiday-pictures']);
  });

  test('says why PostgreSQL will not have its files', async () => {
    const folder = await newFolder();
    await (await start(folder)).close();
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n');
    const why = 'database files are incompatible with server';
    const says = `The embedded PostgreSQL in ${join(folder, 'postgres')} did not start: ${why}`;
    expect(await refusal(folder)).toBe(says);
  });
});
