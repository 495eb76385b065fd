import { expect, test } from '@jest/globals';
import { resultInput, resultProblems } from '../../../src/domain/rules/104-results.js';
import { createReader } from '../../../src/domain/schema/reader.js';
import { leftBy, ring, thing } from '../tables.js';

const read = createReader(resultInput, { name: 'The result' });
const problemsOf = (given: unknown) => read(given).problems.map(({ message }) => message);

test('a game ends for somebody in exactly one way', () => {
  expect([problemsOf({ wins: 'A' }), problemsOf({ loses: ['A', 'B'] })]).toEqual([[], []]);
  expect(problemsOf({})).toHaveLength(1);
  expect(problemsOf({ wins: 'A', loses: ['B'] })).toHaveLength(1);
  expect(problemsOf({ loses: [] })).toHaveLength(1);
  expect(problemsOf({ loop: [] })).toHaveLength(1);
});

test('800.4a: whoever has left has no spell that draws or restarts the game', () => {
  const bomb = thing('bomb', 'Instant', 'B', { zone: 'STACK', controller: 'C' });
  const state = leftBy(ring('A B C', { objects: [bomb] }), 'A');
  const told = (given: Parameters<typeof resultProblems>[1]) =>
    resultProblems(state, given).map(({ path, message }) => [path, message]);
  const gone = '"A" has left the game, and their spells and abilities with them (800.4a).';
  expect(told({ draw: { controller: 'A' } })).toEqual([[['draw'], gone]]);
  expect(told({ restart: { controller: 'A' } })).toEqual([[['restart'], gone]]);
  expect([told({ draw: { object: 'bomb' } }), told({ restart: { controller: 'B' } })]).toEqual([[], []]);
  expect(told({ wins: 'B' })).toEqual([]);
});
