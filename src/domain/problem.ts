/** One thing that makes no sense in what a caller sent; the path is counted from the argument that holds it. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export const problem = (path: Problem['path'], message: string): Problem => ({ path, message });

/** How many problems an answer tells; the rest it counts. */
export const mostProblems = 100;

/** The same problems, seen from further up. */
export const within = (prefix: Problem['path'], problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => ({ path: [...prefix, ...path], message }));
