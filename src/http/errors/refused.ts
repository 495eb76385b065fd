import type { RequestFailure } from './public-failure.js';

/** Thrown by parsers, readers and hooks to reject a request. Traces contain the message, clients get the failure. */
export class Refused extends Error {
  readonly statusCode = 400;

  constructor(readonly failure: RequestFailure) {
    super('The request was refused.');
  }
}
