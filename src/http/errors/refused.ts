import type { RequestFailure } from './public-failure.js';

/** A request refused where only an error says so: by a parser, a reader or a hook. Traces hold its message, clients get the failure. */
export class Refused extends Error {
  readonly statusCode = 400;

  constructor(readonly failure: RequestFailure) {
    super('The request was refused.');
  }
}
