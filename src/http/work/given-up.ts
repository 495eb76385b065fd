import type { TooComplex } from '../../domain/result.js';

/** A request that a worker gave up, as a failure that clients are told. */
export class GivenUp extends Error {
  readonly statusCode = 400;

  constructor(readonly failure: TooComplex) {
    super(failure.says);
  }
}
