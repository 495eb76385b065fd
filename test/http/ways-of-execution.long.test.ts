// Every way of executing GraphQL but the usual one answers scenarios that, together, use all that scenarios use.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { sampledScenarios } from '../graphql/scenarios.js';
import { startServer } from './server.js';
import { run } from '../processes.js';

const runner = join(import.meta.dirname, '../contract/run-scenarios.mjs');
let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(process.env['TEST_FOLDER'] ?? '', 'sample-')), 'sample.json');
  await writeFile(file, JSON.stringify(sampledScenarios));
});

test.each([
  { compilesQueries: false, directLane: false },
  { compilesQueries: false, directLane: true },
  { compilesQueries: true, directLane: false },
])('%j answers the sample', async (graphql) => {
  const server = await startServer({ graphql });
  const { stdout } = await run(process.execPath, [runner, '--url', `${server.url}/graphql`, file]).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(sampledScenarios.length).toBeGreaterThan(40);
  expect(stdout).toBe(`${sampledScenarios.length} passed, 0 failed\n`);
  await server.close();
});
