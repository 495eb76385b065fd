import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';

export type Scenario = Readonly<{ id: string; state: unknown; ask: string; error?: { readonly code: string } }>;

const folders = ['contract/scenarios', 'scenarios'].map((folder) => join(import.meta.dirname, '..', folder));

/** The contract's scenarios and the project's own. */
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

/** Scenarios that, together, use all that scenarios use: ways of execution other than the usual one answer these. */
export const sampledScenarios = sampleOf(await everyScenario());
