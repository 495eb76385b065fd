/** A problem with a client's input; the path starts at the argument. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export const problem = (path: Problem['path'], message: string): Problem => ({ path, message });

/** The most problems that an answer lists; it counts the rest. */
export const mostProblems = 100;

/** Puts a prefix before the paths of problems. */
export const within = (prefix: Problem['path'], problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => ({ path: [...prefix, ...path], message }));
