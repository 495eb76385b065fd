import type { ControlEffect, GameObject } from './game-state.js';
import type { Zone } from './vocabulary.js';

/** Only objects on the battlefield and on the stack have a controller (108.4). */
export const hasController = (zone: Zone): boolean => zone === 'BATTLEFIELD' || zone === 'STACK';

type Controlled = Pick<GameObject, 'zone' | 'defaultController' | 'controlEffects'>;

/** The newest control effect in force; of several with one timestamp, the one listed last (613.7). */
export const newestEffect = (effects: readonly ControlEffect[]): ControlEffect | undefined =>
  effects.reduce<ControlEffect | undefined>(
    (newest, each) => (newest && newest.timestamp > each.timestamp ? newest : each),
    undefined,
  );

/**
 * Who controls an object?
 *
 * - 613.7: the newest effect that changes its control decides.
 * - 110.2, 112.2: without one, its controller by default.
 */
export const controllerByEffects = ({ zone, defaultController, controlEffects }: Controlled): string | null => {
  if (!hasController(zone)) return null;
  return newestEffect(controlEffects)?.givesControlTo ?? defaultController;
};

/** The object with its controller worked out anew. */
export const withController = (object: GameObject): GameObject => {
  const controller = controllerByEffects(object);
  if (controller === object.controller) return object;
  return { ...object, controller, controlledSinceTurnBegan: false };
};
