import { expect, test } from '@jest/globals';
import { lifeChange } from '../../../src/domain/rules/810.9-life-change.js';
import { createReader } from '../../../src/domain/schema/reader.js';

const read = createReader(lifeChange, { name: 'The change' });
const messages = (given: unknown) => read(given).problems.map(({ message }) => message);

test('a change says what happens to whom; redistribution is left out where there is none', () => {
  const { value, problems } = read({ kind: 'DAMAGE', amounts: [{ player: 'A1', amount: 3, commander: null }] });
  expect([value, problems]).toStrictEqual([
    { kind: 'DAMAGE', amounts: [{ player: 'A1', amount: 3 }], redistributes: false },
    [],
  ]);
});

test('it happens to somebody, in a known way, by a whole number', () => {
  expect(messages({ kind: 'DRAIN', amounts: [{ player: 'A1', amount: 1 }] })).toHaveLength(1);
  expect(messages({ kind: 'GAIN', amounts: [] })).toHaveLength(1);
  expect(messages({ kind: 'GAIN', amounts: [{ player: 'A1', amount: 1.5 }] })).toHaveLength(1);
  expect(messages({ kind: 'GAIN' })).toHaveLength(1);
  expect(messages({ kind: 'GAIN', amounts: [{ amount: 1 }] })).toHaveLength(1);
});
