import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startServer, type TestServer } from './server.js';

const run = promisify(execFile);
const contract = new URL('../contract/', import.meta.url);
const files = (await readdir(new URL('scenarios/', contract))).sort();

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const modes = [[], ['--stored'], ['--rest']];
const rows = files.flatMap((file) => modes.map((mode) => [file, mode[0] ?? 'inline', mode] as const));

test.each(rows)('the scenarios of %s, %s', async (file, _, mode) => {
  const script = new URL('run-scenarios.mjs', contract).pathname;
  const scenarios = new URL(`scenarios/${file}`, contract).pathname;
  const asked = [script, '--url', `${server.url}/graphql`, ...mode, scenarios];
  const { stdout } = await run(process.execPath, asked).catch((error: unknown) => error as { stdout: string });
  expect(stdout).toMatch(/^\d+ passed, 0 failed\n$/);
});
