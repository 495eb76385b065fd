import { openKeys } from '../src/http/access/keys.js';
import { hostileRequests } from '../test/reliability/hostile-requests.js';
import { columns, measure, rowOf, type Noticed } from '../test/reliability/neighbours.js';
import { below, type Goal, type Table } from './report.js';
import { withServer } from './servers.js';

/** In seconds: how long each request is kept in flight. */
const SECONDS = 10;

const goalsOf = ([quiet, ...noticed]: readonly Noticed[]): readonly Goal[] => {
  const ratio = Math.max(...noticed.map(({ p99 }) => p99)) / (quiet?.p99 ?? NaN);
  /** The goal that something stays below a limit, whatever is sent. */
  const staysBelow = (name: string, most: number, unit: string, of: (each: Noticed) => number): Goal =>
    below(`A neighbour's flood: ${name} < ${most} ${unit}`, Math.max(...noticed.map(of)), most, unit);
  return [
    below("A neighbour's flood: p99 < 3 x quiet", ratio, 3, 'x', 1),
    staysBelow('p99', 100, 'ms', ({ p99 }) => p99),
    staysBelow('longest answer', 500, 'ms', ({ longest }) => longest),
    staysBelow('failures', 1, 'questions', ({ failures }) => failures),
    staysBelow('/livez unanswered', 1, 'times', ({ unhealthy }) => unhealthy),
    staysBelow('delay of the event loop', 100, 'ms', ({ delay }) => delay),
    staysBelow('memory', 1_024, 'MB', ({ memory }) => memory),
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
