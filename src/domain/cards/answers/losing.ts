import { alsoDoubtful, type Rulings } from '../../answer.js';
import { areOpponents, controllerOf, type GameObject, type GameState, type Player } from '../../state/game-state.js';
import type { InOrder } from '../../words/in-order.js';
import { isUsed, sentenceSaying } from './sentence-saying.js';

/** The words of sentences that replace a loss (614.1a) or prevent it (101.2). */
const preventingLoss: readonly InOrder[] = [
  [/\bwould lose the game\b/iu, /\binstead\b/iu],
  [/\bcan't (?:win or )?lose\b/iu, /\bthe game\b/iu],
  [/\blose the game for having\b/iu],
];

/** Adds a doubt to rulings by which players lose if a card that is not applied says that they don't. */
export const doubtLosing = (state: GameState, players: readonly Player[], [first, ...others]: Rulings): Rulings => {
  const affects = (text: string, object: GameObject, player: Player): boolean => {
    if (isUsed(text, object)) return false;
    const controller = controllerOf(state, object);
    if (/\byou (?:would|can't|don't)\b/iu.test(text)) return player === controller;
    return !/\bopponents?\b/iu.test(text) || areOpponents(controller, player);
  };
  const found = sentenceSaying(state, preventingLoss, players, affects);
  return found
    ? [alsoDoubtful(first, `${found} is not used, but could prevent that loss.`), ...others]
    : [first, ...others];
};
