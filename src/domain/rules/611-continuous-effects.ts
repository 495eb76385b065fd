import { withController } from '../game-state/control.js';
import type { GameObject } from '../game-state/game-state.js';

/**
 * What becomes of an object as those other objects leave the battlefield?
 *
 * - 611.2, 611.3: control that it was under through an ability of one of them ends.
 */
export const leavingBattlefield =
  (gone: ReadonlySet<string>) =>
  (object: GameObject): GameObject => {
    const lasting = object.controlEffects.filter(({ source }) => source === null || !gone.has(source));
    return lasting.length === object.controlEffects.length
      ? object
      : withController({ ...object, controlEffects: lasting });
  };
