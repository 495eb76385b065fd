import { controllerOf, isOnBattlefield, playerOf } from '../domain/state/game-state.js';
import type { Attack, GameObject, GameState, Player } from '../domain/state/game-state.js';
import { warningsOf } from '../domain/warnings.js';
import type { OngoingEffect } from '../domain/state/effects/effects.js';
import { withoutPhasedOut } from '../domain/state/phased-out.js';
import { objectsAffected } from '../domain/cards/layers/static-abilities.js';
import { describeRules } from './combat-rules.js';
import type { Distances } from './distances.js';
import { badgesFor, effectLabelsOf, labelInOneLine, rulesThat, type EffectLabel } from './effect-labels.js';
import type { Fact, Icon } from './drawing/pieces.js';
import { readable } from './drawing/text.js';
import { isUnknown } from './unknown.js';
import { joinNames, nameIn, nameOf } from './words.js';
import { groupBy, groupPairs } from '../domain/values/groups.js';

/** A permanent drawn at its controller's seat, or several that share a chip for lack of room. */
export interface Chip {
  /** The ids of the objects that it shows. */
  readonly objects: readonly string[];
  readonly name: string;
  /** Its power and toughness, after a blank; empty if it has neither. */
  readonly strength: string;
  readonly icons: readonly Icon[];
  /** Lines below the name: what it attacks or blocks, what it is attached to, its owner, ongoing effects. */
  readonly notes: readonly Fact[];
  /** How far it is indented below the permanent that it is attached to. */
  readonly depth: number;
  readonly changedControl: boolean;
  /** Whether its card type is unknown, so it is drawn hatched. */
  readonly isUnknown: boolean;
  readonly inRange: boolean;
  readonly title: string;
}

/** A table indexed for drawing: permanents by controller, attacks and blocks by creature. */
export interface Scene {
  readonly state: GameState;
  readonly distances: Distances | null;
  readonly permanents: ReadonlyMap<string, readonly GameObject[]>;
  readonly attacks: ReadonlyMap<string, Attack>;
  readonly attacked: ReadonlySet<string>;
  readonly blocks: ReadonlyMap<string, readonly string[]>;
  /** The ongoing effects, by the object that they affect. */
  readonly effects: ReadonlyMap<string, readonly OngoingEffect[]>;
  /** The ids of the objects whose description is not fully used. */
  readonly warned: ReadonlySet<string>;
}

export const sceneOf = (state: GameState, distances: Distances | null): Scene => {
  const attacks = state.combats.flatMap((combat) => combat.attacks);
  const blocks = state.combats.flatMap((combat) => combat.blocks);
  return {
    state,
    distances,
    permanents: groupBy(
      [...withoutPhasedOut(state).objects.values()].filter(isOnBattlefield),
      (object) => controllerOf(state, object).id,
    ),
    attacks: new Map(attacks.map((attack) => [attack.attacker, attack])),
    attacked: new Set(attacks.flatMap(({ target }) => target ?? [])),
    blocks: groupPairs(blocks.map(({ blocker, attacker }) => [blocker, attacker])),
    effects: groupPairs(
      state.effects.flatMap((effect) => objectsAffected(state, effect).map(({ id }) => [id, effect])),
    ),
    warned: new Set(warningsOf(state).flatMap(({ about }) => about.map(({ id }) => id))),
  };
};

export const permanentsOf = ({ permanents }: Scene, { id }: Player): readonly GameObject[] => permanents.get(id) ?? [];

/** Returns up to `limit` chips for a player's seat: creatures in combat first, attachments below their permanent. */
export const chipsOf = (scene: Scene, player: Player, limit: number): readonly Chip[] => {
  const permanents = permanentsOf(scene, player);
  if (!permanents.length || limit === 0) return [];
  const ordered = inOrder(scene, permanents);
  const shown = ordered.length > limit ? ordered.slice(0, limit - 1) : ordered;
  const hidden = ordered.slice(shown.length).map(({ object }) => object);
  return [
    ...shown.map(({ object, depth }) => chip(scene, object, depth)),
    ...(hidden.length ? [overflow(scene, hidden, `+${hidden.length} more`)] : []),
  ];
};

interface IndentedPermanent {
  readonly object: GameObject;
  readonly depth: number;
}

