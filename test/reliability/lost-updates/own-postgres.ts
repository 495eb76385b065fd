import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_USER, openCluster, startCluster } from '../../../src/database/postgres-cluster.js';
import { freePort } from '../../ports.js';

/** A PostgreSQL that nobody else uses, so that it may be treated badly. */
export interface OwnPostgres {
  readonly port: number;
  /** Its address, or that of a way to it. */
  readonly urlAt: (port: number) => string;
  /** As after a power cut: nothing is finished or written, and it recovers from its log. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const startOwnPostgres = async (): Promise<OwnPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-reliability-'));
  await chmod(folder, 0o755);
  const cluster = await openCluster(folder);
  const port = await freePort();
  const start = async (): Promise<void> => {
    if (!(await startCluster(cluster, port))) throw new Error(`PostgreSQL does not start in ${folder}.`);
  };
  const stop = async (): Promise<void> => {
    const { exitCode, output } = await cluster.control('stop', '--wait', '--silent', '--mode', 'immediate');
    if (exitCode !== 0) throw new Error(`PostgreSQL does not stop: ${output}`);
  };
  await start();
  return {
    port,
    urlAt: (at) => `postgresql://${DATABASE_USER}:${cluster.password}@127.0.0.1:${at}/postgres`,
    restart: async () => {
      await stop();
      await start();
    },
    stop,
    start,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
