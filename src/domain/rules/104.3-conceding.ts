import { named, withVerb, type Ruling } from '../answer.js';
import type { GameState, Player } from '../state/game-state.js';
import type { LeaveReason } from '../state/vocabulary.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('104.2a', '104.2c', '104.3a', '104.4a', '104.4d', '104.5');

/** Says why players leave: they concede (104.3a), lose or draw (104.5). */
export const whyTheyLeave = (state: GameState, players: readonly Player[], reason: LeaveReason): Ruling => {
  const [concede, lose, leave] = players.length === 1 ? ['concedes', 'loses', 'leaves'] : ['concede', 'lose', 'leave'];
  if (reason === 'CONCEDES')
    return ruling(state, '104.3a', `${named(players)} ${concede}, and so ${lose} the game.`, ...players);
  const says =
    reason === 'LOSES'
      ? `${named(players)} ${lose}, and so ${leave} the game.`
      : `The game is a draw for ${named(players)}, who ${leave} it.`;
  return ruling(state, '104.5', says, ...players);
};

/** Says that the game is over because no opponents are left; if everybody left at once, that it is a draw. */
export const gameIsOver = (state: GameState, remaining: readonly Player[]): Ruling => {
  const isOfTeams = state.teams.length > 0;
  if (!remaining.length)
    return ruling(state, isOfTeams ? '104.4d' : '104.4a', 'Everyone leaves at the same time, so the game is a draw.');
  const says = `${withVerb(remaining, 'wins', 'win')}: no opponents are left in the game.`;
  return ruling(state, isOfTeams ? '104.2c' : '104.2a', says, ...remaining);
};