const inOrder = (scene: Scene, permanents: readonly GameObject[]): readonly IndentedPermanent[] => {
  const here = new Set(permanents.map(({ id }) => id));
  const isAttachedHere = ({ attachedTo }: GameObject): boolean => attachedTo !== null && here.has(attachedTo);
  const attached = groupBy(permanents.filter(isAttachedHere), ({ attachedTo }) => attachedTo ?? '');
  const roots = permanents.filter((object) => !isAttachedHere(object));
  const inCombat = ({ id }: GameObject) => scene.attacks.has(id) || scene.attacked.has(id) || scene.blocks.has(id);
  const fighters = roots.filter(inCombat);
  const others = roots.filter((object) => !inCombat(object));
  const below = (object: GameObject, depth: number): readonly IndentedPermanent[] => [
    { object, depth },
    ...(attached.get(object.id) ?? []).flatMap((each) => below(each, Math.min(2, depth + 1))),
  ];
  const placed = [...fighters, ...others].flatMap((root) => below(root, 0));
  const reachable = new Set(placed.map(({ object }) => object));
  const inCycles = permanents.filter((object) => !reachable.has(object));
  return [...placed, ...inCycles.map((object) => ({ object, depth: 0 }))];
};

const chip = (scene: Scene, object: GameObject, depth: number): Chip => {
  const { power, toughness } = object;
  const strength = power === null && toughness === null ? '' : ` ${power ?? '–'}/${toughness ?? '–'}`;
  const attachment = object.attachedTo !== null && depth === 0 ? [`on ${nameIn(scene.state, object.attachedTo)}`] : [];
  return {
    objects: [object.id],
    name: nameOf(object),
    strength,
    icons: iconsOf(scene, object),
    notes: [
      ...[...combatNotes(scene, object), ...attachment, ...ownershipNotes(scene, object)].map((text) => ({ text })),
      ...badgesFor(effectLabels(scene, object)),
      ...doubtNotes(scene, object).map((text) => ({ text, tone: 'DOUBT' }) as const),
    ],
    depth,
    changedControl: object.owner !== controllerOf(scene.state, object).id,
    isUnknown: isUnknown(object),
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
    ...(attack ? [target === null ? 'attacks nobody now' : `attacks ${nameIn(scene.state, target)}`] : []),
    ...(blocked.length ? [`blocks ${joinNames(blocked.map((each) => nameIn(scene.state, each)))}`] : []),
  ];
};

const ownershipNotes = (scene: Scene, object: GameObject): readonly string[] => [
  ...(object.owner === controllerOf(scene.state, object).id
    ? []
    : [`owned by ${nameOf(playerOf(scene.state, object.owner))}`]),
  ...(object.protector === null ? [] : [`protected by ${nameIn(scene.state, object.protector)}`]),
];

const effectLabels = ({ state, effects }: Scene, object: GameObject): readonly EffectLabel[] =>
  effectLabelsOf(state, object, effects.get(object.id) ?? []);

/** Marks an unknown card, control that nothing explains, and text that is not used: a warning says which. */
const doubtNotes = ({ warned }: Scene, object: GameObject): readonly string[] => [
  ...(isUnknown(object) ? ['unknown card'] : []),
  ...(object.controlIsOpen ? ['control unclear'] : []),
  ...(warned.has(object.id) && !isUnknown(object) ? ['part not used'] : []),
];

const titleOf = (scene: Scene, object: GameObject): string => {
  const parts = [
    nameOf(object),
    readable(object.typeLine),
    ...(object.tapped ? ['tapped'] : []),
    ...combatNotes(scene, object),
    ...(object.attachedTo === null ? [] : [`on ${nameIn(scene.state, object.attachedTo)}`]),
    ...ownershipNotes(scene, object),
    ...describeRules(scene.state, rulesThat('STAY', object)),
    ...effectLabels(scene, object).map(labelInOneLine),
    ...doubtNotes(scene, object),
  ];
  return parts.join('; ');
};

const overflow = (scene: Scene, objects: readonly GameObject[], name: string): Chip => {
  const attackers = objects.filter(({ id }) => scene.attacks.has(id)).length;
  return {
    objects: objects.map(({ id }) => id),
    name,
    strength: '',
    icons: attackers ? ['ATTACKS'] : [],
    notes: attackers ? [{ text: `${attackers} attacking` }] : [],
    depth: 0,
    changedControl: false,
    isUnknown: false,
    inRange: objects.some((object) => scene.distances?.hasInRange(object) ?? false),
    title: joinNames(objects.map(nameOf)),
  };
};
