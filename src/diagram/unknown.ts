import type { GameObject } from '../domain/state/game-state.js';
import { holdsCardType } from '../domain/rules/205-type-words.js';

/** Whether nothing tells what an object is: it is none of the card types, so the rules pass it. */
export const isUnknown = ({ typeLine }: GameObject): boolean => !holdsCardType(typeLine);
