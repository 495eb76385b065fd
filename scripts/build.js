// Builds the programs, which need the database client, and the page at the same time: npm run build
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const run = async (name) => {
  const [code] = await once(spawn('npm', ['run', '-s', name], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`npm run ${name} failed.`);
};

await Promise.all([run('generate').then(() => run('bundle')), run('page')]);
