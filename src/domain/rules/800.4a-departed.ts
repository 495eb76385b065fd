import { addDoubt, nameList, type Ruling } from '../answer.js';
import type { Entity, GameState, Player } from '../state/game-state.js';
import { controllerOfSource, type Source } from '../state/source.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('800.4a');

/** Says what a departed player can't do, for example activate abilities. */
export const departedRuling = (state: GameState, player: Player, says: string): Ruling =>
  ruling(state, '800.4a', `${player.name} has left the game and ${says}.`, player);

/** Returns the controller of a spell or ability if they have left the game. */
export const departedController = (state: GameState, given: Source): Player | null => {
  const controller = controllerOfSource(state, given);
  return controller.inGame ? null : controller;
};

/** Says that a departed player's spells and abilities are gone; null if their controller is in the game. */
export const leftSourceRuling = (state: GameState, source: Source): Ruling | null => {
  const controller = departedController(state, source);
  if (!controller) return null;
  const says = `${controller.name} has left the game, and so have ${controller.name}'s spells and abilities.`;
  return ruling(state, '800.4a', says, controller);
};

/** Says that nothing happens to a departed player; null for anything else. */
export const leftPlayerRuling = (state: GameState, entity: Entity): Ruling | null =>
  entity.kind === 'PLAYER' && !entity.inGame ? departedRuling(state, entity, 'is out of reach') : null;

/**
 * Says that a departed controller's spell or ability affects nobody; null for one in the game.
 *
 * - Doubt: the rules do not say how far an effect reaches that outlasts its controller.
 */
export const leftControllerRuling = (state: GameState, source: Source): Ruling | null => {
  const controller = departedController(state, source);
  if (!controller) return null;
  const doubt = 'The rules do not say how far an effect reaches that outlasts its controller.';
  return addDoubt(departedRuling(state, controller, 'no longer affects anyone'), doubt);
};

/** 800.4a: objects that leave the game with their owner do not die. */
export const notDyingRuling = (state: GameState, gone: readonly Entity[]): Ruling => {
  const says = `${nameList(gone)} left the game with ${gone.length === 1 ? 'its owner and was' : 'their owners and were'} put into no graveyard, so nothing triggers on dying.`;
  return ruling(state, '800.4a', says, ...gone);
};
