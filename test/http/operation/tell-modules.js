// Tells, as the process ends, which packages it has loaded that are no ES modules.
import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);

process.on('exit', () => {
  const packages = Object.keys(cache).flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  process.stdout.write(`MODULES ${[...new Set(packages)].join(' ')}\n`);
});
