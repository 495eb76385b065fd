import { isInRange, isPlayerInRange } from '../domain/state/range.js';
import { seatedAnew } from '../domain/state/change.js';
import type { GameObject, GameState, Player } from '../domain/state/game-state.js';
import { seatsBetween } from '../domain/state/seating.js';

/** The distance to a seat, and whether it is within range. */
export interface Distance {
  /** The distance in seats; null if either seat does not count. */
  readonly seats: number | null;
  readonly inRange: boolean;
}

/** Whether a seat will have a different distance next turn. */
export const changesNextTurn = (now: Distance, later: Distance): boolean =>
  later.seats !== null && (now.seats !== later.seats || now.inRange !== later.inRange);

/** Distances from one player to every other player and object. */
export interface Distances {
  readonly from: Player;
  /** The distance in this turn: the seats of players who have left during it still count (801.2c). */
  readonly now: (other: Player) => Distance;
  /** The distance from the next turn on, without those seats. */
  readonly nextTurn: (other: Player) => Distance;
  readonly hasInRange: (object: GameObject) => boolean;
}

const distance = (state: GameState, from: Player, to: Player): Distance => ({
  seats: seatsBetween(state, from, to),
  inRange: from.inGame && to.inGame && isPlayerInRange(state, from, to),
});

/** Returns the distances from a player, for this turn and for the next. */
export const distancesFrom = (state: GameState, from: Player): Distances => {
  const reseated = seatedAnew(state);
  const reseatedPlayer = ({ seat, id }: Player): Player =>
    reseated.players[seat] ?? reseated.playersById.get(id) ?? from;
  return {
    from,
    now: (other) => distance(state, from, other),
    nextTurn: (other) => distance(reseated, reseatedPlayer(from), reseatedPlayer(other)),
    hasInRange: (object) => from.inGame && isInRange(state, from, object),
  };
};
