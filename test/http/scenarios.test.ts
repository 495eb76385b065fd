import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startServer, type TestServer } from './server.js';

const run = promisify(execFile);
const runner = new URL('../contract/run-scenarios.mjs', import.meta.url).pathname;

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(new URL(folder, import.meta.url)))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => folder + name);

/** The contract's scenarios and the project's own. */
const files = [...(await filesIn('../contract/scenarios/')), ...(await filesIn('../scenarios/'))];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const modes = [[], ['--stored'], ['--rest']];
const rows = files.flatMap((file) => modes.map((mode) => [file, mode[0] ?? 'inline', mode] as const));

test.each(rows)('the scenarios of %s, %s', async (file, _, mode) => {
  const scenarios = new URL(file, import.meta.url).pathname;
  const asked = [runner, '--url', `${server.url}/graphql`, ...mode, scenarios];
  const { stdout } = await run(process.execPath, asked).catch((error: unknown) => error as { stdout: string });
  expect(stdout).toMatch(/^\d+ passed, 0 failed\n$/);
});
