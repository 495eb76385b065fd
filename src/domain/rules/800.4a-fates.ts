import { controlledBy, controllerBy, controllerByEffects, sourcesFirst } from '../state/control.js';
import { hasType, playerOf, type ControlEffect, type GameObject, type GameState } from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { moveToExile } from './400.7-new-objects.js';
import { groupPairs } from '../values/groups.js';

/** The fate of an object as players leave, or as an effect ends. */
export interface Fate {
  readonly object: GameObject;
  readonly kind: 'STAYS' | 'LEAVES' | 'CEASES' | 'EXILED';
  /** The object afterwards; null if it is gone. */
  readonly after: GameObject | null;
}

/**
 * What happens to every object, in table order, as players leave and sources leave the battlefield?
 *
 * - 611.2b, 611.3: an effect ends with its source, which may be exiled in turn, or with control of it; an effect that
 *   names no player follows its source's control, so dependent objects are checked again.
 */
export const fatesOf = (
  state: GameState,
  gone: ReadonlySet<string>,
  sources: ReadonlySet<string> = new Set(),
): readonly Fate[] => {
  const dependents = dependentsOf(state);
  const fates = new Map<string, Fate>();
  const ended = new Set(sources);
  const over = new Set<ControlEffect>();
  const controllerOf = (id: string) => (fates.get(id)?.after ?? state.objects.get(id))?.controller ?? null;
  let open = sourcesFirst(state.objects);
  for (let round = 0; open.length && round <= state.objects.size; round += 1) {
    const again = new Set<GameObject>();
    for (const object of open) {
      const before = controllerOf(object.id);
      for (const effect of object.controlEffects)
        if (gone.has(controllerBy(effect, controllerOf) ?? '') || losesSource(state, effect, controllerOf))
          over.add(effect);
      const fate = fateOf(state, object, { gone, ended, over, controllerOf });
      fates.set(object.id, fate);
      const ends = fate.kind !== 'STAYS' && !ended.has(object.id);
      if (ends) ended.add(object.id);
      if (ends || before !== controllerOf(object.id))
        for (const dependent of dependents.get(object.id) ?? []) again.add(dependent);
    }
    open = [...again];
  }
  return [...state.objects.keys()].flatMap((id) => fates.get(id) ?? []);
};

/** 611.2b: whether an effect ends that lasts while a player controls its source, as somebody else now controls it. */
const losesSource = (
  { objects }: GameState,
  { source, until, givesControlTo }: ControlEffect,
  controllerOf: KnownFacts['controllerOf'],
): boolean => {
  if (until?.end !== 'SOURCE_CHANGES_CONTROL' || source === null) return false;
  const holder = until.player ?? givesControlTo;
  return objects.get(source)?.controller === holder && controllerOf(source) !== holder;
};

/** The facts known so far: who has left, which sources are gone, which effects are over, and who controls what. */
interface KnownFacts {
  readonly gone: ReadonlySet<string>;
  readonly ended: ReadonlySet<string>;
  readonly over: ReadonlySet<ControlEffect>;
  readonly controllerOf: (id: string) => string | null;
}

/** The objects whose control comes from each object's abilities. */
const dependentsOf = ({ objects }: GameState): ReadonlyMap<string, readonly GameObject[]> =>
  groupPairs(
    [...objects.values()].flatMap((object) =>
      object.controlEffects.flatMap(({ source }) => (source === null ? [] : [[source, object]])),
    ),
  );

/** Whether an object is an ability on the stack, which has no owner: its fate depends on its controller. */
const isAbility = (object: GameObject): boolean =>
  object.zone === 'STACK' && !object.card && hasType(object, 'ability');

/** 800.4n: whether cards in the ante zone stay: from 2009; in games recorded by older builds, in every edition. */
export const leavesAnteBehind = ({ edition, revision }: GameState): boolean =>
  revision < 1 || decisionsOf(edition).anteStaysBehind;

const fateOf = (state: GameState, object: GameObject, { gone, ended, over, controllerOf }: KnownFacts): Fate => {
  const { departureSparesCardSpells } = decisionsOf(state.edition);
  const stays = isAbility(object) || (object.zone === 'ANTE' && leavesAnteBehind(state));
  if (gone.has(object.owner) && !stays) return { object, kind: 'LEAVES', after: null };
  const vanishes = object.zone === 'STACK' && object.controller !== null && gone.has(object.controller);
  if (vanishes && !departureSparesCardSpells) return { object, kind: 'CEASES', after: null };
  const lasts = (effect: ControlEffect): boolean =>
    !over.has(effect) && !(effect.source !== null && ended.has(effect.source));
  const freed = object.controlEffects.every(lasts)
    ? object
    : { ...object, controlEffects: object.controlEffects.filter(lasts) };
  const controller = controllerByEffects(freed, controllerOf);
  if (controller === null || staysInGame(state, controller, gone))
    return { object, kind: 'STAYS', after: controlledBy(freed, controller) };
  return withoutController(state, object, freed, gone);
};

const staysInGame = (state: GameState, id: string, gone: ReadonlySet<string>): boolean =>
  !gone.has(id) && playerOf(state, id).inGame;

/**
 * The fate of an object without a controller in the game.
 *
 * - 800.4a: on the stack, it ceases to exist unless it is a card; elsewhere it is exiled. In 2005 it left the game.
 * - 800.4c: it is exiled even if another player controlled it until now; until 2012 it stayed with that player.
 */
const withoutController = (
  state: GameState,
  object: GameObject,
  freed: GameObject,
  gone: ReadonlySet<string>,
): Fate => {
  const { controller } = object;
  const { exilesWhatRevertsToDeparted, exilesWhatDepartedControls } = decisionsOf(state.edition);
  const keeps = controller !== null && staysInGame(state, controller, gone);
  if (keeps && !exilesWhatRevertsToDeparted)
    return { object, kind: 'STAYS', after: { ...freed, defaultController: controller } };
  if (object.zone === 'STACK' && !object.card) return { object, kind: 'CEASES', after: null };
  return exilesWhatDepartedControls
    ? { object, kind: 'EXILED', after: moveToExile(freed) }
    : { object, kind: 'LEAVES', after: null };
};
