import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environment, stopped, type Started } from '../test/programs.js';
import type { BareServerSettings } from './bare-server.js';
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
