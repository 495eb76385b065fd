import { hasType, type GameObject, type GameState } from '../../state/game-state.js';
import { effectsThatForbid } from './forbidden.js';

/** Finds a card that forbids attaching something to an object. */
export const cardForbiddingAttachment = (
  state: GameState,
  attachment: GameObject,
  to: GameObject,
): GameObject | undefined => {
  const found = effectsThatForbid(state, to).find(
    ({ source: { object }, effect }) =>
      effect.does === 'CANT_BE_ATTACHED' &&
      !(effect.exceptItself && object === attachment) &&
      effect.what.some((each) => hasType(attachment, each === 'AURA' ? 'aura' : 'equipment')),
  );
  return found?.source.object;
};
