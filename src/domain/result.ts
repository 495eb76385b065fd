import type { Ruling } from './answer.js';
import { mostProblems, type Problem } from './problem.js';

/** Why a request failed, with one of a fixed set of codes. */
export type Failure =
  | {
      readonly code: 'BAD_USER_INPUT';
      /** The first hundred. */
      readonly problems: readonly Problem[];
      /** How many more problems there are; omitted if none. */
      readonly moreProblems?: number;
    }
  | { readonly code: 'ILLEGAL_EVENT'; readonly event: number; readonly because: readonly Ruling[] }
  | TooComplex
  | TimeoutFailure;

/** A request over a limit: the limit, the count, the maximum and a message. */
export interface TooComplex {
  readonly code: 'QUERY_TOO_COMPLEX';
  readonly limit: string;
  readonly value: number;
  readonly maximum: number;
  readonly says: string;
}

/** The failure of a question whose exact answer would take too much work. */
export const tooComplex = (limit: string, value: number, maximum: number, what?: string): TooComplex => {
  const subject = what === undefined ? '' : `: ${what}`;
  const says = `An exact answer takes more work than is allowed (${limit}: ${value}, at most ${maximum})${subject}.`;
  return { code: 'QUERY_TOO_COMPLEX', limit, value, maximum, says };
};

/** The failure of an exact answer that timed out; `says` states what is known nevertheless. */
export interface TimeoutFailure {
  readonly code: 'TIMEOUT';
  readonly says?: string;
}

/** The message if nothing else is known. */
export const timeoutMessage = 'An exact answer took too long.';

export type BadInput = Extract<Failure, { readonly code: 'BAD_USER_INPUT' }>;

/** A value or a failure. Expected failures are returned; a thrown error is a bug. */
export type Result<Value, Fault = Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Fault };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
export const failure = <Fault>(fault: Fault): { readonly ok: false; readonly failure: Fault } => ({
  ok: false,
  failure: fault,
});

/** Rejects an input: lists its first problems and counts the rest, including `counted` unlisted ones. */
export const badInput = (
  problems: readonly Problem[],
  counted = 0,
): { readonly ok: false; readonly failure: BadInput } => {
  const moreProblems = Math.max(0, problems.length - mostProblems) + counted;
  const badRequest = { code: 'BAD_USER_INPUT', problems: problems.slice(0, mostProblems) } as const;
  return failure(moreProblems ? { ...badRequest, moreProblems } : badRequest);
};

/** Collects the problems of the invalid results. */
export const problemsIn = (...results: readonly Result<unknown>[]): Required<Omit<BadInput, 'code'>> => {
  const invalid = results.flatMap((each) => (!each.ok && each.failure.code === 'BAD_USER_INPUT' ? [each.failure] : []));
  return {
    problems: invalid.flatMap(({ problems }) => problems),
    moreProblems: invalid.reduce((sum, { moreProblems = 0 }) => sum + moreProblems, 0),
  };
};
