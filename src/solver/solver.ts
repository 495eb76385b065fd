import type { Solve } from '../domain/combat/optimization/integer-program.js';
import type * as Highs from './highs.js';

let solver: typeof Highs | undefined;

/** Loads what solves programs over whole numbers: 20 MB that a server which leaves them to workers does without. */
export const loadSolver = async (): Promise<void> => {
  solver ??= await import('./highs.js');
};

/** Solves programs over whole numbers in so many seconds each, once the solver is loaded. */
export const solveWithin =
  (seconds?: number): Solve =>
  (program) =>
    (solver ?? notLoaded()).solveWithin(seconds)(program);

const notLoaded = (): never => {
  void loadSolver();
  throw Object.assign(new Error('The solver is not loaded yet; try again soon.'), { statusCode: 503 });
};
