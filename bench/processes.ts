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

/** Returns the processor time that the threads of a process have taken, in microseconds; NaN where it is unavailable. */
export const processorTimeOf = async (pid: number): Promise<number> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0'));
  const nanoseconds = (await Promise.all(times)).reduce((sum, each) => sum + parseInt(each), 0);
  return threads.length ? nanoseconds / 1_000 : NaN;
};
