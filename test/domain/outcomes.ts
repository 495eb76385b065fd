import type { Outcome } from '../../src/domain/rules/104-ending-the-game.js';
import { ids } from './tables.js';

/** Who has won, lost, drawn, left and stayed, by id. */
export const outcomeTold = ({ winners, losers, drawn, leaving, remaining, gameOver }: Outcome) => ({
  winners: ids(winners),
  losers: ids(losers),
  drawn: ids(drawn),
  leaving: ids(leaving),
  remaining: ids(remaining),
  gameOver,
});
