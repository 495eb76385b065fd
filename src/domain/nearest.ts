/** The most letters of a word that are compared: no word that is looked for is longer. */
const mostLetters = 24;

/** Returns the word among those that takes the fewest changes to reach: letters added, dropped, replaced or swapped. */
export const nearestTo = (word: string, words: readonly string[]): string => {
  const letters = Array.from(word).slice(0, mostLetters);
  const said: Said = { length: letters.length, places: placesIn(letters) };
  let nearest = '';
  let fewest = Infinity;
  for (const candidate of words) {
    if (Math.abs(candidate.length - said.length) >= fewest) continue;
    const changes = changesBetween(said, candidate);
    if (changes < fewest) {
      nearest = candidate;
      fewest = changes;
    }
  }
  return nearest;
};

/** A word: how long it is, and where each letter stands, one bit a place. */
interface Said {
  readonly length: number;
  readonly places: ReadonlyMap<string, number>;
}

const placesIn = (word: readonly string[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  word.forEach((letter, place) => places.set(letter, (places.get(letter) ?? 0) | (1 << place)));
  return places;
};

/**
 * Counts the changes between two words, two letters swapped as one (optimal string alignment). A column of the usual table
 * is two numbers here, the bits of which say where it rises and falls (Hyyrö 2003): words of strangers are compared with
 * hundreds.
 */
const changesBetween = ({ length, places }: Said, other: string): number => {
  const last = 1 << (length - 1);
  let [changes, rises, falls, same, before] = [length, -1, 0, 0, 0];
  for (const letter of other) {
    const here = places.get(letter) ?? 0;
    const swapped = ((~same & here) << 1) & before;
    same = (((here & rises) + rises) ^ rises) | here | falls | swapped;
    const more = falls | ~(same | rises);
    const fewer = same & rises;
    if (more & last) changes += 1;
    if (fewer & last) changes -= 1;
    const shifted = (more << 1) | 1;
    rises = (fewer << 1) | ~(same | shifted);
    falls = shifted & same;
    before = here;
  }
  return changes;
};
