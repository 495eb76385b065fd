import { addDoubt, nameList, type Ruling, type Rulings } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { decisionsOf } from '../rulebook/decisions.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { rangeIsLimited } from '../state/range.js';
import { orderOfActing, severalActiveDoubt } from './805-shared-team-turns.js';

const { ruling } = citing('104.4b', '732.1b', '732.3', '801.16');

/** Whether a loop that nobody can end is a draw only for players in range (801.16, from 2010). */
export const isLoopLimited = (state: GameState): boolean =>
  rangeIsLimited(state) && decisionsOf(state.edition).limitsLoops;

type Several = readonly [Player, ...Player[]];

const endedByOneOf = (state: GameState, players: Several): Ruling => {
  const { loopsEndByNumbers, loopsEndByActivePlayer } = decisionsOf(state.edition);
  if (loopsEndByNumbers) {
    const says = `${nameList(players)} each say how often they go on with the loop, and these numbers settle who ends it.`;
    return ruling(state, '732.3', says, ...players);
  }
  const involved = orderOfActing(state).filter((each) => players.includes(each));
  const active = involved.filter(({ id }) => state.turn.activePlayers.includes(id));
  const ends = active[0] ?? involved[0] ?? players[0];
  const place = active.length ? placeOf(active) : 'the first of them in turn order';
  const says = `Of ${nameList(players)}, ${ends.name}, ${place}, has to make another choice, and the loop ends.`;
  const result = ruling(state, '732.3', says, ...players);
  if (active.length > 1) return addDoubt(result, severalActiveDoubt);
  return loopsEndByActivePlayer && !active.length ? addDoubt(result, activeAlone(state)) : result;
};

const placeOf = ({ length }: readonly Player[]): string => (length > 1 ? 'an active player' : 'the active player');

const activeAlone = ({ edition }: GameState): string =>
  `${edition} names the active player alone, who has no part in this loop; here the first in turn order counts.`;

/**
 * Says who ends a loop that players may end.
 *
 * - 104.4b, 801.16: with an action that is not mandatory it is not a draw.
 * - 732.1b: a single player says how often the loop repeats. 732.3: of several players, the active one, or the first in
 *   turn order, has to make another choice; in 2009 the active player; before, the numbers they name settle who. Doubt:
 *   which of several active players.
 */
export const loopEndRulings = (state: GameState, loop: readonly GameObject[], players: Several): Rulings => {
  const says = `${nameList(players)} may end the loop of ${nameList(loop)} by another choice, so the game is not a draw.`;
  const isNoDraw = ruling(state, isLoopLimited(state) ? '801.16' : '104.4b', says, ...players, ...loop);
  if (players.length > 1) return [isNoDraw, endedByOneOf(state, players)];
  const alone = `${players[0].name} says how often the loop goes on, and then makes another choice.`;
  return [isNoDraw, ruling(state, '732.1b', alone, players[0])];
};
