import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { entriesIn, mostValues, refuseManyValues, valuesIn } from '../../src/http/transfer/json-body.js';

/** One for each list and object, and for each of their entries after the first. */
const valuesOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const entries: readonly unknown[] = Object.values(value);
  return entries.reduce((sum: number, each) => sum + valuesOf(each), Math.max(1, entries.length));
};

test('the values of a JSON text are counted as they would be read', () => {
  fc.assert(
    fc.property(fc.json(), fc.boolean(), (json, isSpaced) => {
      const value: unknown = JSON.parse(json);
      expect(valuesIn(isSpaced ? JSON.stringify(value, null, 2) : json)).toBe(1 + valuesOf(value));
    }),
  );
});

test.each([
  ['a text is one value', '", [ { \\\\"', 1],
  ['whatever is escaped in it', '["\\"[,{", "\\\\", ",\\\\\\"", ""]', 5],
  ['that never ends', '["a,,,', 2],
])('%s', (_, json, values) => expect(valuesIn(json)).toBe(values));

test('the most values are read, and one more is refused with the limit', () => {
  const list = (values: number) => `[${'0,'.repeat(values - 2)}0]`;
  expect(refuseManyValues(list(mostValues))).toBeUndefined();
  expect(refuseManyValues(list(mostValues + 1))).toMatchObject({
    code: 'QUERY_TOO_COMPLEX',
    limit: 'values',
    says: `The request holds ${mostValues + 1} values; at most ${mostValues} are read. Ask about less at once.`,
    value: mostValues + 1,
    maximum: mostValues,
  });
});

test.each([
  ['[1]', ['1'], 2],
  ['[ 1 , {"a":[1,2],"b":"],"} ]', [' 1 ', ' {"a":[1,2],"b":"],"} '], 27],
  ['["\\"],", [[],[{}]]]x', ['"\\"],"', ' [[],[{}]]'], 18],
  ['[1,2,3]', ['1', '2', '3'], 6],
  ['[1,2,3,4]', ['1', '2', '3', '4'], 8],
  ['[1,2,3,4,5]', ['1', '2', '3', '4'], 8],
])('the entries of %s, no more than one over three', (json, entries, end) => {
  expect(entriesIn(json, 0, 3)).toEqual({ entries, end });
  expect(entriesIn(`{"items":${json}`, 9, 3)).toEqual({ entries, end: end + 9 });
});

test.each(['[', '[1', '[1,', '["]', '[[1]', '[{]'])('%s is no list that ends', (json) => {
  expect(entriesIn(json, 0, 3)).toBeUndefined();
});
