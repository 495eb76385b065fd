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
  '@swc/core': '1.16.18',
  '@swc/jest': '0.2.39',
});
const modules = join(folder, 'node_modules');
const program = join(modules, '@stryker-mutator/core/bin/stryker.js');
const stryker = spawn(process.execPath, [program, 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    STRYKER_JEST_RUNNER: join(modules, '@stryker-mutator/jest-runner/dist/src/index.js'),
    MUTATION_TRANSFORMER: join(modules, '@swc/jest/index.js'),
  },
});
stryker.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
