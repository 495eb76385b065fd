import { addDoubt, appendDoubt, nameList, withVerb, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { decisionsOf } from '../rulebook/decisions.js';
import {
  areOpponents,
  areTeammates,
  isFinished,
  playersInGame,
  type GameState,
  type Player,
} from '../state/game-state.js';
import { isPrevented } from './101.2-cant.js';

const { ruling } = citing('104.1', '104.2a', '104.2c');

const drawnMates = 'The rules do not say whether teammates for whom the game was a draw still win with their team.';

interface LastSide {
  readonly winners: readonly Player[];
  /** The players for whom the game is, or was earlier, a draw. */
  readonly drawn: readonly Player[];
  /** The winners who have left the game, or leave it now. */
  readonly departed: readonly Player[];
}

/**
 * Says who wins when no other side is left.
 *
 * - 104.2a, 104.2c: the last player, or everybody of the last team. Doubt: whether teammates for whom the game was a
 *   draw win after all; in 2005, whether those who had lost do.
 */
export const lastSide = (state: GameState, first: Player, { winners, drawn, departed }: LastSide): Ruling => {
  const despite = winners.some((each) => isPrevented(state, each, 'cantWin'))
    ? ', though an effect says otherwise'
    : '';
  const says = `None of ${first.name}'s opponents is left in the game, so ${withVerb(winners, 'wins', 'win')}${despite}.`;
  const won = ruling(state, first.team === null ? '104.2a' : '104.2c', says, first, ...winners);
  const decided = drawn.some((each) => areTeammates(each, first)) ? addDoubt(won, drawnMates) : won;
  if (!departed.length || decisionsOf(state.edition).departedWinWithTeam) return decided;
  const whoStillWins = `whether ${withVerb(departed, 'still wins', 'still win')} with their team`;
  return appendDoubt(decided, `${won.rule.number} of ${state.edition} does not say ${whoStillWins}.`);
};

/** Lists the winners of a game that is over: the last side, including those who left, except those who drew. */
export const pastWinners = (state: GameState): readonly Player[] => {
  const [last] = playersInGame(state);
  return last ? state.players.filter((each) => !each.drew && !areOpponents(last, each)) : [];
};

/** Says who wins at a table where only one side is left. */
export const sideLeft = (after: GameState, first: Player): Ruling => {
  const winners = pastWinners(after);
  const departed = winners.filter(({ inGame }) => !inGame);
  return lastSide(after, first, { winners, drawn: after.players.filter(({ drew }) => drew), departed });
};

/** Says that a game that is over can't end again (104.1). */
export const cannotEndAgain = (state: GameState): readonly Ruling[] =>
  isFinished(state) ? [ruling(state, '104.1', 'The game is already over.')] : [];

/** Says who had won already, as the game was over before. */
export const wasOverRuling = (state: GameState): Ruling => {
  const winners = pastWinners(state);
  const says = `${nameList(winners)} had won already: no opponents were left in the game.`;
  return doubtDrawnMates(state, winners, ruling(state, state.teams.length > 0 ? '104.2c' : '104.2a', says, ...winners));
};

/** Doubts that winners win without the teammates for whom the game was a draw before, if there are any. */
export const doubtDrawnMates = (state: GameState, winners: readonly Player[], won: Ruling): Ruling => {
  const isSplit = state.players.some((each) => each.drew && winners.some((winner) => areTeammates(each, winner)));
  return isSplit ? addDoubt(won, drawnMates) : won;
};
