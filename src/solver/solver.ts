import type { Solve } from '../domain/combat/optimization/integer-program.js';
import type * as Highs from './highs.js';

let solver: typeof Highs | undefined;

/** Loads the solver of integer programs, which takes 20 MB; a server that leaves solving to workers doesn't need it. */
export const loadSolver = async (): Promise<void> => {
  solver ??= await import('./highs.js');
};

/** Solves integer programs within a number of seconds each; until the solver is loaded, they run out of time. */
export const solveWithin =
  (seconds?: number): Solve =>
  (program) => {
    if (solver) return solver.solveWithin(seconds)(program);
    void loadSolver();
    return 'OUT_OF_TIME';
  };
