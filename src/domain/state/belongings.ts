import type { GameObject, GameState, Player } from './game-state.js';

/** Objects by their places among all at the table. */
interface Belongings {
  readonly all: readonly GameObject[];
  /** By the id of the controller; of the owner, where there is no controller (108.4a). */
  readonly held: ReadonlyMap<string, readonly number[]>;
  readonly protectedByAnybody: readonly number[];
}

/** Worked out once for the objects of a table; they are forgotten together. */
const known = new WeakMap<GameState['objects'], Belongings>();

const belongingsIn = ({ objects }: GameState): Belongings => {
  const found = known.get(objects) ?? sorted(objects);
  known.set(objects, found);
  return found;
};

const sorted = (objects: GameState['objects']): Belongings => {
  const all = [...objects.values()];
  const held = new Map<string, number[]>();
  const protectedByAnybody: number[] = [];
  all.forEach((object, place) => {
    const holder = object.controller ?? object.owner;
    const others = held.get(holder);
    if (others) others.push(place);
    else held.set(holder, [place]);
    if (object.protector !== null) protectedByAnybody.push(place);
  });
  return { all, held, protectedByAnybody };
};

/** Lists what a player controls, and what they own of objects without a controller (108.4a), in the table's order. */
export const heldBy = (state: GameState, player: Player): readonly GameObject[] => {
  const { all, held } = belongingsIn(state);
  return objectsAt(all, held.get(player.id) ?? []);
};

/** All that one of these players holds, and all that has a protector, in the table's order. */
export const heldOrProtected = (state: GameState, players: readonly Player[]): readonly GameObject[] => {
  const { all, held, protectedByAnybody } = belongingsIn(state);
  const places = players.flatMap(({ id }) => held.get(id) ?? []);
  return objectsAt(all, Uint32Array.from(places.concat(protectedByAnybody)).sort());
};

/** The objects at these places, which are in order; one that is told twice comes once. */
const objectsAt = (all: readonly GameObject[], places: Iterable<number>): readonly GameObject[] => {
  const found: GameObject[] = [];
  let last = -1;
  for (const place of places) {
    const object = place === last ? undefined : all[place];
    if (object) found.push(object);
    last = place;
  }
  return found;
};
