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
  const says = `${controller.name} controls the legendary permanent ${object.name} and has another one of that name in range.`;
  return ruling(state, '801.12 CR_2009', says, controller, object, other);
};

/** Says that another planeswalker of a type is in range, from 2009 to 2013. */
export const anotherOfItsType = (
  state: GameState,
  object: GameObject,
  other: GameObject,
  controller: Player,
): Ruling => {
  const says = `${controller.name}, who controls ${object.name}, has another planeswalker of its type in range: ${other.name}.`;
  return ruling(state, '801.14 CR_2009', says, controller, object, other);
};
