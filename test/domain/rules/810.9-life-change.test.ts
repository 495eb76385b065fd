import { expect, test } from '@jest/globals';
import { lifeChange } from '../../../src/domain/rules/810.9-life-change.js';
import { createReader } from '../../../src/domain/schema/reader.js';

const read = createReader(lifeChange, { name: 'The change' });
const messages = (given: unknown) => read(given).problems.map(({ message }) => message);

test('it happens to somebody, in a known way, by a whole number', () => {
  const amounts = [{ player: 'A1', amount: 1 }];
  const gains = [{}, { amounts: [] }, { amounts: [{ player: 'A1', amount: 1.5 }] }, { amounts: [{ amount: 1 }] }];
  for (const change of [{ kind: 'DRAIN', amounts }, ...gains.map((gain) => ({ kind: 'GAIN', ...gain }))])
    expect(messages(change)).toHaveLength(1);
});
