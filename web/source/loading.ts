import { useEffect, useState } from 'preact/hooks';
import { Refusal, type Problem } from './api';

/** A request to the server: loading, loaded or failed. */
export interface Loading<Value> {
  readonly value?: Value;
  readonly problem?: Problem;
}

export const problemOf = (error: unknown): Problem =>
  error instanceof Refusal
    ? error.problem
    : { type: '', title: 'No answer', status: 0, code: 'SERVICE_UNAVAILABLE', detail: 'The server does not answer.' };

/** Loads a value, and again when `key` changes; returns the previous value until the new one arrives. */
export const useLoaded = <Value>(key: string | null, load: () => Promise<Value>): Loading<Value> => {
  const [loaded, setLoaded] = useState<Loading<Value>>({});
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ value }),
      (error: unknown) => isWanted && setLoaded({ problem: problemOf(error) }),
    );
    return () => {
      isWanted = false;
    };
    // The key determines what is loaded.
  }, [key]);
  return loaded;
};
