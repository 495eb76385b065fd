import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environment, stopped, type Running } from '../test/programs.js';
import type { BareServerSettings } from './bare-server.js';
import type { Peer } from './peer-server.js';

/** Starts a program in this folder; its first message says what to serve, and it answers with its port. */
const startProgram = async (name: string, settings: BareServerSettings | Peer): Promise<Running> => {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child = fork(program, { execArgv: ['--import', 'tsx'], env: environment });
  child.send(settings);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => stopped(child) };
};

export const startBareServer = (settings: BareServerSettings): Promise<Running> =>
  startProgram('bare-server.ts', settings);

export const startPeer = (peer: Peer): Promise<Running> => startProgram('peer-server.ts', peer);
