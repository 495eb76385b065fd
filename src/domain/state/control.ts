import { withEach, withObjects } from './change.js';
import type { ControlEffect, GameObject, GameState } from './game-state.js';
import type { Zone } from './vocabulary.js';
import type { FullObject } from './description.js';
import { withoutUndefined } from '../values/given.js';

/** Only objects on the battlefield and on the stack have a controller (108.4). */
export const hasController = (zone: Zone): boolean => zone === 'BATTLEFIELD' || zone === 'STACK';

/** Whether an object is an emblem, which has a controller in the command zone (114.2) and is not a card (114.5). */
export const isEmblem = ({ zone, types }: Pick<GameObject, 'zone' | 'types'>): boolean =>
  zone === 'COMMAND' && types.includes('emblem');

type ControlFields = Pick<GameObject, 'zone' | 'types' | 'defaultController' | 'controlEffects'>;
/** Finds who controls the source of an effect. */
type ControllerOfSource = (source: string) => string | null;

/** The newest control effect in force; if timestamps are equal, the last one listed (613.7). */
export const newestEffect = (effects: readonly ControlEffect[]): ControlEffect | undefined =>
  effects.reduce<ControlEffect | undefined>(
    (newest, each) => (newest && newest.timestamp > each.timestamp ? newest : each),
    undefined,
  );

/** Returns the player to whom an effect gives control: the one it names, else its source's current controller. */
export const controllerBy = (
  { givesControlTo, source }: ControlEffect,
  controllerOfSource: ControllerOfSource,
): string | null => givesControlTo ?? (source === null ? null : controllerOfSource(source));

/**
 * Determines who controls an object.
 *
 * - 613.7: the newest effect that changes its control decides.
 * - 110.2, 112.2: without such an effect, its default controller controls it.
 * - 114.2: an emblem is under its owner's control.
 */
export const controllerByEffects = (
  { zone, types, defaultController, controlEffects }: ControlFields,
  controllerOfSource: ControllerOfSource,
): string | null => {
  if (isEmblem({ zone, types })) return defaultController;
  if (!hasController(zone)) return null;
  const newest = newestEffect(controlEffects);
  return (newest && controllerBy(newest, controllerOfSource)) ?? defaultController;
};

/** Changes the controller of an object as described, without summoning sickness. */
export const descriptionUnder = (object: GameObject, controller: string | null): GameObject =>
  controller === object.controller ? object : { ...object, controller };

/** Changes the controller of an object; a new one makes it summoning sick. */
export const controlledBy = (object: GameObject, controller: string | null): GameObject =>
  controller === object.controller ? object : { ...object, controller, controlledSinceTurnBegan: false };

/** Recomputes the controller of an object. */
export const withController = (state: GameState, object: GameObject): GameObject =>
  controlledBy(object, controllerByEffects(object, controllerAt(state)));

export const controllerAt =
  ({ objects }: { readonly objects: Pick<GameState['objects'], 'get'> }): ControllerOfSource =>
  (source) =>
    objects.get(source)?.controller ?? null;

const followed = ({ controlEffects }: GameObject): readonly string[] =>
  controlEffects.flatMap(({ givesControlTo, source }) => (givesControlTo === null && source !== null ? [source] : []));

/** Lists the source of the newest effect only, which decides (613.7); older ones might form false circles. */
const followedNow = ({ controlEffects }: GameObject): readonly string[] => {
  const newest = newestEffect(controlEffects);
  return newest && newest.givesControlTo === null && newest.source !== null ? [newest.source] : [];
};

const followsAny = ({ controlEffects }: GameObject): boolean =>
  controlEffects.some(({ givesControlTo, source }) => givesControlTo === null && source !== null);

/**
 * Sorts objects so each comes after those whose control it follows.
 *
 * - `sourcesOf`: the ids of the objects that an object follows; by default the sources of all its control effects.
 */
export const sourcesFirst = (objects: GameState['objects'], sourcesOf = followed): readonly GameObject[] => {
  const all = [...objects.values()];
  if (!all.some(followsAny)) return all;
  const [opened, ordered] = [new Set<GameObject>(), new Set<GameObject>()];
  const open = all.reverse();
  for (let object = open.at(-1); object; object = open.at(-1)) {
    const sources = opened.has(object) ? [] : sourcesOf(object).flatMap((id) => objects.get(id) ?? []);
    const unopened = sources.filter((source) => !opened.has(source));
    opened.add(object);
    if (unopened.length) open.push(...unopened);
    else open.pop();
    if (!unopened.length) ordered.add(object);
  }
  return [...ordered];
};

/**
 * Updates the controllers of objects that follow another object's control.
 *
 * - 613.8: if objects follow each other in a circle, the oldest one's effect applies first, by its default controller.
 * - `under`: returns an object with another controller.
 */
