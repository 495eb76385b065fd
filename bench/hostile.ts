import autocannon from 'autocannon';
import { memoryOf } from './processes.js';
import { atMost, below, type Table } from './report.js';
import { withServer } from './servers.js';

const CONNECTIONS = 50;
const BATCH = 10_000;
const LONGEST = 50;
const FLAT = 1.15;

/** HOSTILE_DOCUMENTS sets a smaller number. */
const documents = Number(process.env['HOSTILE_DOCUMENTS'] ?? 100_000);

const state = `{ players: [{ id: "ann" }, { id: "bob" }, { id: "cat" }, { id: "dan" }], options: { rangeOfInfluence: 1 } }`;

/** Creates a document with new aliases and a new name. */
const documentOf = (number: number): string =>
  JSON.stringify({
    query: `query Ask${number} { a${number}: gameState(of: ${state}) { b${number}: rangeOf(player: "ann") {
      seats p${number}: players { id name } because { says rule { number } } } } }`,
  });

interface Batch {
  readonly sent: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly memory: number;
}

const batch = async (url: string, pid: number, from: number, amount: number): Promise<Batch> => {
  let next = from;
  const result = await autocannon({
    url: `${url}/graphql`,
    connections: CONNECTIONS,
    amount,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        setupRequest: (request) => ({ ...request, body: documentOf((next += 1)) }),
      },
    ],
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed) throw new Error(`${failed} of ${amount} documents are not answered.`);
  const { p50, p99 } = result.latency;
  return { sent: from + amount, rate: amount / result.duration, p50, p99, memory: await memoryOf(pid) };
};

const tableOf = (batches: readonly Batch[]): Table => {
  const worst = Math.max(...batches.slice(1).map(({ p99 }) => p99));
  const half = batches.slice(Math.floor(batches.length / 2));
  const growth = (half.at(-1)?.memory ?? NaN) / (half[0]?.memory ?? NaN);
  return {
    title: `GraphQL documents that are all new, over ${CONNECTIONS} connections`,
    columns: ['documents so far', 'a second', 'p50 ms', 'p99 ms', 'resident MB'],
    rows: batches.map(({ sent, rate, p50, p99, memory }) => [
      new Intl.NumberFormat('en').format(sent),
      rate.toFixed(0),
      String(p50),
      String(p99),
      memory.toFixed(0),
    ]),
    goals: [
      below(
        `Every document new, ${CONNECTIONS} connections: p99 < ${LONGEST} ms once the server is warm`,
        worst,
        LONGEST,
        'ms',
      ),
      atMost(`Every document new: memory flat, at most ${FLAT} x over the second half`, growth, FLAT, 'x', 2),
    ],
  };
};

/** Sends documents that never repeat: caches cannot help, and must not grow. */
export const run = (): Promise<readonly Table[]> =>
  withServer(async ({ server: { url, process: pid }, interrupted }) => {
    const size = Math.min(BATCH, Math.ceil(documents / 4));
    const batches: Batch[] = [];
    for (let sent = 0; sent < documents; sent += size) {
      interrupted.throwIfAborted();
      batches.push(await batch(url, pid, sent, Math.min(size, documents - sent)));
    }
    return [tableOf(batches)];
  });
