import { openKeys } from '../src/http/access/keys.js';
import { hostileRequests } from '../test/reliability/hostile-requests.js';
import { columns, measure, rowOf, type Noticed } from '../test/reliability/neighbours.js';
import type { Goal, Table } from './report.js';
import { withServer } from './servers.js';

/** In seconds: how long each request is kept in flight. */
const SECONDS = 10;

/** Returns the goal that something stays below a limit, whatever is sent. */
const below = (
  name: string,
  most: number,
  unit: string,
  noticed: readonly Noticed[],
  of: (each: Noticed) => number,
): Goal => {
  const worst = Math.max(...noticed.map(of));
  return {
    goal: `A neighbour's flood: ${name} < ${most} ${unit}`,
    measured: `${worst.toFixed(0)} ${unit}`,
    met: worst < most,
  };
};

const goalsOf = ([quiet, ...noticed]: readonly Noticed[]): readonly Goal[] => {
  const ratio = Math.max(...noticed.map(({ p99 }) => p99)) / (quiet?.p99 ?? NaN);
  return [
    { goal: "A neighbour's flood: p99 < 3 x quiet", measured: `${ratio.toFixed(1)} x`, met: ratio < 3 },
    below('p99', 100, 'ms', noticed, ({ p99 }) => p99),
    below('longest answer', 500, 'ms', noticed, ({ longest }) => longest),
    below('failures', 1, 'questions', noticed, ({ failures }) => failures),
    below('/livez unanswered', 1, 'times', noticed, ({ unhealthy }) => unhealthy),
    below('delay of the event loop', 100, 'ms', noticed, ({ delay }) => delay),
    below('memory', 1_024, 'MB', noticed, ({ memory }) => memory),
  ];
};

/** Keeps each hostile request in flight for one tenant while another asks a small question by the clock. */
export const run = (): Promise<readonly Table[]> =>
  withServer(
    async ({ server: { url, process: pid }, databaseUrl, interrupted }) => {
      const keys = openKeys(databaseUrl);
      const keyOf = async (tenant: string) => (await keys.create({ tenant, name: 'bench', scope: 'read' })).key;
      const target = { url, pid, flooding: await keyOf('flooding'), asking: await keyOf('asking') };
      await keys.close();
      const noticed = [await measure(target, SECONDS)];
      for (const flood of hostileRequests) {
        interrupted.throwIfAborted();
        noticed.push(await measure(target, SECONDS, flood));
      }
      const title = 'What a tenant notices of another, who keeps four hostile requests in flight';
      return [{ title, columns, rows: noticed.map(rowOf), goals: goalsOf(noticed) }];
    },
    { RATE_LIMIT: '0', MAXIMUM_DELAY: '0' },
  );
