/** The maximum number of letters compared: no known word is longer. */
const maxLetters = 24;

/** Returns the nearest of the words by edit distance: letters added, dropped, replaced or swapped. */
export const nearestTo = (word: string, words: readonly string[]): string => closestTo(word, words).nearest;

/** The maximum edit distance of a typo. */
const maxChanges = 2;

/** Returns the word that a misspelled one probably means; undefined if there is none. */
export const likelyWord = (word: string, words: readonly string[]): string | undefined => {
  const { nearest, fewest } = closestTo(word, words);
  return fewest <= maxChanges && fewest * 3 <= word.length + 1 ? nearest : undefined;
};

/** The minimum length of a fragment that finds a longer word containing it. */
const minFragmentLength = 3;

const withoutApostrophes = (word: string): string => word.replaceAll("'", '');

/** Words a suggestion ("did you mean …?") for a misspelled or partial word; else empty. */
export const suggestionFor = (word: string, words: readonly string[]): string => {
  const lower = word.toLowerCase().trim();
  if (!lower) return '';
  const candidates = words.map((each) => each.toLowerCase());
  const holding = lower.length < minFragmentLength ? -1 : candidates.findIndex((each) => each.includes(lower));
  const same = candidates.findIndex((each) => withoutApostrophes(each) === withoutApostrophes(lower));
  const { nearest, fewest } = closestTo(lower, candidates);
  const near = fewest * 3 <= Math.min(lower.length, maxLetters) + 1 ? candidates.indexOf(nearest) : holding;
  const place = same < 0 ? near : same;
  return place < 0 ? '' : `: did you mean "${words[place] ?? ''}"?`;
};

const closestTo = (word: string, words: readonly string[]): { readonly nearest: string; readonly fewest: number } => {
  const letters = Array.from(word).slice(0, maxLetters);
  const indexed: IndexedWord = { length: letters.length, places: placesIn(letters) };
  let nearest = '';
  let fewest = Infinity;
  for (const candidate of words) {
    if (Math.abs(candidate.length - indexed.length) >= fewest) continue;
    const changes = changesBetween(indexed, candidate);
    if (changes < fewest) {
      nearest = candidate;
      fewest = changes;
    }
  }
  return { nearest, fewest };
};

/** A word's length and, for each letter, its positions as a bit mask. */
interface IndexedWord {
  readonly length: number;
  readonly places: ReadonlyMap<string, number>;
}

const placesIn = (word: readonly string[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  word.forEach((letter, place) => places.set(letter, (places.get(letter) ?? 0) | (1 << place)));
  return places;
};

/**
 * Returns the edit distance; swapping neighboring letters counts as one change (optimal string alignment). Bit-parallel
 * (Hyyrö 2003), as each word is compared with hundreds: two numbers hold a column of the usual table, their bits saying
 * where it rises and falls.
 */
const changesBetween = ({ length, places }: IndexedWord, other: string): number => {
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

/** Finds a known word that is one letter added, dropped, replaced or moved away; undefined if there is none. */
export type Spelling = (word: string) => string | undefined;

/** The minimum length of a word to correct: shorter ones are too similar to each other. */
const minLetters = 4;

/** Creates a `Spelling` of words, which are indexed on first use. */
export const createSpelling = (words: readonly string[]): Spelling => {
  let index: ReadonlyMap<string, string> | undefined;
  return (word) => {
    if (word.length < minLetters || word.length > maxLetters) return undefined;
    index ??= indexOf(words);
    for (let place = -1; place < word.length; place += 1) {
      const near = index.get(place < 0 ? word : withoutLetter(word, place));
      if (near !== undefined && near !== word) return near;
    }
    return undefined;
  };
};

/** Indexes words by themselves, and by each of their variants with one letter left out. */
const indexOf = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    words
      .filter(({ length }) => length >= minLetters)
      .flatMap((word) =>
        [word, ...Array.from(word, (_, place) => withoutLetter(word, place))].map((rest) => [rest, word]),
      ),
  );

const withoutLetter = (word: string, place: number): string => word.slice(0, place) + word.slice(place + 1);
