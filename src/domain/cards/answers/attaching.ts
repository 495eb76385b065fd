import { hasType, type GameObject, type GameState } from '../../state/game-state.js';
import { keptFrom } from './forbidden.js';

/** Finds a card that says that something may not be attached to an object; undefined where none does. */
export const cardBarring = (state: GameState, attachment: GameObject, to: GameObject): GameObject | undefined => {
  const found = keptFrom(state, to).find(
    ({ source: { object }, effect }) =>
      effect.does === 'CANT_BE_ATTACHED' &&
      !(effect.exceptItself && object === attachment) &&
      effect.what.some((each) => hasType(attachment, each === 'AURA' ? 'aura' : 'equipment')),
  );
  return found?.source.object;
};
