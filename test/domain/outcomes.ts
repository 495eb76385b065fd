import type { Outcome } from '../../src/domain/rules/104-ending-the-game.js';
import { standingsOf } from '../../src/domain/rules/104-standings.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { ids } from './tables.js';

/** The ids of those who have won. */
export const winnersAt = (state: GameState): string[] =>
  ids(standingsOf(state, new Map()).flatMap(({ player, result }) => (result === 'WON' ? [player] : [])));

/** Who has won, lost, drawn, left and stayed, by id. */
export const outcomeTold = ({ winners, losers, drawn, leaving, remaining, gameOver }: Outcome) => ({
  winners: ids(winners),
  losers: ids(losers),
  drawn: ids(drawn),
  leaving: ids(leaving),
  remaining: ids(remaining),
  gameOver,
});
