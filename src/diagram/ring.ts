/** Seats around a table, clockwise from the middle of its lower side: the next one sits to the left. */
export interface Ring<Seat> {
  /** From left to right. */
  readonly top: readonly Seat[];
  /** From left to right. */
  readonly bottom: readonly Seat[];
  /** From the top down. */
  readonly left: readonly Seat[];
  /** From the top down. */
  readonly right: readonly Seat[];
}

/** How many sit at the upper and the lower side: one or none above at small tables, up to three at large ones. */
const acrossFor = (count: number): { readonly top: number; readonly bottom: number } => {
  if (count < 8) return { top: count % 2 === 0 ? 1 : 0, bottom: 1 };
  return { top: count % 2 === 0 ? 3 : 2, bottom: 3 };
};

export const ringOf = <Seat>(seats: readonly Seat[]): Ring<Seat> => {
  const { top, bottom } = acrossFor(seats.length);
  const side = (seats.length - top - bottom) / 2;
  const afterFirst = Math.floor(bottom / 2);
  const cuts = [1, 1 + afterFirst, 1 + afterFirst + side, 1 + afterFirst + side + top, seats.length - afterFirst];
  const between = (start: number, end: number) => seats.slice(cuts[start], cuts[end]);
  return {
    bottom: [...between(0, 1).reverse(), ...seats.slice(0, 1), ...seats.slice(cuts[4]).reverse()],
    left: [...between(1, 2)].reverse(),
    top: between(2, 3),
    right: between(3, 4),
  };
};
