import type { Outcome } from '../../src/domain/rules/104-ending-the-game.js';
import { standingsOf } from '../../src/domain/rules/104-standings.js';
import { ids, type GameState } from './tables.js';

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

/**
 * Tells the same in a line, without what is empty: "won A, lost B, stay A, over". Who leaves is told only where they are others
 * than those who lost or drew.
 */
export const outcomeInShort = (outcome: Outcome): string => {
  const { winners, losers, drawn, leaving, remaining, gameOver } = outcomeTold(outcome);
  const leave = leaving.join(' ') === [...losers, ...drawn].join(' ') ? [] : leaving;
  const lists = { won: winners, lost: losers, drew: drawn, leave, stay: remaining };
  const told = Object.entries(lists).flatMap(([word, list]) => (list.length ? [[word, ...list].join(' ')] : []));
  return [...told, ...(gameOver ? ['over'] : [])].join(', ');
};
