import { expect, test } from '@jest/globals';
import type * as Solver from '../../src/solver/solver.js';

const program = { variables: [{ gain: 2, most: 3 }], rows: [{ terms: [{ factor: 1, variable: 0 }], most: 2 }] };

test('a program that comes before the solver is loaded is out of time, and the next one is solved', async () => {
  const fresh = new URL('../../src/solver/solver.ts?fresh', import.meta.url).href;
  const { loadSolver, solveWithin } = (await import(fresh)) as typeof Solver;
  expect(solveWithin()(program)).toBe('OUT_OF_TIME');
  await loadSolver();
  expect(solveWithin()(program)).toEqual([2]);
});
