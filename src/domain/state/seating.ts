import { type GameState, type Player, playerOf } from './game-state.js';

/** Lists the players in seat order, from the one to the left of a seat to that seat's own. */
const playersFrom = (state: GameState, seat: number): readonly Player[] => [
  ...state.players.slice(seat + 1),
  ...state.players.slice(0, seat + 1),
];

/** Lists the players in the game in turn order (103.1), from a player's left neighbor to that player. */
export const leftwardFrom = (state: GameState, player: Player): readonly Player[] =>
  playersFrom(state, player.seat).filter(({ inGame }) => inGame);

/** Returns the next player in the game to the left; the player themself if nobody else is. */
export const leftOf = (state: GameState, { seat, id }: Player): Player =>
  firstInGame(state, seat, 1) ?? playerOf(state, id);

/** Returns the next player in the game to the right; the player themself if nobody else is. */
export const rightOf = (state: GameState, { seat, id }: Player): Player =>
  firstInGame(state, seat, -1) ?? playerOf(state, id);

const firstInGame = ({ players }: GameState, seat: number, direction: 1 | -1): Player | undefined => {
  for (let step = 1; step <= players.length; step += 1) {
    const candidate = players[(seat + direction * step + players.length * 2) % players.length];
    if (candidate?.inGame) return candidate;
  }
  return undefined;
};

/** Whether two players in the game are neighbors, ignoring empty seats. */
export const areNeighbors = (state: GameState, one: Player, other: Player): boolean =>
  leftOf(state, one).id === other.id || rightOf(state, one).id === other.id;

/**
 * Returns the distance between two players in seats.
 *
 * - 801.2: the shorter way around the table counts.
 * - 801.2c: only seats that counted as this turn began count; null if the seat of one of the two does not.
 */
export const seatsBetween = (state: GameState, one: Player, other: Player): number | null =>
  isSeated(one) && isSeated(other) ? seatsApart(state, one, other) : null;

/** A player whose seat counted as this turn began. */
export type SeatedPlayer = Player & { readonly countedSeat: number };

export const isSeated = (player: Player): player is SeatedPlayer => player.countedSeat !== null;

/** The distance between two players whose seats count. */
export const seatsApart = ({ countedSeats }: GameState, one: SeatedPlayer, other: SeatedPlayer): number =>
  shorterWay(one.countedSeat, other.countedSeat, countedSeats);

/**
 * The distance between two players, even if the first one's seat is empty and no longer counts; null if the second
 * one's seat does not count.
 */
export const seatsFromPlace = (state: GameState, from: Player, to: Player): number | null => {
  if (isSeated(from) || !isSeated(to)) return seatsBetween(state, from, to);
  const place = state.players.slice(0, from.seat).filter(isSeated).length;
  return shorterWay(place, to.countedSeat + Number(to.seat > from.seat), state.countedSeats + 1);
};

/** The distance between two seats around a table, by the shorter way (801.2). */
export const shorterWay = (one: number, other: number, seats: number): number => {
  const leftward = Math.abs(one - other);
  return Math.min(leftward, seats - leftward);
};

/** The empty seats between two neighbors, going left from the first one. */
export const emptySeatsBetween = (state: GameState, right: Player, left: Player): readonly Player[] => {
  const between = playersFrom(state, right.seat);
  return between
    .slice(
      0,
      between.findIndex(({ id }) => id === left.id),
    )
    .filter(({ inGame }) => !inGame);
};
