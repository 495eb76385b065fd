import type { GameObject, GameState, Player } from './game-state.js';

/** An object with its place among all at the table. */
interface Placed {
  readonly place: number;
  readonly object: GameObject;
}

interface Belongings {
  /** By the id of the controller; of the owner, where there is no controller (108.4a). */
  readonly held: ReadonlyMap<string, readonly Placed[]>;
  readonly protectedByAnybody: readonly Placed[];
}

/** Worked out once for the objects of a table; they are forgotten together. */
const known = new WeakMap<GameState['objects'], Belongings>();

const belongingsIn = ({ objects }: GameState): Belongings => {
  const found = known.get(objects) ?? sorted(objects);
  known.set(objects, found);
  return found;
};

const sorted = (objects: GameState['objects']): Belongings => {
  const held = new Map<string, Placed[]>();
  const protectedByAnybody: Placed[] = [];
  let place = 0;
  for (const object of objects.values()) {
    const placed = { place, object };
    const holder = object.controller ?? object.owner;
    const others = held.get(holder);
    if (others) others.push(placed);
    else held.set(holder, [placed]);
    if (object.protector !== null) protectedByAnybody.push(placed);
    place += 1;
  }
  return { held, protectedByAnybody };
};

/** Lists what a player controls, and what they own of objects without a controller (108.4a), in the table's order. */
export const heldBy = (state: GameState, player: Player): readonly GameObject[] =>
  belongingsIn(state)
    .held.get(player.id)
    ?.map(({ object }) => object) ?? [];

/** All that one of these players holds, and all that has a protector, in the table's order. */
export const heldOrProtected = (state: GameState, players: readonly Player[]): readonly GameObject[] => {
  const { held, protectedByAnybody } = belongingsIn(state);
  const found = new Set([...players.flatMap(({ id }) => held.get(id) ?? []), ...protectedByAnybody]);
  return [...found].sort((one, other) => one.place - other.place).map(({ object }) => object);
};
