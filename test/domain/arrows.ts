/** Reads lines of what an arrow leads to, "one → other → third"; what follows may stand on lines of its own, indented. */
export const arrows = (text: string): readonly (readonly [string, ...string[]])[] =>
  text
    .trim()
    .split(/\n(?! )/)
    .map((row) => {
      const [first = '', ...others] = row.split(/ → |\n +→ /);
      return [first, ...others];
    });
