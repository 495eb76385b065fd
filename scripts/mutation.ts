// Changes the source in thousands of places, one at a time, and reports what no test notices: npm run mutation -- --mutate FILE
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installTools } from './tools.js';

const folder = await installTools({
  '@stryker-mutator/core': '9.6.1',
  '@stryker-mutator/jest-runner': '9.6.1',
  // Stryker reads tsconfig.json with the compiler's API, which TypeScript 7 does not have.
  typescript: '5.9.3',
  'jest-environment-node': '30.5.2',
});
const modules = join(folder, 'node_modules', '@stryker-mutator');
const stryker = spawn(process.execPath, [join(modules, 'core/bin/stryker.js'), 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, STRYKER_JEST_RUNNER: join(modules, 'jest-runner/dist/src/index.js') },
});
stryker.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
