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

/** A tick of the clock by which Linux counts processor time, in microseconds. */
const TICK = 10_000;

/** Returns the processor time that a process has taken, in microseconds; NaN where it is unavailable. */
export const processorTimeOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK;
};
