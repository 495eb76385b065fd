import type { Ruling } from '../answer.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('801.12', '801.12 CR_2009', '801.14 CR_2009');

/** Says that another world permanent is within range of a world permanent's controller, so they are compared. */
export const worldInRange = (state: GameState, world: GameObject, other: GameObject, controller: Player): Ruling => {
  const says = `${other.name} is within ${controller.name}'s range, so the world rule applies to ${world.name}.`;
  return ruling(state, '801.12', says, world, other, controller);
};

/** Says that another legendary permanent with the same name is within range (until 2013). */
export const legendInRange = (state: GameState, object: GameObject, other: GameObject, controller: Player): Ruling => {
  const says = `Another legendary ${other.name} is within ${controller.name}'s range, so the legend rule applies to ${object.name}.`;
  return ruling(state, '801.12 CR_2009', says, object, other, controller);
};

/** Says that another planeswalker of the same type is within range (2009 to 2013). */
export const walkerInRange = (state: GameState, object: GameObject, other: GameObject, controller: Player): Ruling => {
  const says = `${other.name}, of the same planeswalker type, is within ${controller.name}'s range, so the uniqueness rule applies to ${object.name}.`;
  return ruling(state, '801.14 CR_2009', says, object, other, controller);
};
