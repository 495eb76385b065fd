/** Seats around a table, clockwise from the bottom center: the next player sits to the left. */
export interface Ring<Seat> {
  /** From left to right. */
  readonly top: readonly Seat[];
  /** From left to right. */
  readonly bottom: readonly Seat[];
  /** From top to bottom. */
  readonly left: readonly Seat[];
  /** From top to bottom. */
  readonly right: readonly Seat[];
}

/** How many seats are at the top and at the bottom. */
export interface SeatCounts {
  readonly top: number;
  readonly bottom: number;
}

/** Returns how many seats are at the top and bottom: at most one each at small tables, three at large ones. */
export const seatsAcross = (count: number): SeatCounts => {
  if (count < 8) return { top: count % 2 === 0 ? 1 : 0, bottom: 1 };
  return { top: count % 2 === 0 ? 3 : 2, bottom: 3 };
};

/** Arranges seats around a table. */
export const ringOf = <Seat>(seats: readonly Seat[], { top, bottom } = seatsAcross(seats.length)): Ring<Seat> => {
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
