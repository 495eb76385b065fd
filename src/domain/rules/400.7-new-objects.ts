import { controlledBy, hasController } from '../state/control.js';
import type { GameObject } from '../state/game-state.js';

/** The object as a new one in another zone, with no memory of what it was (400.7). */
export const moved = (object: GameObject, zone: GameObject['zone'], controller: string): GameObject =>
  controlledBy(
    {
      ...object,
      zone,
      defaultController: controller,
      controlEffects: [],
      tapped: false,
      attachedTo: null,
      protector: null,
      stack: null,
      controlledSinceTurnBegan: false,
    },
    hasController(zone) ? controller : null,
  );

/** The object as a new one in exile (400.7). */
export const exiled = (object: GameObject): GameObject => moved(object, 'EXILE', object.owner);
