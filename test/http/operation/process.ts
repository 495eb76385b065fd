import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const root = new URL('../../../', import.meta.url).pathname;

/** The server as it is built, as a process of its own. */
export interface Started {
  readonly url: string;
  /** What it has written to its standard output and error. */
  readonly output: () => string;
  /** Everything that it has logged. */
  readonly lines: () => readonly Readonly<Record<string, unknown>>[];
  /** Ends it, as Kubernetes does where no other signal is named, and gives its status. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Requests are not shed, however busy the machine is. */
const standardSettings = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  PORT: '0',
  LOG_LEVEL: 'info',
  MAXIMUM_DELAY: '0',
};

export const startProcess = async (settings: Readonly<Record<string, string>>): Promise<Started> => {
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: root,
    env: { ...standardSettings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (address !== undefined) return { url: address, output: () => output, lines: () => linesOf(output), stop };
    await pause(50);
  }
  await stop();
  throw new Error(`The server did not start: ${output}`);
};

const linesOf = (output: string): readonly Readonly<Record<string, unknown>>[] =>
  output
    .split('\n')
    .filter((line) => line)
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
