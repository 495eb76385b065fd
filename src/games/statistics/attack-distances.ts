import { controllerOf, objectOf, playerOf } from '../../domain/state/game-state.js';
import type { Attack, GameState, Player } from '../../domain/state/game-state.js';

/**
 * Returns how many seats away each defending player sits from the attacking player; to the right is negative.
 *
 * - 801.2, 801.2c: the shorter way round, among the seats that count this turn; to the left if both are equal.
 * - 506.4c: an attack without a defending player, or with one whose seat does not count, has no distance.
 */
export const attackDistances = (state: GameState, attacks: readonly Attack[]): readonly number[] =>
  attacks.flatMap(({ attacker, defendingPlayer }) => {
    if (defendingPlayer === null) return [];
    const attacking = controllerOf(state, objectOf(state, attacker));
    return signedDistance(state, attacking, playerOf(state, defendingPlayer)) ?? [];
  });

const signedDistance = ({ countedSeats }: GameState, from: Player, to: Player): number | null => {
  if (from.countedSeat === null || to.countedSeat === null) return null;
  const leftward = (to.countedSeat - from.countedSeat + countedSeats) % countedSeats;
  return leftward * 2 <= countedSeats ? leftward : leftward - countedSeats;
};
