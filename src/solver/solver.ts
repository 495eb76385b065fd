import type { Solve } from '../domain/combat/optimization/integer-program.js';
import type * as Highs from './highs.js';

let solver: typeof Highs | undefined;

/** Loads what solves programs over whole numbers: 20 MB that a server which leaves them to workers does without. */
export const loadSolver = async (): Promise<void> => {
  solver ??= await import('./highs.js');
};

/** Solves programs over whole numbers in so many seconds each; one that comes before the solver is loaded is out of time. */
export const solveWithin =
  (seconds?: number): Solve =>
  (program) => {
    if (solver) return solver.solveWithin(seconds)(program);
    void loadSolver();
    return 'OUT_OF_TIME';
  };
