import highsModule, { type Highs, type HighsCallbackMap } from 'highs';
import { mostIterations } from '../domain/combat/optimization/integer-program.js';
import type { IntegerProgram, Solve, Term } from '../domain/combat/optimization/integer-program.js';

/** In seconds: the default time limit of one program; the iterations run out long before. */
const TIME_LIMIT = 600;

/**
 * Only a proven optimum counts; as gains are whole numbers, a gap below one proves it. The feasibility jump seldom
 * finds anything here, and takes a sixth of the time.
 */
const OPTIONS = {
  ...{ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.999 },
  mip_heuristic_run_feasibility_jump: false,
} as const;

/** Narrows the import: its types are those of the CommonJS build, where the function is one level down. */
const isLoader = (module: unknown): module is () => Promise<Highs> => typeof module === 'function';
if (!isLoader(highsModule)) throw new TypeError('highs has to be a function.');
const highs = await highsModule();

const signed = (factor: number, variable: number): string =>
  `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} x${variable}`;

const sumOf = (terms: readonly Term[]): string =>
  terms.map(({ factor, variable }) => signed(factor, variable)).join('\n ');

/** Writes a program as text, in the LP format of CPLEX. */
const textOf = ({ variables, rows }: IntegerProgram): string =>
  [
    'Maximize',
    ` gain: ${variables.map(({ gain }, index) => signed(gain, index)).join('\n ')}`,
    'Subject To',
    ...rows.map(({ terms, most }, index) => ` r${index}: ${sumOf(terms)} <= ${most}`),
    'Bounds',
    ...variables.map(({ most }, index) => ` 0 <= x${index} <= ${most}`),
    'General',
    ...variables.map((_, index) => ` x${index}`),
    'End',
  ].join('\n');

const { modelStatus, callbackType } = highs.constants;

/** Stops after a number of iterations, which is the same on a busy machine as on an idle one. */
const limitIterations: HighsCallbackMap = {
  [callbackType.mipInterrupt]: (event) => {
    if ((event.data.mip_total_lp_iterations ?? 0) > mostIterations) event.interrupt();
  },
};

/** Solves integer programs with HiGHS, within limits of seconds and iterations for proving an optimum. */
export const solveWithin =
  (seconds = TIME_LIMIT): Solve =>
  (program) => {
    if (seconds <= 0) return 'OUT_OF_TIME';
    return highs.withModel({ format: 'lp', data: textOf(program) }, (model) => {
      model.options.set({ ...OPTIONS, time_limit: Math.min(seconds, TIME_LIMIT) });
      model.run(limitIterations);
      const status = model.getModelStatus();
      if (status === modelStatus.interrupted) return 'TOO_MANY_ITERATIONS';
      if (status !== modelStatus.optimal) return 'OUT_OF_TIME';
      return Array.from(model.getSolution().colValue, Math.round);
    });
  };

/** Solves integer programs within the default limits. */
export const solve = solveWithin();
