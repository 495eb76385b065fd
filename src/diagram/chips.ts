import {
  controllerOf,
  isOnBattlefield,
  playerOf,
  type Attack,
  type GameObject,
  type GameState,
  type Player,
} from '../domain/state/game-state.js';
import type { Distances } from './distances.js';
import type { Icon } from './pieces.js';
import { readable } from './text.js';
import { listed, nameIn, nameOf } from './words.js';

/** A permanent at its controller's seat; or several of them, where there is no room. */
export interface Chip {
  /** The objects that it stands for. */
  readonly objects: readonly string[];
  readonly name: string;
  readonly icons: readonly Icon[];
  /** What else is so of it: what it is attached to, whose it is, what it attacks. */
  readonly notes: readonly string[];
  /** How far it is indented below what it is attached to. */
  readonly depth: number;
  readonly changedControl: boolean;
  readonly inRange: boolean;
  readonly title: string;
}

/** What goes on at a table, found by object. */
export interface Scene {
  readonly state: GameState;
  readonly distances: Distances | null;
  readonly permanents: ReadonlyMap<string, readonly GameObject[]>;
  readonly attacks: ReadonlyMap<string, Attack>;
  readonly attacked: ReadonlySet<string>;
  readonly blocks: ReadonlyMap<string, readonly string[]>;
}

export const sceneOf = (state: GameState, distances: Distances | null): Scene => {
  const attacks = state.combats.flatMap((combat) => combat.attacks);
  const blocks = state.combats.flatMap((combat) => combat.blocks);
  return {
    state,
    distances,
    permanents: grouped(
      [...state.objects.values()].filter(isOnBattlefield),
      (object) => controllerOf(state, object).id,
    ),
    attacks: new Map(attacks.map((attack) => [attack.attacker, attack])),
    attacked: new Set(attacks.flatMap(({ target }) => target ?? [])),
    blocks: new Map(
      [...grouped(blocks, ({ blocker }) => blocker)].map(([id, ofBlocker]) => [
        id,
        ofBlocker.map(({ attacker }) => attacker),
      ]),
    ),
  };
};

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

export const permanentsOf = ({ permanents }: Scene, { id }: Player): readonly GameObject[] => permanents.get(id) ?? [];

/** The chips at a player's seat, `most` at most: what takes part in combat first, what is attached below what it is on. */
export const chipsOf = (scene: Scene, player: Player, most: number): readonly Chip[] => {
  const permanents = permanentsOf(scene, player);
  if (!permanents.length || most === 0) return [];
  const ordered = inOrder(scene, permanents);
  const shown = ordered.length > most ? ordered.slice(0, most - 1) : ordered;
  const hidden = ordered.slice(shown.length).map(({ object }) => object);
  return [
    ...shown.map(({ object, depth }) => chip(scene, object, depth)),
    ...(hidden.length ? [rest(scene, hidden, `+${hidden.length} more`)] : []),
  ];
};

interface Placed {
  readonly object: GameObject;
  readonly depth: number;
}

const inOrder = (scene: Scene, permanents: readonly GameObject[]): readonly Placed[] => {
  const here = new Set(permanents.map(({ id }) => id));
  const isAttachedHere = ({ attachedTo }: GameObject): boolean => attachedTo !== null && here.has(attachedTo);
  const attached = grouped(permanents.filter(isAttachedHere), ({ attachedTo }) => attachedTo ?? '');
  const roots = permanents.filter((object) => !isAttachedHere(object));
  const inCombat = ({ id }: GameObject) => scene.attacks.has(id) || scene.attacked.has(id) || scene.blocks.has(id);
  const fighters = roots.filter(inCombat);
  const others = roots.filter((object) => !inCombat(object));
  const below = (object: GameObject, depth: number): readonly Placed[] => [
    { object, depth },
    ...(attached.get(object.id) ?? []).flatMap((each) => below(each, Math.min(2, depth + 1))),
  ];
  const placed = [...fighters, ...others].flatMap((root) => below(root, 0));
  const known = new Set(placed.map(({ object }) => object));
  const inCircles = permanents.filter((object) => !known.has(object));
  return [...placed, ...inCircles.map((object) => ({ object, depth: 0 }))];
};

const chip = (scene: Scene, object: GameObject, depth: number): Chip => {
  const { power, toughness } = object;
  const strength = power === null && toughness === null ? '' : ` ${power ?? '–'}/${toughness ?? '–'}`;
  const attachment = object.attachedTo !== null && depth === 0 ? [`on ${nameIn(scene.state, object.attachedTo)}`] : [];
  return {
    objects: [object.id],
    name: `${nameOf(object)}${strength}`,
    icons: iconsOf(scene, object),
    notes: [...combatNotes(scene, object), ...attachment, ...ownership(scene, object)],
    depth,
    changedControl: object.owner !== controllerOf(scene.state, object).id,
    inRange: scene.distances?.hasInRange(object) ?? false,
    title: titleOf(scene, object),
  };
};

const iconsOf = ({ attacks, blocks }: Scene, { id, tapped }: GameObject): readonly Icon[] => [
  ...(attacks.has(id) ? (['ATTACKS'] as const) : []),
  ...(blocks.has(id) ? (['BLOCKS'] as const) : []),
  ...(tapped ? (['TAPPED'] as const) : []),
];

const combatNotes = (scene: Scene, { id }: GameObject): readonly string[] => {
  const attack = scene.attacks.get(id);
  const blocked = scene.blocks.get(id) ?? [];
  const target = attack?.target ?? null;
  return [
    ...(attack ? [target === null ? 'attacks nothing' : `attacks ${nameIn(scene.state, target)}`] : []),
    ...(blocked.length ? [`blocks ${listed(blocked.map((each) => nameIn(scene.state, each)))}`] : []),
  ];
};

const ownership = (scene: Scene, object: GameObject): readonly string[] => [
  ...(object.owner === controllerOf(scene.state, object).id
    ? []
    : [`owned by ${nameOf(playerOf(scene.state, object.owner))}`]),
  ...(object.protector === null ? [] : [`protected by ${nameIn(scene.state, object.protector)}`]),
];

const titleOf = (scene: Scene, object: GameObject): string => {
  const said = [
    nameOf(object),
    readable(object.typeLine),
    ...(object.tapped ? ['tapped'] : []),
    ...combatNotes(scene, object),
    ...(object.attachedTo === null ? [] : [`on ${nameIn(scene.state, object.attachedTo)}`]),
    ...ownership(scene, object),
  ];
  return said.join('; ');
};

const rest = (scene: Scene, objects: readonly GameObject[], name: string): Chip => {
  const attackers = objects.filter(({ id }) => scene.attacks.has(id)).length;
  return {
    objects: objects.map(({ id }) => id),
    name,
    icons: attackers ? ['ATTACKS'] : [],
    notes: attackers ? [`${attackers} of them ${attackers === 1 ? 'attacks' : 'attack'}`] : [],
    depth: 0,
    changedControl: false,
    inRange: objects.some((object) => scene.distances?.hasInRange(object) ?? false),
    title: listed(objects.map(nameOf)),
  };
};
