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

/** Finds the values of the variables that gain most, proven to; null: time ran out first. */
export type Solve = (program: IntegerProgram) => readonly number[] | null;

/** Collects the variables and rows of a program. */
export const createProgram = () => {
  const variables: Variable[] = [];
  const rows: Row[] = [];
  return {
    /** Adds a variable and returns its number. */
    variable: (most: number, gain = 0): number => variables.push({ most, gain }) - 1,
    /** Adds a row, unless it has no terms. */
    row: (most: number, ...terms: readonly (readonly Term[])[]): void => {
      const all = terms.flat();
      if (all.length) rows.push({ terms: all, most });
    },
    program: { variables, rows },
  };
};

/** The same terms, so many times. */
export const times = (factor: number, terms: readonly Term[]): readonly Term[] =>
  terms.map((term) => ({ ...term, factor: term.factor * factor }));

export const term = (variable: number): readonly Term[] => [{ variable, factor: 1 }];
