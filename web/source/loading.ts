import { Refusal, type Problem } from './api';
import { useLater } from './rules/engine';

/** A request to the server: loading, loaded or failed. */
export interface RequestState<Value> {
  readonly value?: Value;
  readonly problem?: Problem;
}

export const problemOf = (error: unknown): Problem =>
  error instanceof Refusal
    ? error.problem
    : { type: '', title: 'No answer', status: 0, code: 'SERVICE_UNAVAILABLE', detail: 'The server does not answer.' };

/** Loads a value, and again when `key` changes; returns the previous value until the new one arrives. */
export const useLoaded = <Value>(key: string | null, load: () => Promise<Value>): RequestState<Value> => {
  const begin = (): Promise<RequestState<Value>> =>
    load().then(
      (value) => ({ value }),
      (error: unknown) => ({ problem: problemOf(error) }),
    );
  return useLater(() => (key === null ? null : begin()), key) ?? {};
};
