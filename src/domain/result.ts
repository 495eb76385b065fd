import type { Ruling } from './answer.js';
import type { Problem } from './problem.js';

/** Why something that was asked or sent cannot be done, under a closed list of codes. */
export type Failure =
  | { readonly code: 'BAD_USER_INPUT'; readonly problems: readonly Problem[] }
  | { readonly code: 'ILLEGAL_EVENT'; readonly event: number; readonly because: readonly Ruling[] }
  | { readonly code: 'QUERY_TOO_COMPLEX'; readonly limit: string };

/** A value, or why there is none: an expected failure is a value, a thrown error is a bug. */
export type Result<Value, Fault = Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Fault };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
export const failure = <Fault>(fault: Fault): { readonly ok: false; readonly failure: Fault } => ({
  ok: false,
  failure: fault,
});

/** Rejects an input for all these reasons. */
export const badInput = (problems: readonly Problem[]): { readonly ok: false; readonly failure: Failure } =>
  failure({ code: 'BAD_USER_INPUT', problems });
