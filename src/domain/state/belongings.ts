import { oncePer } from '../values/remembered.js';
import type { GameObject, GameState, Player } from './game-state.js';

/** A table's objects, and the indexes of each player's objects. */
interface Belongings {
  readonly all: readonly GameObject[];
  /** The indexes by the controller's id, or by the owner's for objects without a controller (108.4a). */
  readonly byHolder: ReadonlyMap<string, readonly number[]>;
  readonly protectedByAnybody: readonly number[];
}

/** Indexes a table's objects; memoized. */
const belongingsOf: (objects: GameState['objects']) => Belongings = oncePer((objects) => {
  const all = [...objects.values()];
  const byHolder = new Map<string, number[]>();
  const protectedByAnybody: number[] = [];
  all.forEach((object, place) => {
    const holder = object.controller ?? object.owner;
    const others = byHolder.get(holder);
    if (others) others.push(place);
    else byHolder.set(holder, [place]);
    if (object.protector !== null) protectedByAnybody.push(place);
  });
  return { all, byHolder, protectedByAnybody };
});

/** Lists the objects that a player controls, or owns if they have no controller (108.4a), in table order. */
export const possessionsOf = (state: GameState, player: Player): readonly GameObject[] => {
  const { all, byHolder } = belongingsOf(state.objects);
  return objectsAt(all, byHolder.get(player.id) ?? []);
};

/** Lists the objects of these players, and all objects with a protector, in table order. */
export const heldOrProtected = (state: GameState, players: readonly Player[]): readonly GameObject[] => {
  const { all, byHolder, protectedByAnybody } = belongingsOf(state.objects);
  const lists = [...players.map(({ id }) => byHolder.get(id) ?? []), protectedByAnybody];
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  return count * few < all.length ? objectsAt(all, Uint32Array.from(lists.flat()).sort()) : objectsMarked(all, lists);
};

/** Below a fraction of 1 / `few` of all objects, sorting their indexes is faster than marking them among all. */
const few = 16;

const objectsMarked = (all: readonly GameObject[], lists: readonly (readonly number[])[]): readonly GameObject[] => {
  const isMarked = new Uint8Array(all.length);
  for (const places of lists) for (const place of places) isMarked[place] = 1;
  return all.filter((_, place) => isMarked[place]);
};

/** Returns the objects at sorted indexes, without duplicates. */
const objectsAt = (all: readonly GameObject[], places: Iterable<number>): readonly GameObject[] => {
  const inOrder: GameObject[] = [];
  let last = -1;
  for (const place of places) {
    const object = place === last ? undefined : all[place];
    if (object) inOrder.push(object);
    last = place;
  }
  return inOrder;
};
