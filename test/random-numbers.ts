export interface RandomNumbers {
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number;
  readonly oneOf: <Value>(values: readonly [Value, ...Value[]]) => Value;
}

/** Numbers that are the same for the same seed (mulberry32). */
export const randomNumbers = (seed: number): RandomNumbers => {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, oneOf: (values) => values[below(values.length)] ?? values[0] };
};
