import { controlledBy, controllerAt, controllerByEffects, withFollowers } from '../../state/control.js';
import { withObjects } from '../../state/change.js';
import { isOnBattlefield, type ControlEffect, type GameObject, type GameState } from '../../state/game-state.js';

const givesControl = (object: GameObject): boolean =>
  isOnBattlefield(object) && (object.printed?.clauses.some(({ effect }) => effect.does === 'CONTROLS_HOST') ?? false);

const isControlledByCard = ({ controlEffects }: GameObject): boolean =>
  controlEffects.length > 0 && controlEffects.some(({ isPrinted }) => isPrinted);

const effectOf = ({ id, timestamp }: GameObject): ControlEffect => ({
  givesControlTo: null,
  source: id,
  timestamp,
  isPrinted: true,
});

const isSame = (one: readonly ControlEffect[], other: readonly ControlEffect[]): boolean =>
  one.length === other.length &&
  one.every(({ source, timestamp, isPrinted }, index) => {
    const same = other[index];
    return source === same?.source && timestamp === same.timestamp && isPrinted === same.isPrinted;
  });

/**
 * Returns the table with control effects for cards such as "You control enchanted creature".
 *
 * - 613.1b: such an effect gives control to the card's controller at the time.
 */
export const withPrintedControl = <State extends Pick<GameState, 'objects'>>(
  state: State,
  under: (object: GameObject, controller: string | null) => GameObject = controlledBy,
): State => {
  const effects = new Map<string, ControlEffect[]>();
  for (const object of state.objects.values())
    if (object.attachedTo !== null && object.phasedOutUnder === undefined && givesControl(object))
      effects.set(object.attachedTo, [...(effects.get(object.attachedTo) ?? []), effectOf(object)]);
  if (!effects.size && ![...state.objects.values()].some(isControlledByCard)) return state;
  const changed = [...state.objects.values()].flatMap((object) => {
    const controlEffects = [
      ...object.controlEffects.filter(({ isPrinted }) => !isPrinted),
      ...(effects.get(object.id) ?? []),
    ];
    if (isSame(controlEffects, object.controlEffects)) return [];
    const after = { ...object, controlEffects };
    return [under(after, controllerByEffects(after, controllerAt(state)))];
  });
  return changed.length ? withFollowers(withObjects(state, changed), under) : state;
};
