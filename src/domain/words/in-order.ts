/** Things that a sentence says one after the other, with anything between them. */
export type InOrder = readonly RegExp[];

/**
 * Whether a sentence says one of those lists of things in order. It is looked through once for each list: one pattern with
 * gaps would take the square or the cube of its length.
 */
export const saysInOrder = (text: string, ...lists: readonly InOrder[]): boolean =>
  lists.some((things) => isInOrder(text, things));

const isInOrder = (text: string, things: InOrder): boolean => {
  let rest = text;
  return things.every((thing) => {
    const found = thing.exec(rest);
    rest = found ? rest.slice(found.index + found[0].length) : '';
    return found !== null;
  });
};
