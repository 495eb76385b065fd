import { readdir, readFile } from 'node:fs/promises';

/** The resident memory of a process, in megabytes; NaN where the system does not tell. */
export const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) / 1024;
};

/** How many files and connections a process has open; NaN where the system does not tell. */
export const openIn = async (pid: number): Promise<number> =>
  readdir(`/proc/${pid}/fd`).then(
    ({ length }) => length,
    () => NaN,
  );
