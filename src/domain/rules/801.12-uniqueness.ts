import type { Ruling } from '../answer.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('801.12', '801.12 CR_2009', '801.14 CR_2009');

export const uniquenessInRangeCites = cites;

/** Says which newer world permanent there is within range of a world permanent's controller. */
export const newerInRange = (state: GameState, says: string, ...about: readonly Entity[]): Ruling =>
  ruling(state, '801.12', says, ...about);

/** Says that another legendary permanent of a name is in range, until 2013. */
export const anotherInRange = (state: GameState, object: GameObject, other: GameObject, controller: Player): Ruling => {
  const says = `${controller.name} controls ${object.name}, and another legendary ${other.name} is within range, so ${object.name} goes to its owner's graveyard.`;
  return ruling(state, '801.12 CR_2009', says, controller, object, other);
};

/** Says that another planeswalker of a type is in range, from 2009 to 2013. */
export const anotherOfItsType = (
  state: GameState,
  object: GameObject,
  other: GameObject,
  controller: Player,
): Ruling => {
  const says = `${controller.name} controls ${object.name}, and ${other.name}, a planeswalker of the same type, is within range, so ${object.name} goes to its owner's graveyard.`;
  return ruling(state, '801.14 CR_2009', says, controller, object, other);
};
