import { areOpponents, playersInGame, type GameState, type Player } from '../../domain/state/game-state.js';

/** How many opponents some players had within their range of influence, all of them together. */
export interface OpponentsInRange {
  readonly players: number;
  readonly opponents: number;
}

/**
 * How many opponents does each player in the game have within their range of influence, as the seats are counted now?
 *
 * - 801.2, 801.2c: those who sit within as many seats as the range says, among the seats that count this turn.
 * - 801.1, 801.2a: all of them for a player without a limit.
 */
export const opponentsInRange = (state: GameState): OpponentsInRange => {
  const players = playersInGame(state);
  const around = seatedIn(state, players);
  const counts = players.map((player) =>
    player.range === null ? players.length - sideOf(player, players) : around(player, player.range),
  );
  return { players: players.length, opponents: counts.reduce((sum, count) => sum + count, 0) };
};

/** How many players are on a player's side, themself included. */
const sideOf = ({ team }: Player, players: readonly Player[]): number =>
  team === null ? 1 : players.filter((other) => other.team === team).length;

/** Looks at no more seats than the range holds: at a large table most are beyond it. */
const seatedIn = ({ countedSeats }: GameState, players: readonly Player[]) => {
  const bySeat = new Map(players.map((player) => [player.countedSeat, player]));
  return (player: Player, range: number): number => {
    if (player.countedSeat === null) return 0;
    const seats = new Set<number>();
    for (let away = 1; away <= Math.min(range, countedSeats / 2); away += 1) {
      seats.add((player.countedSeat + away) % countedSeats);
      seats.add((player.countedSeat - away + countedSeats) % countedSeats);
    }
    return [...seats].filter((seat) => {
      const other = bySeat.get(seat);
      return other !== undefined && areOpponents(player, other);
    }).length;
  };
};
