import { withPlayers } from '../domain/state/change.js';
import type { GameObject, GameState, Player } from '../domain/state/game-state.js';
import { seatsBetween } from '../domain/state/seating.js';
import { isInRange, isPlayerInRange } from '../domain/rules/801-limited-range-of-influence.js';

/** How far a seat is, and whether that is within range. */
export interface Distance {
  /** Null where it counts as no seat, or the other one does. */
  readonly seats: number | null;
  readonly inRange: boolean;
}

/** How far everything is from one player. */
export interface Distances {
  readonly from: Player;
  /** As this turn began, which is what counts (801.2c). */
  readonly now: (other: Player) => Distance;
  /** By the seats as they are, which will count from the next turn on. */
  readonly fresh: (other: Player) => Distance;
  readonly hasInRange: (object: GameObject) => boolean;
}

const distance = (state: GameState, from: Player, to: Player): Distance => ({
  seats: seatsBetween(state, from, to),
  inRange: from.inGame && to.inGame && isPlayerInRange(state, from, to),
});

/** The distances from a player, by the snapshot of this turn and by the seats as they are. */
export const distancesFrom = (state: GameState, from: Player): Distances => {
  const seatedAnew = withPlayers(
    state,
    state.players.map((player) => (player.leftThisTurn ? { ...player, leftThisTurn: false } : player)),
  );
  const anew = ({ seat, id }: Player): Player => seatedAnew.players[seat] ?? seatedAnew.playersById.get(id) ?? from;
  return {
    from,
    now: (other) => distance(state, from, other),
    fresh: (other) => distance(seatedAnew, anew(from), anew(other)),
    hasInRange: (object) => from.inGame && isInRange(state, from, object),
  };
};
