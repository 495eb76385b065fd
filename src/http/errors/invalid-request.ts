import type { Problem } from '../../domain/problem.js';

/** A request that does not have the shape that its route declares, or oversteps a bound. */
export class InvalidRequest extends Error {
  constructor(
    readonly problems: readonly Problem[],
    readonly moreProblems: number,
  ) {
    super('Invalid request.');
  }
}
