/** Patterns that must match one after the other, with anything between them. */
export type InOrder = readonly RegExp[];

/**
 * Whether any of the lists matches a sentence in order. Each list takes one pass: a single pattern with gaps would
 * take quadratic or cubic time.
 */
export const matchesInOrder = (text: string, ...lists: readonly InOrder[]): boolean =>
  lists.some((things) => isInOrder(text, things));

const isInOrder = (text: string, things: InOrder): boolean => {
  let rest = text;
  return things.every((thing) => {
    const found = thing.exec(rest);
    rest = found ? rest.slice(found.index + found[0].length) : '';
    return found !== null;
  });
};
