import type { TooComplex } from '../../result.js';

/** An integer program: maximize the gain over values from 0 to a bound each that satisfy every row. */
export interface IntegerProgram {
  readonly variables: readonly Variable[];
  readonly rows: readonly Row[];
}

export interface Variable {
  readonly most: number;
  readonly gain: number;
}

/** The terms add up to at most `most`. */
export interface Row {
  readonly terms: readonly Term[];
  readonly most: number;
}

export interface Term {
  readonly variable: number;
  readonly factor: number;
}

/** Why no optimum is proven: time ran out, the iteration limit was hit, or the request's budget is spent. */
export type NoOptimum = 'OUT_OF_TIME' | 'TOO_MANY_ITERATIONS' | TooComplex;

/** Finds values of the variables that are proven optimal. */
export type Solve = (program: IntegerProgram) => readonly number[] | NoOptimum;

/** The solver's iteration limit: several times what any declaration of a hundred creatures takes. */
export const mostIterations = 30_000;

/** A variable's gain: requirements obeyed, and closeness to the declaration asked about. */
export interface Gain {
  readonly required: number;
  readonly agreed: number;
}

const nothing: Gain = { required: 0, agreed: 0 };

/** Builds a program that maximizes requirements or, with a minimum of these, closeness. */
export const createProgram = (least: number | null) => {
  const variables: Variable[] = [];
  const rows: Row[] = [];
  const obeyed: Term[] = [];
  return {
    /** Adds a variable and returns its number. */
    variable: (most: number, { required, agreed }: Gain = nothing): number => {
      const variable = variables.push({ most, gain: least === null ? required : agreed }) - 1;
      if (required) obeyed.push({ variable, factor: -required });
      return variable;
    },
    /** Adds a row, unless it has no terms. */
    row: (most: number, ...terms: readonly (readonly Term[])[]): void => {
      const all = terms.flat();
      if (all.length) rows.push({ terms: all, most });
    },
    program: (): IntegerProgram => ({
      variables,
      rows: least === null || !obeyed.length ? rows : [...rows, { terms: obeyed, most: -least }],
    }),
  };
};

/** Multiplies terms by a factor. */
export const times = (factor: number, terms: readonly Term[]): readonly Term[] =>
  terms.map((term) => ({ ...term, factor: term.factor * factor }));

export const term = (variable: number): readonly Term[] => [{ variable, factor: 1 }];
