import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './ports.js';

/** The folder of the repository. */
export const rootUrl = new URL('../', import.meta.url);
export const root = rootUrl.pathname;

/** Runs a program to its end. */
export const run = promisify(execFile);

type Settings = Readonly<Record<string, string>>;

/** A program of Node in a process of its own. */
export interface Program {
  readonly process: ChildProcess;
  /** What it has written to its standard output and error. */
  readonly said: { readonly out: string; readonly err: string };
  readonly ended: Promise<number | null>;
  /** Ends it, as Kubernetes does where no other signal is named, and returns its status. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface ServerProcess extends Program {
  readonly url: string;
}

const { scripts } = JSON.parse(await readFile(new URL('package.json', rootUrl), 'utf8')) as {
  readonly scripts: { readonly start: string };
};
/** The options of Node with which `npm start` runs the server. */
const NODE_OPTIONS = (scripts.start.match(/--\S+/g) ?? []).join(' ');

/** Starts a program with these settings and no others; the server as it is built, where none is named. */
export const launch = (settings: Settings, program: readonly string[] = ['dist/main.js']): Program => {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, LOG_LEVEL: 'silent', NODE_OPTIONS, ...settings };
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  return { process: child, said, ended, stop: (signal) => stopped(child, signal).then(() => ended) };
};

/** Ends a process that may have ended. */
export const stopped = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (!isRunning(child)) return;
  child.kill(signal);
  await once(child, 'exit');
};

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Waits until a server answers, as long as its process runs. */
export const answering = async (url: string, { process: child, said }: Program): Promise<void> => {
  while (isRunning(child)) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await pause(5);
  }
  throw new Error(`The server did not start: ${said.out}${said.err}`);
};

interface Start {
  /** Modules that are imported before the server. */
  readonly imports?: readonly string[];
  /** Another build of the server. */
  readonly build?: string;
  /** Where it has to answer. */
  readonly path?: string;
}

/** Starts the server on a port of its own and waits until it is ready. */
export const startServerProcess = async (
  settings: Settings,
  { imports = [], build = 'dist/main.js', path = '/readyz' }: Start = {},
): Promise<ServerProcess> => {
  const { PORT = String(await freePort()) } = settings;
  const program = launch({ ...settings, PORT }, [...imports.flatMap((name) => ['--import', name]), build]);
  const url = `http://127.0.0.1:${PORT}`;
  await answering(url + path, program);
  return { ...program, url };
};
