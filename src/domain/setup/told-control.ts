import { hasController } from '../state/control.js';
import type { FullObject } from '../state/description.js';
import type { ControlEffect, GameObject } from '../state/game-state.js';

/** The control of an object as it is told. */
export type ToldControl = Pick<GameObject, 'zone' | 'defaultController' | 'controlEffects' | 'controlIsOpen'>;

/** Whether another player than its owner controls an object by default. */
export const isOthers = ({ controller, owner, zone }: FullObject): boolean =>
  hasController(zone) && (controller ?? owner) !== owner;

/** The default controller of an object, and through what: an effect behind its controller, or nothing told. */
export const controlOf = (given: FullObject): ToldControl => {
  const { zone, owner, controller, control, controlEffects } = given;
  const told = controlEffects ?? [];
  if (isOthers(given) && control === 'EFFECT')
    return {
      zone,
      defaultController: owner,
      controlEffects: [{ givesControlTo: controller, timestamp: ageOfOldest(told) }, ...told].map(buildControlEffect),
    };
  const isOpen = zone === 'BATTLEFIELD' && isOthers(given) && (control ?? null) === null;
  return {
    zone,
    defaultController: controller ?? owner,
    controlEffects: told.length ? told.map(buildControlEffect) : [],
    ...(isOpen && { controlIsOpen: true }),
  };
};

type Told = NonNullable<FullObject['controlEffects']>;

const ageOfOldest = (told: Told): number => Math.min(0, ...told.map(({ timestamp }) => timestamp ?? 0));

const buildControlEffect = (given: Told[number], place: number): ControlEffect => ({
  givesControlTo: given.givesControlTo ?? null,
  source: given.source ?? null,
  timestamp: given.timestamp ?? place,
  ...(given.until && { until: given.until }),
});
