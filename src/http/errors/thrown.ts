import type { RequestFailure } from './public-failure.js';

/** Thrown by parsers, readers and hooks to reject a request. Traces contain the message, clients get the failure. */
export class Refused extends Error {
  readonly statusCode = 400;

  constructor(readonly failure: RequestFailure) {
    super('The request was refused.');
  }
}

/** Creates the error of a request that is rejected with a status and a message for the client. */
export const httpError = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode });
