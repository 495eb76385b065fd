import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { breakingChangesOfOpenApi, breakingChangesOfSdl, releaseOf, type Json } from '../scripts/breaking-changes.js';

const read = (path: string): Promise<string> => readFile(new URL(`../${path}`, import.meta.url), 'utf8');
const parsed = (text: string): Json => JSON.parse(text) as Json;
const [openApi, sdl] = [await read('openapi/openapi.json'), await read('openapi/schema.graphql')];
const released = await read('openapi/released/openapi.json');
const releasedSdl = await read('openapi/released/schema.graphql');

test('no change breaks clients of the last release without standing on the page of changes', async () => {
  const page = await read('docs/compatibility.md');
  const ofOpenApi = breakingChangesOfOpenApi(parsed(released), parsed(openApi));
  const found = [...ofOpenApi, ...breakingChangesOfSdl(releasedSdl, sdl)];
  expect(found.filter((change) => !page.includes(change))).toEqual([]);
});

test('what is kept of a release says everything but prose', () => {
  const kept = releaseOf(openApi, sdl);
  expect(breakingChangesOfOpenApi(parsed(openApi), parsed(kept.openApi))).toEqual([]);
  expect(breakingChangesOfOpenApi(parsed(kept.openApi), parsed(openApi))).toEqual([]);
  expect([...breakingChangesOfSdl(sdl, kept.sdl), ...breakingChangesOfSdl(kept.sdl, sdl)]).toEqual([]);
  expect(kept.openApi.length).toBeLessThan(openApi.length / 3);
});

/** What clients of the release notice where one text of its document is another. */
const noticed = (from: string, to: string): readonly string[] => {
  if (!released.includes(from)) throw new Error(`Nothing reads ${from}.`);
  return breakingChangesOfOpenApi(parsed(released), parsed(released.replace(from, to)));
};

const priority = '"/v1/game-states/priority":{"post":';
const range = '"rangeOfInfluence":{"type":"integer","minimum":0,"maximum":1000000}';

test.each([
  ['an operation goes', priority, priority.replace('post', 'put'), 'POST /v1/game-states/priority: is gone'],
  ['a field of a table goes', range, '"reach":{"type":"integer"}', '.rangeOfInfluence: is gone'],
  ['a bound is stricter', range, range.replace('1000000', '9'), '.rangeOfInfluence: maximum is stricter'],
  ['a number must be a text', range, range.replace('integer', 'string'), 'integer became string'],
  ['a value is refused', '"MULTIPLE_PLAYERS",', '', 'MULTIPLE_PLAYERS is no longer accepted'],
  ['an answer may lack a field', ',"because"]', ']', '.because: may now be missing'],
  ['a request needs a field', '"required":["players"]', '"required":["players","turn"]', '.turn: is now required'],
  ['a list has no length', '"in":"query","name":"first"', '"in":"query","name":"limit"', 'query first: is gone'],
])('over REST, a change breaks clients where %s', (_, from, to, message) =>
  expect(noticed(from, to).join('\n')).toContain(message),
);

test.each([
  ['a bound is looser', range, range.replace('1000000', '2000000')],
  ['a request may hold a new field', range, `${range},"reach":{"type":"integer"}`],
  ['an answer needs no error any more', '"404":', '"410":'],
])('over REST, a change breaks no clients where %s', (_, from, to) => expect(noticed(from, to)).toEqual([]));

test.each([
  ['goes', 'seats: Int', 'places: Int'],
  ['becomes nullable', 'because: [Ruling!]!', 'because: [Ruling!]'],
])('over GraphQL, a change breaks clients where a field %s', (_, from, to) =>
  expect(breakingChangesOfSdl(releasedSdl, releasedSdl.replace(from, to))).not.toEqual([]),
);
