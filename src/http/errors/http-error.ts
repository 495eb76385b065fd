/** Creates the error of a request that is refused with a status: clients read its message. */
export const httpError = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode });
