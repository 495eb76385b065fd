// Measures, prints and writes RESULTS.md: npm run bench
// Measures and prints only some suites: npm run bench -- http table
// Measures and fails where a goal of RESULTS.md is met no more, or now is: npm run bench -- --check
import { isBuiltCurrent } from './built.js';
import { printed, type Table } from './report.js';
import { differences, machine, writeResults } from './results.js';
import { suites } from './suites.js';

/** Why nothing can be measured; null where something can. */
const problem = async (names: readonly string[]): Promise<string | null> => {
  const unknown = names.filter((name) => !(name in suites));
  if (unknown.length) return `No suite ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`;
  return (await isBuiltCurrent()) ? null : 'dist is older than src: npm run build';
};

const measure = async (names: readonly string[]): Promise<readonly Table[]> => {
  process.stdout.write(`${machine()}\n`);
  const measured: Table[] = [];
  for (const [name, load] of Object.entries(suites)) {
    if (names.length && !names.includes(name)) continue;
    const { run } = await load();
    for (const table of await run()) {
      process.stdout.write(`\n${printed(table)}\n`);
      measured.push(table);
    }
  }
  return measured;
};

const fail = (reasons: readonly string[]): void => {
  for (const reason of reasons) process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
};

const main = async (given: readonly string[]): Promise<void> => {
  const names = given.filter((each) => each !== '--check');
  const reason = await problem(names);
  if (reason !== null) {
    fail([reason]);
    return;
  }
  const tables = await measure(names);
  if (given.includes('--check')) {
    const found = await differences(tables);
    if (found.length) fail(found);
  } else if (!names.length) await writeResults(tables);
};

await main(process.argv.slice(2));
