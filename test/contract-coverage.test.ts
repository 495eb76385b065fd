import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildSchema, isEnumType, isInputObjectType } from 'graphql';

const here = import.meta.dirname;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.(json|ts)$/.test(name) && !path.endsWith('contract-coverage.test.ts') ? [path] : [];
  });

/** Every word of the scenarios, the tests and the example games. */
const words = new Set(
  [...filesIn(here), ...filesIn(`${here}/../examples`)].flatMap(
    (path) => readFileSync(path, 'utf8').match(/\w+/g) ?? [],
  ),
);

const schema = buildSchema(readFileSync(`${here}/../openapi/schema.graphql`, 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

const values = types.flatMap((type) =>
  isEnumType(type) ? type.getValues().map(({ name }) => [type.name, name] as const) : [],
);
const alternatives = types.flatMap((type) =>
  isInputObjectType(type) && type.isOneOf
    ? Object.keys(type.getFields()).map((name) => [type.name, name] as const)
    : [],
);

test('every value of an enum occurs in a scenario, a test or an example', () => {
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter(([, name]) => !words.has(name))).toEqual([]);
});

test('every field of which exactly one is given occurs in a scenario, a test or an example', () => {
  expect(alternatives.length).toBeGreaterThan(30);
  expect(alternatives.filter(([, name]) => !words.has(name))).toEqual([]);
});
