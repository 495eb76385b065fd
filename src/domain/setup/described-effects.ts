import type { FullDescription } from '../state/description.js';
import type { FullEffect } from '../state/effects/effects.js';
import type { GameState } from '../state/game-state.js';
import { effectInFull } from './offers.js';

/** Returns the effects of a description, expanding those given by the number of an offer. */
export const effectsInFull = (state: GameState, { effects }: FullDescription): readonly FullEffect[] =>
  (effects ?? []).map((each) => (typeof each.offer === 'number' ? effectInFull(state, each) : each));
