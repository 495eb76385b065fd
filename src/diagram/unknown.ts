import type { GameObject } from '../domain/state/game-state.js';
import { holdsCardType } from '../domain/rules/205-type-words.js';

/** Whether an object has no known card type, so the rules ignore it. */
export const isUnknown = ({ typeLine }: GameObject): boolean => !holdsCardType(typeLine);
