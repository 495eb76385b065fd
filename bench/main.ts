// Measures, prints and writes RESULTS.md: npm run bench
// Measures and prints only some suites: npm run bench -- stored table
// Replaces the rows of some suites in RESULTS.md: npm run bench -- --update stored table
// Fails if a goal of RESULTS.md is no longer met, or newly met: npm run bench -- --check
// Fails if a ratio is far below RESULTS.md: npm run bench -- --gate
import { isBundleCurrent } from '../scripts/bundling.js';
import { buildModules } from '../test/built.js';
import { printed, type Table } from './report.js';
import { differences, machine, regressions, updateResults, writeResults } from './results.js';
import { suites } from './suites.js';

/** Returns why measuring is impossible, or null. */
const problem = async (names: readonly string[]): Promise<string | null> => {
  const unknown = names.filter((name) => !(name in suites));
  if (unknown.length) return `No suite ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`;
  return (await isBundleCurrent()) ? null : 'dist is older than src: npm run build';
};

/** The suites that --gate measures. */
const GATED = ['inline', 'stored'];

const measure = async (names: readonly string[], inShort: boolean): Promise<readonly Table[]> => {
  process.stdout.write(`${machine()}\n`);
  const measured: Table[] = [];
  for (const [name, load] of Object.entries(suites)) {
    if (names.length && !names.includes(name)) continue;
    const { run } = await load();
    for (const table of await run(inShort)) {
      process.stdout.write(`\n${printed(table)}\n`);
      measured.push(table);
    }
  }
  return measured;
};

const GATE_ROUNDS = 3;

/** Returns the ratios far below RESULTS.md in each of three measurements; stops early when none is left. */
const lastRegressions = async (): Promise<readonly string[]> => {
  let left = await regressions(await measure(GATED, true));
  for (let round = 1; round < GATE_ROUNDS && left.size; round += 1) {
    const again = await regressions(await measure(GATED, true));
    left = new Map([...again].filter(([goal]) => left.has(goal)));
  }
  return [...left.values()];
};

const fail = (reasons: readonly string[]): void => {
  for (const reason of reasons) process.stderr.write(`${reason}\n`);
  if (reasons.length) process.exitCode = 1;
};

const main = async (given: readonly string[]): Promise<void> => {
  const names = given.filter((each) => !each.startsWith('--'));
  const reason = await problem(names);
  if (reason !== null) {
    fail([reason]);
    return;
  }
  await buildModules();
  if (given.includes('--gate')) {
    fail(await lastRegressions());
    return;
  }
  const tables = await measure(names, false);
  if (given.includes('--check')) fail(await differences(tables));
  else if (given.includes('--update')) await updateResults(tables);
  else if (!names.length) await writeResults(tables);
};

await main(process.argv.slice(2));
