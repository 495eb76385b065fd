import { doubtful, named, type Ruling } from '../answer.js';
import type { Entity, GameState, Player } from '../state/game-state.js';
import { controllerOfSource, type Source } from '../state/source.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('800.4a');
export const departedCites = cites;

/** Returns the ruling on somebody who has left the game, for example that they activate nothing. */
export const departed = (state: GameState, player: Player, says: string): Ruling =>
  ruling(state, '800.4a', `${player.name} has left the game and ${says}.`, player);

/** Returns the controller of a spell or ability if they have left the game, and the spell or ability with them. */
export const departedController = (state: GameState, given: Source): Player | null => {
  const controller = controllerOfSource(state, given);
  return controller.inGame ? null : controller;
};

/** Rules that a player who has left has no spells and abilities; null for one who is in the game. */
export const sourceGone = (state: GameState, source: Source): Ruling | null => {
  const controller = departedController(state, source);
  return (
    controller &&
    ruling(
      state,
      '800.4a',
      `${controller.name} has left the game, and so have ${controller.name}'s spells and abilities.`,
      controller,
    )
  );
};

/** Rules that a player who has left is no longer there for anything to happen to; null for anybody and anything else. */
export const playerGone = (state: GameState, entity: Entity): Ruling | null =>
  entity.kind === 'PLAYER' && !entity.inGame ? departed(state, entity, 'is out of reach') : null;

/**
 * Rules that one who has left affects nobody; null for one who is in the game.
 *
 * - Doubt: the rules do not say how far an effect of theirs reaches that lasts on.
 */
export const controllerGone = (state: GameState, source: Source): Ruling | null => {
  const controller = departedController(state, source);
  return (
    controller &&
    doubtful(
      departed(state, controller, 'no longer affects anyone'),
      'The rules do not say how far an effect reaches that outlasts its controller.',
    )
  );
};

/** 800.4a: what leaves the game with its owner is put into no graveyard. */
export const notDying = (state: GameState, gone: readonly Entity[]): Ruling => {
  const says = `${named(gone)} left the game with ${gone.length === 1 ? 'its owner and was' : 'their owners and were'} put into no graveyard, so nothing triggers on dying.`;
  return ruling(state, '800.4a', says, ...gone);
};
