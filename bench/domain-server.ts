// What a door adds is measured against this: node:http that parses the body, calls the package's public functions and
// writes the answer, without limits, checks, keys or logs.
import type * as Package from '../src/library/rangefinder.js';
import { listen, writeJson } from './controls.js';

const rules = (await import(new URL('../dist/package/rangefinder.js', import.meta.url).href)) as typeof Package;

interface Asked extends Package.Arguments<Package.QuestionName> {
  readonly state: Package.TableDescription;
}

process.once('message', () => {
  listen(async (path, body, response) => {
    const { state, ...given } = body as Asked;
    const table = await rules.readTable(state);
    const answer = table.ok ? await rules.ask(table.value, path.slice(1) as Package.QuestionName, given) : table;
    writeJson(response, answer.ok ? 200 : 400, answer.ok ? answer.value : answer.failure);
  });
});
