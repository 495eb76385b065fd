// Runs what npm test leaves out because it takes long or needs the network: npm run test:all
import { spawnSync } from 'node:child_process';

const STEPS = [
  ['test:long'],
  ['package'],
  ['package:check'],
  ['test:node24', '--', 'test/main.test.ts'],
  ['test:reliability'],
];

const env = { RELIABILITY: 'short', ...process.env };
const failed = STEPS.filter((step) => spawnSync('npm', ['run', '-s', ...step], { stdio: 'inherit', env }).status !== 0);
for (const [name] of failed) console.error(`npm run ${name} failed.`);
process.exitCode = failed.length ? 1 : 0;
