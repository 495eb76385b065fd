import { mostProblems, problem, type Problem } from '../problem.js';

/** How a value is gone through, and what was found on the way. */
export interface Walk {
  readonly problems: Problem[];
  readonly fromText: boolean;
  readonly anyLength: boolean;
  moreProblems: number;
  unknownParts: number;
  hasShape: boolean;
  depth: number;
}

/** Reads a value, or a part of one; whatever is wrong is told to the walk. */
export type Read = (value: unknown, walk: Walk) => unknown;

/** Tells that a value does not have the shape of its schema. */
export const wrongShape = (walk: Walk, message: string, path: Problem['path'] = []): unknown => {
  walk.hasShape = false;
  report(walk, message, path);
  return undefined;
};

/** Tells that a part of a value is not known. */
export const unknownPart = (walk: Walk, message: string, path: Problem['path'] = []): unknown => {
  walk.unknownParts += 1;
  return wrongShape(walk, message, path);
};

/** Tells of a problem that leaves the shape as it is. */
export const report = (walk: Walk, message: string, path: Problem['path'] = []): void => {
  if (walk.problems.length < mostProblems) walk.problems.push(problem(path, message));
  else walk.moreProblems += 1;
};

/** Tells of a number, or of how long something is, beyond its bounds. */
export const checkBounds = (walk: Walk, size: number, minimum: number, maximum: number, unit: Unit = plain): void => {
  if (size < minimum) report(walk, `has to be at least ${minimum}${unit(minimum)}, not ${size}.`);
  if (size > maximum) report(walk, `has to be at most ${maximum}${unit(maximum)}, not ${size}.`);
};

/** The words after a bound: " characters long"; none after a number. */
type Unit = (bound: number) => string;
const plain: Unit = () => '';
