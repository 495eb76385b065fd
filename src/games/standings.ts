import type { GameState, Player } from '../domain/state/game-state.js';
import { standingsOf, type LeftAt, type Standing } from '../domain/rules/104-standings.js';

/** How a stored game ended for a player, by id. */
interface GameOutcome {
  readonly player: string;
  readonly atVersion: number | null;
  readonly result: string;
}

/** Returns the version at which each departed player left. */
export const leftAtIn = (results: readonly GameOutcome[]): LeftAt =>
  new Map(results.flatMap(({ player, atVersion }) => (atVersion === null ? [] : [[player, atVersion] as const])));

/** Returns each player's standing in a stored game, given its newest table and the stored results. */
export const standingsIn = (state: GameState, results: readonly GameOutcome[]): readonly Standing[] =>
  standingsOf(state, leftAtIn(results));

/** Lists the winners of a stored game, in seat order. */
export const winnersIn = ({ players }: GameState, results: readonly GameOutcome[]): readonly Player[] => {
  const winners = new Set(results.filter(({ result }) => result === 'WON').map(({ player }) => player));
  return players.filter(({ id }) => winners.has(id));
};
