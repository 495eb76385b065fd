import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  environment,
  interruption,
  startPostgres,
  startRangefinder,
  stopped,
  type Running,
  type Started,
} from '../test/programs.js';
import type { BareServerSettings } from './bare-server.js';
import { post, type Target } from './load.js';
import type { Peer } from './peer-server.js';

/** Starts a program in this folder; its first message says what to serve, and it answers with its port. */
const startProgram = async (name: string, settings: BareServerSettings | Peer | null): Promise<Started> => {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child = fork(program, { execArgv: ['--import', 'tsx'], env: environment });
  child.send(settings ?? {});
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, process: child.pid ?? 0, stop: () => stopped(child) };
};

export const startBareServer = (settings: BareServerSettings): Promise<Started> =>
  startProgram('bare-server.ts', settings);

export const startDomainServer = (): Promise<Started> => startProgram('domain-server.ts', null);

export const startPeer = (peer: Peer): Promise<Started> => startProgram('peer-server.ts', peer);

/** Keeps a program running until the end of a measurement. */
export type Keep = <Program extends Running>(starting: Promise<Program>) => Promise<Program>;

/** Measures with programs, and then stops those that were kept, the last one first. */
export const withPrograms = async <Value>(
  measure: (keep: Keep, interrupted: AbortSignal) => Promise<Value>,
): Promise<Value> => {
  const running: Running[] = [];
  const keep: Keep = async (starting) => {
    const started = await starting;
    running.push(started);
    return started;
  };
  try {
    return await measure(keep, interruption());
  } finally {
    for (const { stop } of running.reverse()) await stop();
  }
};

/** Starts a bare server that gives the same answers, and returns how it is asked in place of each target. */
export const bareTargets = async (
  keep: Keep,
  targets: readonly Target[],
  stored?: BareServerSettings['stored'],
): Promise<readonly Target[]> => {
  const answers = await Promise.all(targets.map(async ({ url, body }) => JSON.parse(await post(url, body)) as unknown));
  const paths = Object.fromEntries(answers.map((answer, index) => [`/${index}`, answer]));
  const bare = await keep(startBareServer({ ...(stored && { stored }), answers: paths }));
  return targets.map((target, index) => ({
    ...target,
    url: `${bare.url}/${index}`,
    length: JSON.stringify(answers[index]).length,
  }));
};

/** A server with a database of its own. */
export interface Served {
  readonly server: Started;
  readonly databaseUrl: string;
  readonly keep: Keep;
  readonly interrupted: AbortSignal;
}

/** Measures a server with production settings, or with the given ones. */
export const withServer = <Value>(
  measure: (served: Served) => Promise<Value>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Value> =>
  withPrograms(async (keep, interrupted) => {
    const { url: databaseUrl } = await keep(startPostgres());
    const server = await keep(startRangefinder(databaseUrl, '/readyz', settings));
    return measure({ server, databaseUrl, keep, interrupted });
  });
