import { expect, test } from '@jest/globals';
import { serve } from './server.js';
import { run } from '../processes.js';

const runner = new URL('../contract/run-scenarios.mjs', import.meta.url).pathname;

const server = await serve();

/** The contract's scenarios and the project's own. */
const folders = ['../contract/scenarios', '../scenarios'];
const modes = [[], ['--stored'], ['--rest']];
const rows = folders.flatMap((folder) => modes.map((mode) => [folder, mode[0] ?? 'inline', mode] as const));

test.each(rows)('the scenarios of %s, %s', async (folder, _, mode) => {
  const asked = [runner, '--url', `${server.url}/graphql`, ...mode, new URL(folder, import.meta.url).pathname];
  const { stdout } = await run(process.execPath, asked).catch((error: unknown) => error as { stdout: string });
  expect(stdout).toMatch(/^\d+ passed, 0 failed\n$/);
});
