import { startPostgres, startRangefinder } from '../test/programs.js';
import { below, spreadOf, told, type Table } from './report.js';
import { withPrograms } from './servers.js';

/** STARTS sets another number. */
const STARTS = Number(process.env['STARTS'] ?? 9);
const GOAL = 500;

/** Measures the time from the command until the server is ready, in milliseconds. */
const start = async (databaseUrl: string): Promise<number> => {
  const began = performance.now();
  const { stop } = await startRangefinder(databaseUrl, '/livez');
  const took = performance.now() - began;
  await stop();
  return took;
};

const measured = async (databaseUrl: string, interrupted: AbortSignal): Promise<Table> => {
  const first = await start(databaseUrl);
  const starts: number[] = [];
  while (starts.length < STARTS) {
    interrupted.throwIfAborted();
    starts.push(await start(databaseUrl));
  }
  const spread = spreadOf(starts);
  return {
    title: 'From `node dist/main.js` until the server answers, in milliseconds',
    columns: ['', 'median (min – max)'],
    rows: [
      [`${STARTS} starts, the migrations applied before`, told(spread, 0)],
      ['the first start, which applies the migrations', first.toFixed(0)],
    ],
    goals: [below(`Listening < ${GOAL} ms after the start`, spread.median, GOAL, 'ms')],
  };
};

/** Measures how long the server takes to start, with a running database. */
export const run = (): Promise<readonly Table[]> =>
  withPrograms(async (keep, interrupted) => [await measured((await keep(startPostgres())).url, interrupted)]);
