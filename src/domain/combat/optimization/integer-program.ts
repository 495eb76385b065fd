import type { TooComplex } from '../../result.js';

/** A program over whole numbers: the most gain of all values, each from 0 to its bound, that keep every row. */
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

/** Why nothing is proven: time ran out, the solver would iterate too often, or the request has done too much already. */
export type Unsolved = 'OUT_OF_TIME' | 'TOO_MANY_ITERATIONS' | TooComplex;

/** Finds the values of the variables that gain most, proven to. */
export type Solve = (program: IntegerProgram) => readonly number[] | Unsolved;

/** How often a solver may iterate over one program: several times as often as any declaration of a hundred creatures takes. */
export const mostIterations = 30_000;

/** The worth of a variable of a declaration: requirements obeyed, and closeness to the declaration asked about. */
export interface Gain {
  readonly required: number;
  readonly agreed: number;
}

const nothing: Gain = { required: 0, agreed: 0 };

/** Collects a program for the most requirements, or, where a least number of them is given, for the closest declaration. */
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

/** The same terms, so many times. */
export const times = (factor: number, terms: readonly Term[]): readonly Term[] =>
  terms.map((term) => ({ ...term, factor: term.factor * factor }));

export const term = (variable: number): readonly Term[] => [{ variable, factor: 1 }];
