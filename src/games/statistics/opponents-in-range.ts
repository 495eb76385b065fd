import { areOpponents, playersInGame, type GameState, type Player } from '../../domain/state/game-state.js';

/**
 * Counts the opponents that the players in the game have within their ranges of influence.
 *
 * - 801.2, 801.2c: the opponents within that number of seats, among the seats that count this turn.
 * - 801.1, 801.2a: all of them for a player without a limit.
 */
export const opponentsInRange = (state: GameState) => {
  const players = playersInGame(state);
  const bySeat = new Map(players.map((player) => [player.countedSeat, player]));
  const counts = players.map((player) =>
    player.range === null
      ? players.length - sideOf(player, players)
      : seatsWithin(state, player, player.range).filter((seat) => isOpponent(player, bySeat.get(seat))).length,
  );
  return { players: players.length, opponents: counts.reduce((sum, count) => sum + count, 0) };
};

/** Counts the players on a player's side, themself included. */
const sideOf = ({ team }: Player, players: readonly Player[]): number =>
  team === null ? 1 : players.filter((other) => other.team === team).length;

const isOpponent = (player: Player, other: Player | undefined): boolean =>
  other !== undefined && areOpponents(player, other);

/** Lists the seats within a player's range without visiting the others, which are most at a large table. */
const seatsWithin = ({ countedSeats }: GameState, { countedSeat }: Player, range: number): readonly number[] => {
  const seats = new Set<number>();
  if (countedSeat === null) return [];
  for (let away = 1; away <= Math.min(range, countedSeats / 2); away += 1) {
    seats.add((countedSeat + away) % countedSeats);
    seats.add((countedSeat - away + countedSeats) % countedSeats);
  }
  return [...seats];
};
