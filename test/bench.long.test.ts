// 25 s: needs the network: installs the packages of the benchmark, compiles it, and has it start servers.
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { run } from './processes.js';

const cwd = join(import.meta.dirname, '..');

beforeAll(async () => {
  await run('npm', ['ci', '--prefix', 'bench'], { cwd });
});

test('the benchmark compiles', async () =>
  expect(
    run(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'bench'], { cwd }),
  ).resolves.toMatchObject({ stdout: '' }));

test('its shortest suite runs, and prints a row', async () => {
  const env = { ...process.env, STARTS: '1' };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'bench/main.ts', 'start'], { cwd, env });
  expect(stdout).toMatch(/starts, the migrations applied before/);
});
