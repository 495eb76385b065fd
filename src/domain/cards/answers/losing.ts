import { alsoDoubtful, type Rulings } from '../../answer.js';
import { controllerOf, type GameObject, type GameState, type Player } from '../../state/game-state.js';
import { sentenceSaying } from './sentence-saying.js';

const instead = [[/\bwould lose the game\b/iu, /\binstead\b/iu]] as const;

/** Adds to rulings by which players lose the doubt where a card says that something else happens instead (614.1a); that is not applied. */
export const doubtLosing = (state: GameState, players: readonly Player[], [first, ...others]: Rulings): Rulings => {
  const speaksOf = (text: string, object: GameObject, player: Player): boolean =>
    !/\byou would lose\b/iu.test(text) || player === controllerOf(state, object);
  const found = sentenceSaying(state, instead, players, speaksOf);
  return found
    ? [alsoDoubtful(first, `${found} is not used; with it that loss may be replaced.`), ...others]
    : [first, ...others];
};
