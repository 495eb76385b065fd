import { exactlyOne, listOf, object, optional, playerInGame, type ValueOf } from '../schema/schema.js';
import { problem, type Problem } from '../problem.js';
import type { GameState } from '../state/game-state.js';
import { controllerOfSource, source } from '../state/source.js';

/** The ways in which the game ends for some players. */
export const resultInput = exactlyOne('ResultInput', 'How the game ends for somebody: exactly one of these.', {
  wins: optional(playerInGame, 'An effect says that this player wins (104.2b).'),
  loses: optional(
    listOf(playerInGame, { minimum: 1, maximum: 2_000 }),
    'These players lose, at the same time (104.3).',
  ),
  draw: optional(source, 'The spell or ability whose effect says that the game is a draw (104.4c).'),
  loop: optional(
    listOf(object, { minimum: 1, maximum: 1_000 }),
    'The objects in a loop of mandatory actions (104.4b).',
  ),
  restart: optional(source, 'The spell or ability that restarts the game (104.6).'),
});
export type Result = ValueOf<typeof resultInput>;

/** Finds spells and abilities in a result whose controllers have left the game. */
export const resultProblems = (state: GameState, { draw, restart }: Result): readonly Problem[] =>
  Object.entries({ draw, restart }).flatMap(([name, given]) => {
    const controller = given ? controllerOfSource(state, given) : null;
    return controller && !controller.inGame
      ? [problem([name], `"${controller.id}" has left the game, and their spells and abilities with them (800.4a).`)]
      : [];
  });
