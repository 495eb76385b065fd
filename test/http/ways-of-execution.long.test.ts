// Every way of executing GraphQL but the usual one answers scenarios that, together, use all that scenarios use.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { Kind, parse, visit } from 'graphql';
import { startServer } from './server.js';

const run = promisify(execFile);
const runner = join(import.meta.dirname, '../contract/run-scenarios.mjs');
const folders = ['../contract/scenarios', '../scenarios'].map((folder) => join(import.meta.dirname, folder));

interface Scenario {
  readonly ask: string;
  readonly error?: { readonly code: string };
}

const everyScenario = async (): Promise<readonly Scenario[]> => {
  const names = await Promise.all(folders.map((folder) => readdir(folder)));
  const paths = folders.flatMap((folder, index) => (names[index] ?? []).map((name) => join(folder, name)));
  const texts = await Promise.all(paths.filter((path) => path.endsWith('.json')).map((path) => readFile(path, 'utf8')));
  return texts.flatMap((text) => JSON.parse(text) as readonly Scenario[]);
};

/** The fields, arguments, values of enums and errors of a scenario. */
const usedBy = ({ ask, error }: Scenario): ReadonlySet<string> => {
  const used = new Set(error ? [error.code] : []);
  const names: string[] = [];
  visit(parse(`{ ${ask} }`), {
    [Kind.FIELD]: {
      enter: ({ name }) => {
        names.push(name.value);
        used.add(names.slice(-2).join('.'));
      },
      leave: () => void names.pop(),
    },
    [Kind.ARGUMENT]: ({ name }) => void used.add(`${names.at(-1)}(${name.value})`),
    [Kind.OBJECT_FIELD]: ({ name }) => void used.add(`{${name.value}}`),
    [Kind.ENUM]: ({ value }) => void used.add(value),
  });
  return used;
};

/** Takes the scenario that uses most of what the ones before it do not, until all is used. */
const sampleOf = (scenarios: readonly Scenario[]): readonly Scenario[] => {
  const left = new Map(scenarios.map((scenario) => [scenario, usedBy(scenario)]));
  const missing = new Set([...left.values()].flatMap((used) => [...used]));
  const sample: Scenario[] = [];
  while (missing.size) {
    const gainOf = (scenario: Scenario) => [...(left.get(scenario) ?? [])].filter((each) => missing.has(each)).length;
    const best = [...left.keys()].reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
    for (const each of left.get(best) ?? []) missing.delete(each);
    left.delete(best);
    sample.push(best);
  }
  return sample;
};

let file: string;
let count: number;
beforeAll(async () => {
  const sample = sampleOf(await everyScenario());
  count = sample.length;
  file = join(await mkdtemp(join(process.env['TEST_FOLDER'] ?? '', 'sample-')), 'sample.json');
  await writeFile(file, JSON.stringify(sample));
});

test.each([
  { compilesQueries: false, directLane: false },
  { compilesQueries: false, directLane: true },
  { compilesQueries: true, directLane: false },
])('%j answers the sample', async (graphql) => {
  const server = await startServer({ graphql });
  const { stdout } = await run(process.execPath, [runner, '--url', `${server.url}/graphql`, file]).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(count).toBeGreaterThan(40);
  expect(stdout).toBe(`${count} passed, 0 failed\n`);
  await server.close();
});
