// Questions are asked in suites without a server, which would load it.
import { loadSolver } from '../src/solver/solver.js';

await loadSolver();
