/** The most letters of a word that are compared: no word that is looked for is longer. */
const mostLetters = 24;

/** Returns the word among those that takes the fewest changes to reach: letters added, dropped, replaced or swapped. */
export const nearestTo = (word: string, words: readonly string[]): string => {
  const said = word.slice(0, mostLetters);
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

/** Counts the changes between two words, two letters swapped as one (optimal string alignment). */
const changesBetween = (one: string, other: string): number => {
  const width = other.length + 1;
  const counts = new Uint8Array((one.length + 1) * width);
  const at = (row: number, column: number): number => counts[row * width + column] ?? 0;
  for (let column = 0; column < width; column += 1) counts[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    counts[row * width] = row;
    for (let column = 1; column < width; column += 1) {
      const replaced = at(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1]);
      const fewest = Math.min(replaced, at(row - 1, column) + 1, at(row, column - 1) + 1);
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      counts[row * width + column] = isSwapped ? Math.min(fewest, at(row - 2, column - 2) + 1) : fewest;
    }
  }
  return at(one.length, width - 1);
};
