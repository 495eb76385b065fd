// Runs the suites in two processes side by side, half of them each, with what is given to Jest: npm test, npm run test:long
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { bundle, isBundleCurrent, isPageCurrent } from './bundling.js';

// Each would build what is older than its sources; only one may.
if (!(await isBundleCurrent())) await bundle();
if (!(await isPageCurrent())) await promisify(execFile)('npm', ['run', '-s', 'page']);

const runHalf = async (half: string): Promise<number> => {
  const jest = ['--import', 'tsx', '--import', './test/register.js', 'node_modules/jest/bin/jest.js'];
  const child = spawn(process.execPath, [...jest, `--shard=${half}`, ...process.argv.slice(2)], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};

process.exitCode = Math.max(...(await Promise.all(['1/2', '2/2'].map(runHalf))));
