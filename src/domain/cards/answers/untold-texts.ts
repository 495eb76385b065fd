import { hasType, isOnBattlefield, type GameObject } from '../../state/game-state.js';

/** Whether the table gives neither the text of a permanent's card nor abilities in its place. */
export const isTextUntold = (object: GameObject): boolean =>
  object.name !== object.id &&
  isOnBattlefield(object) &&
  !object.token &&
  !hasType(object, 'creature') &&
  !hasType(object, 'basic') &&
  !isToldOtherwise(object);

const isToldOtherwise = ({ printed, keywords, attackRules, blockRules, enchants }: GameObject): boolean =>
  (printed !== null && (printed.face.text !== null || printed.losesAllAbilities)) ||
  keywords.length + attackRules.length + blockRules.length > 0 ||
  enchants !== null;
