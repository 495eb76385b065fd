/** Returns the word among those that takes the fewest changes to reach: letters added, dropped, replaced or swapped. */
export const nearestTo = (word: string, words: readonly string[]): string =>
  words.reduce(
    (best, candidate) => {
      if (Math.abs(candidate.length - word.length) >= best.changes) return best;
      const changes = changesBetween(word, candidate);
      return changes < best.changes ? { candidate, changes } : best;
    },
    { candidate: '', changes: Infinity },
  ).candidate;

/** Counts the changes between two words, two letters swapped as one (optimal string alignment). */
const changesBetween = (one: string, other: string): number => {
  let before: readonly number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const replaced = (last[column - 1] ?? 0) + Number(!same);
      const cheapest = Math.min(replaced, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      next.push(swapped && row > 1 && column > 1 ? Math.min(cheapest, (before[column - 2] ?? 0) + 1) : cheapest);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
};
