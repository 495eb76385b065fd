import type { Answer, Ruling } from '../answer.js';
import type { Entity, GameObject } from '../state/game-state.js';

/** Finds rulings on a creature and its possible targets: what is required of it, and what it can't do alone. */
export type TargetRulings<Target extends Entity = Entity> = (
  creature: GameObject,
  included: readonly Target[],
) => readonly Ruling[];

/** Adds these rulings to a creature's targets; none if it may attack or block nothing. */
export const withTargetRulings = <Target extends Entity, Targets extends { readonly included: readonly Target[] }>(
  creature: GameObject,
  targets: Answer<Targets>,
  rulings: readonly TargetRulings<Target>[],
): Answer<Targets> =>
  targets.included.length
    ? { ...targets, because: [...targets.because, ...rulings.flatMap((each) => each(creature, targets.included))] }
    : targets;