export const withFollowers = <State extends Pick<GameState, 'objects'>>(
  state: State,
  under: (object: GameObject, controller: string | null) => GameObject = controlledBy,
): State => {
  const { objects } = state;
  if (![...objects.values()].some(followsAny)) return state;
  const circles = circlesIn(objects);
  const settled = new Map<string, GameObject>();
  const controllerNow = controllerAt({ objects: { get: (id) => settled.get(id) ?? objects.get(id) } });
  for (const object of sourcesFirst(objects, followedNow).filter(followsAny)) {
    const circle = circles.get(object.id) ?? [];
    const isSettled = circle.some(({ id }) => settled.has(id));
    const [oldest] = isSettled ? [] : circle.toSorted((one, other) => one.timestamp - other.timestamp);
    for (const each of oldest ? circle : []) settled.set(each.id, under(each, oldest?.defaultController ?? null));
    settled.set(object.id, under(object, controllerByEffects(object, controllerNow)));
  }
  const changed = [...settled.values()].filter((object) => object !== objects.get(object.id));
  return withObjects(state, changed);
};

/** Maps each object to the circle that its control depends on: objects that follow each other's control. */
export const circlesIn = (objects: GameState['objects']): ReadonlyMap<string, readonly GameObject[]> => {
  const circles = new Map<string, readonly GameObject[]>();
  for (const object of objects.values()) {
    if (!followsAny(object)) continue;
    const chain = new Set<GameObject>();
    let next: GameObject | undefined = object;
    for (; next && !chain.has(next) && !circles.has(next.id); next = objects.get(followedNow(next)[0] ?? ''))
      chain.add(next);
    const followed = [...chain];
    const circle = next ? (circles.get(next.id) ?? followed.slice(followed.indexOf(next))) : [];
    for (const { id } of followed) circles.set(id, circle);
  }
  return circles;
};

/** Lists objects whose described controller is unexplained, but gets control from a card at the table. */
const givenByCards = (state: GameState): readonly GameObject[] => {
  const controllerOfSource = controllerAt(state);
  return [...state.objects.values()].filter(
    ({ controlIsOpen, defaultController, controlEffects }) =>
      controlIsOpen &&
      controlEffects.some((each) => each.isPrinted && controllerBy(each, controllerOfSource) === defaultController),
  );
};

/**
 * Explains an unexplained controller by a card that gives them control: the object's default controller is then its
 * owner (800.4a).
 */
export const withControlExplained = (state: GameState): GameState =>
  withEach(state, givenByCards(state), (object) =>
    withoutUndefined({ ...object, defaultController: object.owner, controlIsOpen: undefined }),
  );

/** Keeps an unexplained default controller: a card that came to the table later cannot be the reason. */
export const withControlFromBefore = (state: GameState): GameState =>
  withEach(state, givenByCards(state), (object) => withoutUndefined({ ...object, controlIsOpen: undefined }));

/** The control of an object in a description. */
export type ControlInput = Pick<GameObject, 'zone' | 'defaultController' | 'controlEffects' | 'controlIsOpen'>;

/** Whether a player other than its owner controls an object by default. */
export const isControlledByAnother = ({ controller, owner, zone }: FullObject): boolean =>
  hasController(zone) && (controller ?? owner) !== owner;

/** Returns an object's default controller and control effects; notes a controller without a given reason. */
export const controlOf = (given: FullObject): ControlInput => {
  const { zone, owner, controller, control, controlEffects } = given;
  const givenEffects = controlEffects ?? [];
  if (isControlledByAnother(given) && control === 'EFFECT')
    return {
      zone,
      defaultController: owner,
      controlEffects: [{ givesControlTo: controller, timestamp: ageOfOldest(givenEffects) }, ...givenEffects].map(
        buildControlEffect,
      ),
    };
  const isOpen = zone === 'BATTLEFIELD' && isControlledByAnother(given) && (control ?? null) === null;
  return {
    zone,
    defaultController: controller ?? owner,
    controlEffects: givenEffects.length ? givenEffects.map(buildControlEffect) : [],
    ...(isOpen && { controlIsOpen: true }),
  };
};

type ControlEffectInputs = NonNullable<FullObject['controlEffects']>;

const ageOfOldest = (told: ControlEffectInputs): number => Math.min(0, ...told.map(({ timestamp }) => timestamp ?? 0));

const buildControlEffect = (given: ControlEffectInputs[number], place: number): ControlEffect => ({
  givesControlTo: given.givesControlTo ?? null,
  source: given.source ?? null,
  timestamp: given.timestamp ?? place,
  ...(given.until && { until: given.until }),
});
