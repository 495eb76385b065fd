import { readdir, readFile } from 'node:fs/promises';

/** Returns the resident memory of a process in megabytes; NaN where it is unavailable. */
export const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) / 1024;
};

/** Returns the number of open file descriptors of a process; NaN where it is unavailable. */
export const openIn = async (pid: number): Promise<number> =>
  readdir(`/proc/${pid}/fd`).then(
    ({ length }) => length,
    () => NaN,
  );
