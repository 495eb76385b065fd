import { useEffect, useState } from 'react';
import { Refusal, type Problem } from './api';

/** Something that is asked of the server: not there yet, there, or refused. */
export interface Loaded<Value> {
  readonly value?: Value;
  readonly problem?: Problem;
}

export const problemOf = (error: unknown): Problem =>
  error instanceof Refusal
    ? error.problem
    : { type: '', title: 'No answer', status: 0, code: 'SERVICE_UNAVAILABLE', detail: 'The server does not answer.' };

/** Asks anew whenever `key` changes; what stood there before stays until the answer comes. */
export const useLoaded = <Value>(key: string | null, load: () => Promise<Value>): Loaded<Value> => {
  const [loaded, setLoaded] = useState<Loaded<Value>>({});
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
    // What is loaded follows from the key.
  }, [key]);
  return loaded;
};
