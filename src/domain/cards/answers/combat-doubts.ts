import type { GameObject } from '../../state/game-state.js';
import type { Unsure } from './unsettled.js';

/** Finds sentences that may decide whether a creature can attack or block, but were not applied. */
export interface Doubts {
  readonly ofAttack: (attacker: GameObject) => readonly Unsure[];
  /** Finds the sentences that may decide whether a creature has to attack. */
  readonly ofRequired: (creature: GameObject) => readonly Unsure[];
  /** Doubts about a creature's blocks, by attacker. */
  readonly ofBlock: (blocker: GameObject) => (attacker: GameObject) => readonly Unsure[];
  /** Doubts whether an object is a creature at all. */
  readonly ofBeing: (object: GameObject) => readonly Unsure[];
  readonly ofControl: (object: GameObject) => readonly Unsure[];
  /** Doubts whether a keyword keeps an object from being a target. */
  readonly ofTargeting: (object: GameObject) => readonly Unsure[];
}

const nothing = (): readonly Unsure[] => [];
/** No doubts at all. */
export const noDoubts: Doubts = {
  ...{ ofAttack: nothing, ofRequired: nothing, ofBlock: () => nothing },
  ...{ ofBeing: nothing, ofControl: nothing, ofTargeting: nothing },
};
