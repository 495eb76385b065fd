import type { WriteStream } from 'node:tty';

const WIDTH = 30;

/** Formats a number of seconds as minutes and seconds. */
const duration = (seconds: number): string => `${Math.floor(seconds / 60)}m${String(Math.round(seconds) % 60)}s`;

/** Draws progress and the remaining time on one line of a terminal; draws nothing if the output is not a terminal. */
export const createProgressBar = (terminal: WriteStream, total: number, unit: string) => {
  const startedAt = Date.now();
  const update = (value: number): void => {
    if (!terminal.isTTY || !value) return;
    const done = Math.min(1, value / total);
    const elapsed = (Date.now() - startedAt) / 1_000;
    const bar = '█'.repeat(done * WIDTH).padEnd(WIDTH, '░');
    const left = duration((elapsed * (1 - done)) / done);
    terminal.write(`\r${bar} ${value}/${total} ${unit}, ${duration(elapsed)}, ${left} to go\u001b[K`);
  };
  const stop = (): void => {
    if (terminal.isTTY) terminal.write('\n');
  };
  return { update, stop };
};
