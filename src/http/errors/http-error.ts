/** Creates the error of a request that is rejected with a status and a message for the client. */
export const httpError = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode });
