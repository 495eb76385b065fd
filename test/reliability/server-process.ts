import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const root = new URL('../../', import.meta.url).pathname;

/** A program that runs beside the test. */
export interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Waits until something is so, for half a minute, or as long as that process runs. */
export const until = async (isSo: () => Promise<boolean>, what: string, child?: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 300 && (!child || isRunning(child)); tries += 1) {
    if (await isSo().catch(() => false)) return;
    await pause(100);
  }
  throw new Error(`It never came to pass that ${what}.`);
};

/** The server as it is built, with those settings; as its sources, where modules are to be imported before them. */
export const startServerProcess = async (
  settings: Readonly<Record<string, string>>,
  imports: readonly string[] = [],
): Promise<Running> => {
  const port = settings.PORT ?? (await freePort());
  const sources = [...['tsx', ...imports].flatMap((name) => ['--import', name]), 'src/main.ts'];
  const child = spawn(process.execPath, imports.length ? sources : ['dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const running = { process: child, url };
  await until(async () => (await fetch(`${url}/readyz`)).status === 200, `${url} is ready`, child).catch(
    async (error: unknown) => {
      await stop(running, 'SIGKILL');
      throw error;
    },
  );
  return running;
};

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

export const stop = async ({ process: child }: Pick<Running, 'process'>, signal: NodeJS.Signals = 'SIGTERM') => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (!isRunning(child)) return;
  child.kill(signal);
  await ended;
};
