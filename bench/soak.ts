import autocannon from 'autocannon';
import { post } from './load.js';
import { memoryOf, openIn } from './processes.js';
import { atMost, spreadOf, type Goal, type Table } from './report.js';
import { sampleTable } from './sample-table.js';
import type { Started } from '../test/programs.js';
import { withServer, type Served } from './servers.js';

/** SOAK_MINUTES sets the duration. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 10);
const CONNECTIONS = 20;
const PARTS = 10;
const OVERLOAD = 10;
const OVERLOAD_SECONDS = Math.min(30, Math.ceil(minutes * 30));
const RECOVERY_SECONDS = 5;

const headers = { 'content-type': 'application/json', accept: 'application/json' };
const game = 'soaked';

interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly rate?: number;
}

const load = ({ url }: Started, { connections, seconds, rate }: Load) =>
  autocannon({
    url: `${url}/v1/games/${game}/range-of`,
    method: 'POST',
    headers,
    body: JSON.stringify({ player: 'player-3' }),
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: Math.ceil(rate) }),
  });

const goodput = (result: autocannon.Result): number => result['2xx'] / result.duration;

interface Part {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly memory: number;
  readonly open: number;
}

const part = async (server: Started, rate: number): Promise<Part> => {
  const result = await load(server, { connections: CONNECTIONS, seconds: (minutes * 60) / PARTS, rate });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed) throw new Error(`${failed} requests at half of the greatest rate are not answered.`);
  const { p50, p99 } = result.latency;
  const [memory, open] = await Promise.all([memoryOf(server.process), openIn(server.process)]);
  return { rate: goodput(result), p50, p99, memory, open };
};

/** By how much something grows from the first half to the second, each at its least: connections come and go. */
const growthOf = (parts: readonly Part[], of: 'memory' | 'open'): number => {
  const least = (half: readonly Part[]): number => Math.min(...half.map((each) => each[of]));
  const middle = Math.floor(parts.length / 2);
  return least(parts.slice(middle)) / least(parts.slice(0, middle));
};

/** Autocannon reports latencies in whole milliseconds. */
const longest = (parts: readonly Part[]): number => Math.max(...parts.map(({ p50, p99 }) => p99 / Math.max(1, p50)));

const soakTable = (parts: readonly Part[]): Table => {
  const [slow, memory, open] = [longest(parts), growthOf(parts, 'memory'), growthOf(parts, 'open')];
  return {
    title: `Half of the greatest rate for ${minutes} minutes, in ${PARTS} parts`,
    columns: ['part', 'a second', 'p50 ms', 'p99 ms', 'resident MB', 'open files'],
    rows: parts.map((each, index) => [
      String(index + 1),
      each.rate.toFixed(0),
      String(each.p50),
      String(each.p99),
      each.memory.toFixed(0),
      String(each.open),
    ]),
    goals: [
      atMost('Soak: p99 <= 5 x p50 in every part', slow, 5, 'x', 1),
      atMost('Soak: resident memory flat, at most 1.1 x from the first half to the second', memory, 1.1, 'x', 2),
      atMost('Soak: no more open files in the second half than in the first', open, 1, 'x', 2),
    ],
  };
};

/** Returns the number of responses in each second. */
const seconds = async (server: Started, count: number): Promise<readonly autocannon.Result[]> => {
  const results: autocannon.Result[] = [];
  while (results.length < count) results.push(await load(server, { connections: CONNECTIONS, seconds: 1 }));
  return results;
};

/** Goals of the throughput during and after an overload, as fractions of the throughput just before it. */
const overloadGoals = (kept: number, recovered: number, refused: number): readonly Goal[] => [
  {
    goal: `Overload by ${OVERLOAD} x the connections: goodput >= 80 % of the peak`,
    measured: `${(kept * 100).toFixed(0)} %`,
    met: kept >= 0.8,
  },
  {
    goal: `Overload: 80 % of the peak again within ${RECOVERY_SECONDS} s, and nothing refused`,
    measured: `${(recovered * 100).toFixed(0)} %, ${refused} refused`,
    met: recovered >= 0.8 && refused === 0,
  },
];

/** Compared with the throughput just before it, since other load may change during a soak. */
const overloadTable = async (server: Started): Promise<Table> => {
  const peak = spreadOf((await seconds(server, RECOVERY_SECONDS)).map(goodput)).median;
  const overloaded = await load(server, { connections: CONNECTIONS * OVERLOAD, seconds: OVERLOAD_SECONDS });
  const after = await seconds(server, RECOVERY_SECONDS);
  const kept = goodput(overloaded) / peak;
  const recovered = Math.max(...after.map(goodput)) / peak;
  const refused = after.reduce((sum, { non2xx }) => sum + non2xx, 0);
  const row = (name: string, result: autocannon.Result) => [
    name,
    goodput(result).toFixed(0),
    String(result.non2xx + result.errors + result.timeouts),
    String(result.latency.p99),
  ];
  return {
    title: `Overload: ${CONNECTIONS * OVERLOAD} connections that ask without a pause for ${OVERLOAD_SECONDS} s`,
    columns: ['', 'answered a second', 'refused', 'p99 ms'],
    rows: [
      ['just before it', peak.toFixed(0), '', ''],
      row('overloaded', overloaded),
      ...after.map((result, index) => row(`second ${index + 1} after it`, result)),
    ],
    goals: overloadGoals(kept, recovered, refused),
  };
};

/** The best of several seconds after the warm-up, least affected by other load. */
const greatestRate = async (server: Started): Promise<number> => {
  await load(server, { connections: CONNECTIONS, seconds: 10 });
  const rates: number[] = [];
  while (rates.length < 3) rates.push(goodput(await load(server, { connections: CONNECTIONS, seconds: 3 })));
  return Math.max(...rates);
};

const measured = async ({ server, interrupted }: Served): Promise<readonly Table[]> => {
  await post(`${server.url}/v1/games`, JSON.stringify({ id: game, state: sampleTable(8, 200) }));
  const peak = await greatestRate(server);
  const parts: Part[] = [];
  while (parts.length < PARTS) {
    interrupted.throwIfAborted();
    parts.push(await part(server, peak / 2));
  }
  return [soakTable(parts), await overloadTable(server)];
};

/** Measures a server under long load and under overload, with production settings. */
export const run = (): Promise<readonly Table[]> => withServer(measured);
