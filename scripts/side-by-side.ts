// Runs suites in a number of processes side by side, with all further arguments for Jest: npm test, npm run test:long
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundle, isBundleCurrent, isPageCurrent } from './bundling.js';

const [count, ...given] = process.argv.slice(2);

// Builds what is older than its sources before the processes start, as each of them would build it.
if (!(await isBundleCurrent())) await bundle();
if (!(await isPageCurrent())) await promisify(execFile)('npm', ['run', '-s', 'page']);

const folder = await mkdtemp(join(tmpdir(), 'rangefinder-suites-'));

const runSuites = async (): Promise<number> => {
  const jest = ['--import', 'tsx', '--import', './test/register.js', 'node_modules/jest/bin/jest.js'];
  const env = { ...process.env, BEGUN_SUITES: folder };
  const child = spawn(process.execPath, [...jest, ...given], { stdio: 'inherit', env });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};

process.exitCode = Math.max(...(await Promise.all(Array.from({ length: Number(count) }, runSuites))));
await rm(folder, { recursive: true });
