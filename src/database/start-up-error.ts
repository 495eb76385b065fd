import { types } from 'node:util';

/** The server cannot start, for a reason that whoever started it can mend; the message is one line that says which. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' '), options);
  }
}

/** The message of anything thrown. */
export const messageOf = (error: unknown): string => {
  const decisive = firstOf(error);
  return types.isNativeError(decisive) ? decisive.message : String(decisive);
};

/** The code of an error of the operating system (`ENOENT`) or of Postgres (`57P03`). */
export const codeOf = (error: unknown): string | undefined => {
  const decisive = firstOf(error);
  return types.isNativeError(decisive) && 'code' in decisive && typeof decisive.code === 'string'
    ? decisive.code
    : undefined;
};

/** A connection that fails on several addresses of one host fails with all their errors in one that says nothing. */
const firstOf = (error: unknown): unknown =>
  types.isNativeError(error) && 'errors' in error && Array.isArray(error.errors) ? (error.errors[0] ?? error) : error;
