import { isInRange, rangeIsLimited } from '../state/range.js';
import { addDoubt, type Rulings } from '../answer.js';
import { controllerOf, hasType, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { actionOn, type StateBasedAction } from './704-actions.js';

import { worldInRange } from './801.12-uniqueness.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('704.5k');

/** The newest world permanent within a player's range, an equally new rival, if any, and whether all are in range. */
interface WorldInRange {
  readonly newest: GameObject;
  readonly rival: GameObject | null;
  readonly all: boolean;
}

/**
 * Which world permanents go to the graveyard?
 *
 * - 704.5k: all but the newest, and all on a tie.
 * - 801.12: each is compared only with those in its controller's range, and not at all if there are none.
 * - Doubt: the text does not say whether the newest is the newest of the table or of those in range.
 */
export const worldActions = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] => {
  const worlds = permanents.filter((object) => hasType(object, 'world'));
  const seen = new Map<string, WorldInRange>();
  return worlds.flatMap((world) => {
    const controller = controllerOf(state, world);
    const sight = seen.get(controller.id) ?? seenBy(state, controller, worlds, world);
    seen.set(controller.id, sight);
    const newer = sight.newest.id === world.id ? sight.rival : sight.newest;
    return newer ? [actionOn('TO_GRAVEYARD', world, worldRulings(state, controller, world, newer, sight))] : [];
  });
};

const seenBy = (state: GameState, controller: Player, worlds: readonly GameObject[], own: GameObject): WorldInRange => {
  let [newest, rival]: [GameObject, GameObject | null] = [own, null];
  let all = true;
  for (const world of worlds) {
    if (!isInRange(state, controller, world)) all = false;
    else if (world.id === newest.id) continue;
    else if (world.timestamp > newest.timestamp) [newest, rival] = [world, null];
    else if (world.timestamp === newest.timestamp) rival = world;
  }
  return { newest, rival, all };
};

const worldRulings = (
  state: GameState,
  controller: Player,
  world: GameObject,
  newer: GameObject,
  { all }: WorldInRange,
): Rulings => {
  const age = newer.timestamp === world.timestamp ? 'just as new as' : 'newer than';
  const says = `${newer.name} is ${age} ${world.name}, so ${world.name} goes to its owner's graveyard.`;
  const decided = ruling(state, '704.5k', says, newer, world);
  const doubt = all ? tieDoubt(state, world, newer) : outOfSight;
  const inRange = rangeIsLimited(state) ? [worldInRange(state, world, newer, controller)] : [];
  return [doubt === null ? decided : addDoubt(decided, doubt), ...inRange];
};

const outOfSight =
  "The rules do not say whether the newest world permanent is that of the whole table; here each is compared with those within its controller's range.";

const tieDoubt = (state: GameState, world: GameObject, newer: GameObject): string | null =>
  newer.timestamp === world.timestamp && !isInRange(state, controllerOf(state, newer), world)
    ? 'The rules do not say what happens on a tie when only one of the two controllers has the other permanent within range.'
    : null;
