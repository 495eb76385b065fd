import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { breakingChangesOfOpenApi, breakingChangesOfSdl, releaseOf, type Json } from '../scripts/breaking-changes.js';

const read = (path: string): Promise<string> => readFile(new URL(`../${path}`, import.meta.url), 'utf8');
const [openApi, sdl, page, released, releasedSdl] = await Promise.all(
  [
    'openapi.json',
    'schema.graphql',
    '../docs/compatibility.md',
    'released/openapi.json',
    'released/schema.graphql',
  ].map((path) => read(`openapi/${path}`)) as [
    Promise<string>,
    Promise<string>,
    Promise<string>,
    Promise<string>,
    Promise<string>,
  ],
);

test('no change breaks clients of the last release without standing on the page of changes', () => {
  const found = [
    ...breakingChangesOfOpenApi(JSON.parse(released) as Json, JSON.parse(openApi) as Json),
    ...breakingChangesOfSdl(releasedSdl, sdl),
  ];
  expect(found.filter((change) => !page.includes(change))).toEqual([]);
});

test('what is kept of a release says everything but prose', () => {
  const kept = releaseOf(openApi, sdl);
  expect(breakingChangesOfOpenApi(JSON.parse(openApi) as Json, JSON.parse(kept.openApi) as Json)).toEqual([]);
  expect(breakingChangesOfOpenApi(JSON.parse(kept.openApi) as Json, JSON.parse(openApi) as Json)).toEqual([]);
  expect([...breakingChangesOfSdl(sdl, kept.sdl), ...breakingChangesOfSdl(kept.sdl, sdl)]).toEqual([]);
  expect(kept.openApi.length).toBeLessThan(openApi.length / 3);
});

const changed = (change: readonly (readonly [string, string])[]): Json =>
  JSON.parse(
    change.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`Nothing reads ${from}.`);
      return text.replace(from, to);
    }, released),
  ) as Json;

const priority = '"/v1/game-states/priority":{"post":';
const range = '"rangeOfInfluence":{"type":"integer","minimum":0,"maximum":1000000}';

describe('over REST, a change breaks clients', () => {
  test.each([
    ['an operation goes', [[priority, '"/v1/game-states/priority":{"put":']], 'POST /v1/game-states/priority: is gone'],
    ['a field of a table goes', [[range, '"reach":{"type":"integer"}']], '.rangeOfInfluence: is gone'],
    ['a bound is stricter', [[range, range.replace('1000000', '9')]], '.rangeOfInfluence: maximum is stricter'],
    ['a number must be a text', [[range, range.replace('integer', 'string')]], 'integer became string'],
    ['a value is refused', [['"MULTIPLE_PLAYERS",', '']], 'MULTIPLE_PLAYERS is no longer accepted'],
    ['an answer may lack a field', [[',"because"]', ']']], '.because: may now be missing'],
    [
      'a request needs a field',
      [['"required":["players"]', '"required":["players","turn"]']],
      '.turn: is now required',
    ],
    [
      'a list does not say how long it is',
      [['"in":"query","name":"first"', '"in":"query","name":"limit"']],
      'query first: is gone',
    ],
  ] as const)('where %s', (_, change, message) => {
    const found = breakingChangesOfOpenApi(JSON.parse(released) as Json, changed(change));
    expect(found.join('\n')).toContain(message);
  });

  test.each([
    ['a bound is looser', [[range, range.replace('1000000', '2000000')]]],
    ['a request may hold a new field', [[range, `${range},"reach":{"type":"integer"}`]]],
    ['an answer needs no error any more', [['"404":', '"410":']]],
  ] as const)('but not where %s', (_, change) => {
    expect(breakingChangesOfOpenApi(JSON.parse(released) as Json, changed(change))).toEqual([]);
  });
});

test('over GraphQL, a change breaks clients where a field goes or becomes nullable', () => {
  expect(breakingChangesOfSdl(releasedSdl, releasedSdl.replace('seats: Int', 'places: Int'))).not.toEqual([]);
  expect(
    breakingChangesOfSdl(releasedSdl, releasedSdl.replace('because: [Ruling!]!', 'because: [Ruling!]')),
  ).not.toEqual([]);
});
