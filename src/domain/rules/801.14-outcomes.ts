import { isExemptFromRange } from '../state/range.js';
import { nameList, withVerb, type Ruling } from '../answer.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { controllerOfSource, objectOfSource, type Source } from '../state/source.js';
import { citing } from '../rulebook/citing.js';
import { loseVerb } from './101.2-cant.js';

const { ruling, certain } = citing('801.14', '801.15', '801.16', '801.17', '801.18');

/** Says which opponents lose instead of a player winning by an effect. */
export const opponentsLose = (state: GameState, player: Player, losers: readonly Player[]): Ruling => {
  const lose = losers.length
    ? `${nameList(losers)}, ${losers.length === 1 ? 'the opponent' : 'the opponents'} within range, ${loseVerb(state, losers)}`
    : 'the opponents within range would lose, but there are none';
  return ruling(state, '801.14', `Instead of ${player.name} winning, ${lose}.`, player, ...losers);
};

/** Says that range does not limit a win, in editions where that is so. */
export const winRangeRuling = (state: GameState, player: Player): Ruling =>
  certain(state, '801.14', `${player.name}'s win is not limited by range.`, player);

/** Says for whom an effect makes the game a draw. */
export const drawRuling = (state: GameState, given: Source, drawn: readonly Player[]): Ruling => {
  const controller = controllerOfSource(state, given);
  const object = objectOfSource(state, given);
  if (object && isExemptFromRange(state, given))
    return ruling(state, '801.18', `${object.name} is exempt from range: the game is a draw for everyone.`, object);
  const says = `The game is a draw for everyone within ${controller.name}'s range: ${nameList(drawn)}.`;
  return ruling(state, '801.15', says, ...drawn, controller);
};

/** Says that range does not limit a draw, in editions where that is so. */
export const drawRangeRuling = (state: GameState): Ruling =>
  certain(state, '801.15', 'This draw is not limited by range.');

/** Says for whom a loop is a draw. */
export const loopDrawn = (state: GameState, controllers: readonly Player[], drawn: readonly Player[]): Ruling => {
  const says = `${withVerb(controllers, 'controls', 'control')} what the loop involves, so the game is a draw for those within range: ${nameList(drawn)}.`;
  return ruling(state, '801.16', says, ...controllers, ...drawn);
};

/** Says that a loop with a plane or phenomenon is a draw for everybody. */
export const exemptLoop = (state: GameState, exempt: GameObject): Ruling =>
  ruling(state, '801.18', `${exempt.name} is exempt from range: the loop is a draw for everyone.`, exempt);

/** Says that range does not limit a loop, in editions where that is so. */
export const loopRangeRuling = (state: GameState): Ruling =>
  certain(state, '801.16', 'This loop is a draw for everyone, whatever their range.');

/** Says that everybody takes part in a restart. */
export const restartRangeRuling = (state: GameState, everybody: string, remaining: readonly Player[]): Ruling =>
  ruling(state, '801.17', `Range does not matter: ${everybody}.`, ...remaining);
