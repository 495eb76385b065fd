import highsModule from 'highs';
import type { IntegerProgram, Solve, Term } from '../domain/combat/optimization/integer-program.js';

/** In seconds: how long one program may take where nobody says. */
const TIME_LIMIT = 5;

/** In seconds: a day, since HiGHS takes no infinite time. */
const LONGEST = 86_400;

/** Only what is proven to be best counts: no gap between what is found and what may be possible. */
const OPTIONS = { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.5 } as const;

/** Its types are those of the CommonJS build, where the function is one level down. */
const loadHighs = highsModule as unknown as typeof highsModule.default;
const highs = await loadHighs();

const nameOf = (index: number): string => `x${index}`;

const signed = (factor: number, variable: number): string =>
  `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${nameOf(variable)}`;

const sumOf = (terms: readonly Term[]): string =>
  terms.map(({ factor, variable }) => signed(factor, variable)).join('\n ');

/** The program as text, in the LP format of CPLEX. */
const textOf = ({ variables, rows }: IntegerProgram): string =>
  [
    'Maximize',
    ` gain: ${variables.map(({ gain }, index) => signed(gain, index)).join('\n ')}`,
    'Subject To',
    ...rows.map(({ terms, most }, index) => ` r${index}: ${sumOf(terms)} <= ${most}`),
    'Bounds',
    ...variables.map(({ most }, index) => ` 0 <= ${nameOf(index)} <= ${most}`),
    'General',
    ...variables.map((_, index) => ` ${nameOf(index)}`),
    'End',
  ].join('\n');

/** Solves programs over whole numbers with HiGHS; null where it does not prove the best values in so many seconds. */
export const solveWithin =
  (seconds = TIME_LIMIT): Solve =>
  (program) => {
    if (seconds <= 0) return null;
    const { Status: status, Columns: columns } = highs.solve(textOf(program), {
      ...OPTIONS,
      time_limit: Math.min(seconds, LONGEST),
    });
    if (status !== 'Optimal') return null;
    return program.variables.map((_, index) => Math.round(columns[nameOf(index)]?.Primal ?? 0));
  };

/** Solves programs where nobody else waits. */
export const solve = solveWithin();
