import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

/** What one tenant sends all the time. */
export type Flood = Readonly<{ name: string; path: string; body: () => unknown }>;

/** A running server, the process that it is, and the keys of two tenants. */
export type Target = Readonly<{ url: string; pid: number; flooding: string; asking: string }>;

/** What another tenant and an operator notice of a flood; times are in milliseconds. */
export interface Noticed {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly asked: number;
  /** Questions that failed or got a 5xx, and health checks that were not answered within a second. */
  readonly failures: number;
  readonly unhealthy: number;
  /** The longest delay of the event loop. */
  readonly delay: number;
  /** In MB: the most that the process held. */
  readonly memory: number;
  /** How many requests of the flood were answered. */
  readonly answered: number;
}

const IN_FLIGHT = 4;
/** In milliseconds: every 20 a question is due, every 100 a health check; a late answer counts from when it was due. */
const QUESTION_EVERY = 20;
const HEALTH_EVERY = 100;
const HEALTHY_WITHIN = 1_000;

const question = JSON.stringify({ player: 'ann', state: { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] } });

const statusOf = async (url: string, agent: Agent, key?: string, body?: string): Promise<number> => {
  const headers = {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers, agent });
  sent.end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
};

type Answer = Readonly<{ isRight: boolean; took: number }>;

/** Asks by the clock, whether earlier requests have been answered or not. */
const askByTheClock = async (every: number, until: number, ask: () => Promise<number>): Promise<readonly Answer[]> => {
  const answers: Promise<Answer>[] = [];
  for (let due = performance.now(); due < until; due += every) {
    if (due > performance.now()) await pause(due - performance.now());
    answers.push(
      ask().then(
        (status) => ({ isRight: status === 200, took: performance.now() - due }),
        () => ({ isRight: false, took: performance.now() - due }),
      ),
    );
  }
  return Promise.all(answers);
};

/** In MB: the most memory that the process holds until then. */
const mostMemory = async (pid: number, until: number): Promise<number> => {
  let most = 0;
  while (performance.now() < until) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    most = Math.max(most, Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) / 1_024);
    await pause(100);
  }
  return most;
};

/** In milliseconds: the longest delay of the event loop since the last time. */
const delayOf = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]) * 1_000;
};

const start = ({ url, flooding }: Target, { path, body }: Flood, seconds: number) =>
  autocannon({
    url: url + path,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${flooding}` },
    body: JSON.stringify(body()),
    connections: IN_FLIGHT,
    duration: seconds,
    timeout: 60,
    workers: 1,
  });

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Keeps a flood in flight while another tenant asks a small question 50 times a second; without one, it is quiet. */
export const measure = async (target: Target, seconds: number, flood?: Flood): Promise<Noticed> => {
  const { url, pid, asking } = target;
  const agent = new Agent({ keepAlive: true });
  await delayOf(url);
  const until = performance.now() + seconds * 1_000;
  const [flooded, questions, health, memory] = await Promise.all([
    flood && start(target, flood, seconds),
    askByTheClock(QUESTION_EVERY, until, () => statusOf(`${url}/v1/game-states/range-of`, agent, asking, question)),
    askByTheClock(HEALTH_EVERY, until, () => statusOf(`${url}/livez`, agent)),
    mostMemory(pid, until),
  ]);
  const times = questions.map(({ took }) => took).sort((one, other) => one - other);
  agent.destroy();
  return {
    name: flood?.name ?? 'quiet',
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: times.at(-1) ?? NaN,
    asked: times.length,
    failures: questions.filter(({ isRight }) => !isRight).length,
    unhealthy: health.filter(({ isRight, took }) => !isRight || took > HEALTHY_WITHIN).length,
    delay: await delayOf(url),
    memory,
    answered: flooded?.requests.total ?? 0,
  };
};

const COLUMNS: Readonly<Record<string, (noticed: Noticed) => string>> = {
  'sent by the other tenant': ({ name }) => name,
  'p50 ms': ({ p50 }) => p50.toFixed(1),
  'p99 ms': ({ p99 }) => p99.toFixed(1),
  'longest ms': ({ longest }) => longest.toFixed(0),
  failed: ({ failures, asked }) => `${failures} of ${asked}`,
  'no /livez': ({ unhealthy }) => String(unhealthy),
  'delay ms': ({ delay }) => delay.toFixed(0),
  'resident MB': ({ memory }) => memory.toFixed(0),
  answered: ({ answered }) => String(answered),
};

/** The columns of a table of what was noticed, and a row of it. */
export const columns = Object.keys(COLUMNS);
export const rowOf = (noticed: Noticed): readonly string[] => Object.values(COLUMNS).map((cell) => cell(noticed));
