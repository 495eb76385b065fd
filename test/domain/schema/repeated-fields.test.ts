import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { refuseRepeatedFields } from '../../../src/domain/schema/repeated-fields.js';

const refusedIn = (json: string) => refuseRepeatedFields(json, JSON.parse(json));
const pathsIn = (json: string) => refusedIn(json)?.problems.map(({ path }) => path.join('.'));

test('JSON without repeated fields is not refused, whatever it holds', () => {
  fc.assert(fc.property(fc.json(), (json) => expect(refusedIn(json)).toBeUndefined()));
});

test.each([
  ['{"a":1,"a":1}', ['a']],
  ['{"a":1,"\\u0061":1}', ['a']],
  ['{"é":1,"\\"":2,"\\"":3, "é" : 4}', ['"', 'é']],
  ['[{"a":[{"b":1},{"b":{"c":",:\\"","c":[]},"b":2}],"a":0},{"a":1}]', ['0.a.1.b.c', '0.a.1.b', '0.a']],
  ['{"a":1,"a":2,"a":3}', ['a', 'a']],
  ['{"__proto__":1,"__proto__":2}', ['__proto__']],
])('each repeated field of %s has its path', (json, paths) => expect(pathsIn(json)).toEqual(paths));

test('what is nested too deeply is left to readers, and of many problems all but the first hundred are counted', () => {
  const deep = (json: string, levels: number) => '['.repeat(levels) + json + ']'.repeat(levels);
  expect(pathsIn(deep('{"a":1,"a":1}', 63))).toHaveLength(1);
  expect(pathsIn(deep('{"a":1,"a":1}', 64))).toBeUndefined();
  expect(pathsIn(deep('{"a":1}', 100_000))).toBeUndefined();
  expect(pathsIn(`{"x":${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)},"x":1}`)).toEqual(['x']);
  expect(refusedIn(`{"a":1${',"a":1'.repeat(250)}}`)).toMatchObject({ problems: { length: 100 }, moreProblems: 150 });
});
