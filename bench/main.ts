// Measures and prints: npm run bench, or only some suites: npm run bench -- http table
import { arch, availableParallelism, cpus } from 'node:os';
import { isBuiltCurrent } from './built.js';
import { printed } from './report.js';
import { suites } from './suites.js';

/** Why nothing can be measured; null where something can. */
const problem = async (names: readonly string[]): Promise<string | null> => {
  const unknown = names.filter((name) => !(name in suites));
  if (unknown.length) return `No suite ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`;
  return (await isBuiltCurrent()) ? null : 'dist is older than src: npm run build';
};

const measure = async (names: readonly string[]): Promise<void> => {
  process.stdout.write(`Node ${process.version} on ${availableParallelism()} × ${cpus()[0]?.model ?? arch()}\n`);
  for (const [name, load] of Object.entries(suites)) {
    if (names.length && !names.includes(name)) continue;
    const { run } = await load();
    for (const table of await run()) process.stdout.write(`\n${printed(table)}\n`);
  }
};

const names = process.argv.slice(2);
const reason = await problem(names);
if (reason === null) await measure(names);
else {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
