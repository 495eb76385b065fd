import type { Result } from '../src/domain/result.js';

/** The value of a result that has to be one. */
export const valueOf = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
