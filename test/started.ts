import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { freePort } from '../src/database/port.js';

export const root = new URL('../', import.meta.url).pathname;

/** A program that was started, and where it answers. */
export interface Started {
  readonly process: ChildProcess;
  readonly url: string;
}

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

export const launch = (
  settings: Record<string, string>,
  program: readonly string[] = ['dist/main.js'],
): ChildProcess => {
  const child = spawn(process.execPath, [...program], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      LOG_LEVEL: 'silent',
      MAXIMUM_DELAY: '0',
      DRAIN_TIME: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.resume();
  children.push(child);
  return child;
};

export const ready = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const answered = await fetch(`${url}/readyz`).catch(() => null);
    if (answered?.status === 200) return;
    await pause(100);
  }
  throw new Error(`Nothing is ready at ${url}.`);
};

export const start = async (settings: Record<string, string>): Promise<Started> => {
  const port = await freePort();
  const started = { process: launch({ ...settings, PORT: String(port) }), url: `http://127.0.0.1:${port}` };
  await ready(started.url);
  return started;
};

export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

export const stop = async ({ process: child }: Started, signal: NodeJS.Signals): Promise<number | null> => {
  child.kill(signal);
  return ended(child);
};

/** What a start that fails writes, and the code that it ends with. */
export const failure = async (
  settings: Record<string, string>,
  program?: readonly string[],
): Promise<{ code: number | null; said: string }> => {
  const child = launch(settings, program);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { code: await ended(child), said };
};

/** What the command for API keys prints, and whether it succeeds. */
export const keysCommand = async (settings: Record<string, string>, ...given: readonly string[]) => {
  const child = launch(settings, ['dist/keys.js', ...given]);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, ...said };
};

export const table = {
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  objects: [{ id: 'bear', typeLine: 'Creature', owner: 'ann' }],
};
export const tap = [{ taps: { objects: ['bear'] } }];
