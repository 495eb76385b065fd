/** A seeded pseudorandom generator: returns a whole number from 0 up to, not including, `below`. */
export type NextNumber = (below: number) => number;

const range = 2 ** 32;
const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Hashes a text by FNV-1a with MurmurHash3's finalizer, so each character affects all bits. */
const hashed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

/**
 * Creates xoshiro128** by Blackman and Vigna (Scrambled Linear Pseudorandom Number Generators, 2018); the seed sets its
 * four words. Anyone with the seed can check the draw; not for cryptography.
 */
export const seededRandom = (seed: string): NextNumber => {
  let [a, b, c, d] = [hashed(`1/${seed}`), hashed(`2/${seed}`), hashed(`3/${seed}`), hashed(`4/${seed}`) | 1];
  const word = (): number => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
  };
  return (below) => {
    const fair = range - (range % below);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % below;
  };
};

/** Shuffles items by the Fisher–Yates algorithm (Knuth's Algorithm P). */
export const shuffledBy = <Item>(next: NextNumber, items: readonly Item[]): readonly Item[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const picked = order.splice(next(last + 1), 1);
    order.splice(last, 0, ...picked);
  }
  return order;
};
