import { types } from 'node:util';

/** Tells the operator in one line why the server cannot start and what to change. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' '), options);
  }
}

/** Returns the message of a thrown value of any type. */
export const messageOf = (error: unknown): string => {
  const decisive = firstOf(error);
  return types.isNativeError(decisive) ? decisive.message : String(decisive);
};

/** Returns the code of an error from the operating system (`ENOENT`) or PostgreSQL (`57P03`). */
export const errorCodeOf = (error: unknown): string | undefined => {
  const decisive = firstOf(error);
  return types.isNativeError(decisive) && 'code' in decisive && typeof decisive.code === 'string'
    ? decisive.code
    : undefined;
};

/** Unwraps an AggregateError, whose own message is empty: thrown if all addresses of a host fail. */
const firstOf = (error: unknown): unknown =>
  types.isNativeError(error) && 'errors' in error && Array.isArray(error.errors) ? (error.errors[0] ?? error) : error;
