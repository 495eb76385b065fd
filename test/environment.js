import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';

/** What global setup has bundled, which this module, unlike a suite, imports as Node does: once for all suites of a worker. */
const server = pathToFileURL(join(import.meta.dirname, '../dist/test/start-server.js'));

/** Node's environment, and `loadServer`, by which a suite gets `startServer` (test/http/server.ts). */
export default class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadServer = () => import(server.href);
  }
}
