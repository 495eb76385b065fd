import { nameList, type Ruling } from '../answer.js';
import { playersInGame, type GameState, type Player } from '../state/game-state.js';
import type { LeaveReason } from '../state/vocabulary.js';
import { citing } from '../rulebook/citing.js';
import { sideLeft } from './104.2-last-side.js';

const { ruling } = citing('104.3a', '104.4a', '104.4d', '104.5');

/** Says why players leave: they concede (104.3a), lose or draw (104.5). */
export const whyTheyLeave = (state: GameState, players: readonly Player[], reason: LeaveReason): Ruling => {
  const [concede, lose, leave] = players.length === 1 ? ['concedes', 'loses', 'leaves'] : ['concede', 'lose', 'leave'];
  if (reason === 'CONCEDES')
    return ruling(state, '104.3a', `${nameList(players)} ${concede}, and so ${lose} the game.`, ...players);
  const says =
    reason === 'LOSES'
      ? `${nameList(players)} ${lose}, and so ${leave} the game.`
      : `The game is a draw for ${nameList(players)}, who ${leave} it.`;
  return ruling(state, '104.5', says, ...players);
};

/** Says that the game is over because one side is left, which wins; if everybody left at once, that it is a draw. */
export const gameOverRuling = (after: GameState): Ruling => {
  const [first] = playersInGame(after);
  if (first) return sideLeft(after, first);
  const says = 'Everyone leaves at the same time, so the game is a draw.';
  return ruling(after, after.teams.length > 0 ? '104.4d' : '104.4a', says);
};
