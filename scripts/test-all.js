// Runs what npm test leaves out because it takes long or needs the network: npm run test:all
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const STEPS = [['test:long'], ['test:node24', '--', 'test/main.test.ts']];

const failed = await Promise.all(
  STEPS.map(async (step) => {
    const [code] = await once(spawn('npm', ['run', '-s', ...step], { stdio: 'inherit' }), 'exit');
    return code === 0 ? [] : step.slice(0, 1);
  }),
);
for (const name of failed.flat()) console.error(`npm run ${name} failed.`);
process.exitCode = failed.flat().length ? 1 : 0;
