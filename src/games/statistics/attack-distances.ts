import {
  controllerOf,
  objectOf,
  playerOf,
  type Attack,
  type GameState,
  type Player,
} from '../../domain/state/game-state.js';

/**
 * How many seats away does each defending player sit from the one who attacks? Negative is to the right.
 *
 * - 801.2, 801.2c: the shorter way round, among the seats that count this turn; where both are as short, to the left.
 * - 506.4c: an attack that has no defending player any more, or one whose seat does not count, has no distance.
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
