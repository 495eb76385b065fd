import { reaches } from '../rules/801.18-planes.js';
import { hasType, type GameObject, type GameState } from '../state/game-state.js';
import { matches } from '../state/matching.js';
import { openConditions } from './conditions.js';
import { entityFilter, type Source } from './filters.js';
import { clausesOf } from './static-abilities.js';

/**
 * Finds a card that says that something may not be attached to an object; undefined where none does.
 *
 * - 801.10: only of objects within range of the card's controller.
 */
export const cardBarring = (state: GameState, attachment: GameObject, to: GameObject): GameObject | undefined => {
  const found = clausesOf(state).find(({ object: id, clause: { effect, conditions } }) => {
    const object = state.objects.get(id);
    if (effect.does !== 'CANT_BE_ATTACHED' || !object || (effect.exceptItself && object === attachment)) return false;
    const source: Source = { state, object };
    return (
      effect.what.some((each) => hasType(attachment, each === 'AURA' ? 'aura' : 'equipment')) &&
      matches(state, entityFilter(source, effect.creatures), to) &&
      reaches(state, { object: id }, to) &&
      openConditions(source, conditions) !== null
    );
  });
  return found && state.objects.get(found.object);
};
