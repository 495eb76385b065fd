import { named, type Ruling } from '../answer.js';
import type { GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('104.2a', '104.2c', '104.3a');

export const concessionCites = cites;

/** Says that players concede. */
export const concedes = (state: GameState, players: readonly Player[]): Ruling => {
  const [concede, lose] = players.length === 1 ? ['concedes', 'loses'] : ['concede', 'lose'];
  return ruling(state, '104.3a', `${named(players)} ${concede}, and so ${lose} the game.`, ...players);
};

/** Says that the game is over because nobody is left to play against. */
export const isOverFor = (state: GameState, remaining: readonly Player[]): Ruling => {
  const says = remaining.length
    ? `${named(remaining)} ${remaining.length === 1 ? 'wins' : 'win'}: no opponents are left in the game.`
    : 'The game is over: nobody is left in it.';
  return ruling(state, state.teams.length ? '104.2c' : '104.2a', says, ...remaining);
};
