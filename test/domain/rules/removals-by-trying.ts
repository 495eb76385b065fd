import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import type { FullEvent, GameEvent } from '../../../src/domain/events/events.js';
import { decisionsOf } from '../../../src/domain/rulebook/decisions.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import type { Description, ObjectDescription } from '../../../src/domain/state/description.js';
import type { Combat, GameState } from '../../../src/domain/state/game-state.js';
import type { Zone } from '../../../src/domain/state/vocabulary.js';
import type { RandomNumbers } from '../../random-numbers.js';
import { numbered, type Some } from './attacks-by-trying.js';
import { randomSeating } from './seatings-by-trying.js';

const creatureLines = ['Creature — Bear', 'Artifact Creature — Golem', 'Legendary Creature — Elf'] as const;
const walkerLines = ['Legendary Planeswalker — Jace', 'Planeswalker Creature — Gideon', 'Planeswalker Battle'] as const;
const battleLines = ['Battle — Siege', 'Battle Creature — Siege'] as const;
const otherLines = ['Artifact', 'Land', 'Enchantment'] as const;
const lines = [...creatureLines, ...walkerLines, ...battleLines, ...otherLines] as const;

const auras = [
  'You control enchanted creature.',
  'You control enchanted creature.',
  'Enchanted creature is an artifact.',
  "Enchanted creature isn't a creature.",
  'Enchanted permanent is a battle in addition to its other types.',
] as const;

const aura = (name: string, says: string) => ({
  ...{ name, type_line: 'Enchantment — Aura' },
  oracle_text: `Enchant permanent\n${says}`,
});

const turning = {
  ...{ name: 'Front // Back', layout: 'transform' },
  card_faces: [
    { name: 'Front', type_line: 'Creature — Human', power: '1', toughness: '1' },
    { name: 'Back', type_line: 'Artifact' },
  ],
};

export type RemovalCase = Readonly<{ description: Description; events: readonly GameEvent[] }>;

const editions = ['CR_2026_09', 'CR_2026_09', 'CR_2018', 'CR_2013'] as const;

/** A combat under way in any variant, with Auras and effects of control, and up to four events. */
export const randomRemovalCase = (random: RandomNumbers): RemovalCase => {
  const { around, side, opponents, everybody } = randomSeating(random);
  const all = everybody as [string, ...string[]];
  const fighters = (name: string, count: number, players: readonly [string, ...string[]]): ObjectDescription[] =>
    numbered(name, count).map((id) => fighter(random, id, random.oneOf(players), all));
  const attackers = fighters('attacker', random.below(3) + 1, side);
  const blockers = fighters('blocker', random.below(3), opponents);
  const attacked = numbered('attacked', random.below(3) + 1).map((id) => {
    const typeLine = random.oneOf([...walkerLines, ...battleLines]);
    const protector = typeLine.includes('Battle') ? { protector: random.oneOf(opponents) } : {};
    return { id, typeLine, owner: random.oneOf(opponents), ...protector };
  });
  const combat = {
    attacks: attackers.map(({ id }) => ({
      attacker: id,
      target: random.below(2) ? random.oneOf(opponents) : (attacked[random.below(attacked.length)]?.id ?? opponents[0]),
    })),
    blocks: blockers.map(({ id }) => ({ blocker: id, attacker: attackers[random.below(attackers.length)]?.id ?? '' })),
    ...(around.variant === 'GRAND_MELEE' && { marker: 1 }),
  };
  const fighting = [...attackers, ...blockers, ...attacked].map(({ id }) => id) as [string, ...string[]];
  const attached = numbered('aura', random.below(2)).map((id) => ({
    ...{ id, owner: random.oneOf(all), cardData: aura(id, random.oneOf(auras)) },
    attachedTo: random.oneOf(fighting),
  }));
  const objects = [...attackers, ...blockers, ...attacked, ...attached];
  const ids = objects.map(({ id }) => id) as [string, ...string[]];
  return {
    description: { ...around, edition: random.oneOf(editions), combats: [combat], objects },
    events: Array.from({ length: random.below(4) + 1 }, () => randomEvent(random, ids, fighting, all)),
  };
};

const fighter = (random: RandomNumbers, id: string, player: string, everybody: Some): ObjectDescription => {
  const front = random.below(4) ? { typeLine: random.oneOf(creatureLines) } : { cardData: turning };
  const own = { id, owner: player, ...front };
  if (random.below(3)) return { ...own, toughness: random.below(4) };
  return { ...own, owner: random.oneOf(everybody), controlEffects: [{ givesControlTo: player }] };
};

const zones: readonly [Zone, ...Zone[]] = ['BATTLEFIELD', 'EXILE', 'GRAVEYARD', 'HAND', 'LIBRARY'];

const randomEvent = (random: RandomNumbers, ids: Some, fighting: Some, players: Some): GameEvent => {
  const object = random.oneOf(fighting);
  const any = random.oneOf(ids);
  const player = random.oneOf(players);
  return random.oneOf<GameEvent>([
    { objectChanges: { object, typeLine: random.oneOf(lines) } },
    { objectChanges: { object, typeLine: random.oneOf(lines) } },
    { objectChanges: { object, face: random.below(2) } },
    { objectChanges: { object, power: 1, name: 'another' } },
    { objectMoves: { object: any, zone: random.oneOf(zones) } },
    { objectsRemoved: { objects: [any] } },
    { controlChanges: { object: any, to: player } },
    { controlEffectEnds: { object, to: player } },
    { effectBegins: { on: [object], givesControlTo: player, from: any, until: { end: 'SOURCE_LEAVES' } } },
    { effectBegins: { on: [any], losesAllAbilities: true } },
    { unattaches: { objects: [any] } },
    { attaches: { attachment: 'aura0', to: object } },
    { playerLeaves: { player } },
    { protectorChosen: { battle: object, protector: player } },
    { taps: { objects: [object] } },
    { stateBasedActions: {} },
  ]);
};

const isOf = (typeLine: string, type: string): boolean => (typeLine.split('—')[0] ?? '').split(' ').includes(type);

/** Who fights whom, a line each, in the order of the combats. */
export const fightsIn = (combats: readonly Pick<Combat, 'attacks' | 'blocks'>[]): readonly string[] =>
  combats.flatMap(({ attacks, blocks }) => [
    ...attacks.map(({ attacker, target }) => `${attacker} > ${target ?? 'nothing'}`),
    ...blocks.map(({ blocker, attacker }) => `${blocker} blocks ${attacker}`),
  ]);

const hasBattles = (edition: RulesEdition): boolean => decisionsOf(edition).hasBattles;

/**
 * Who fights whom after an event, read off 506.4 as it stands: a permanent is removed that leaves the battlefield, comes
 * back as another object or changes its controller or protector; an attacker or blocker that is no creature any more or
 * has become a battle; what is attacked and is neither the planeswalker nor the battle that it was.
 */
export const fightsAfter = (before: GameState, event: FullEvent | GameEvent, after: GameState): readonly string[] => {
  const stays = (id: string): boolean => {
    const [was, is] = [before.objects.get(id), after.objects.get(id)];
    const isSame = was !== undefined && is !== undefined && event.objectMoves?.object !== id;
    return isSame && is.zone === 'BATTLEFIELD' && is.controller === was.controller;
  };
  const [old, now] = [before, { ...after, combats: before.combats }].map((state) => withStaticAbilities(state).objects);
  const was = (id: string, type: string): boolean => isOf(old?.get(id)?.typeLine ?? '', type);
  const is = (id: string, type: string): boolean => isOf(now?.get(id)?.typeLine ?? '', type);
  const fights = (id: string): boolean =>
    stays(id) &&
    (!was(id, 'Creature') || is(id, 'Creature')) &&
    (!hasBattles(after.edition) || was(id, 'Battle') || !is(id, 'Battle'));
  const protectors = (id: string) => [before, after].map(({ objects }) => objects.get(id)?.protector);
  const isAttacked = (id: string): boolean => {
    const player = after.playersById.get(id);
    if (player) return player.inGame;
    const [one, other] = protectors(id);
    if (event.protectorChosen?.battle === id && one !== null && one !== other) return false;
    const attackedAs = ['Planeswalker', 'Battle'].filter((type) => was(id, type));
    return stays(id) && (!attackedAs.length || attackedAs.some((type) => is(id, type)));
  };
  return fightsIn(
    before.combats.map(({ attacks, blocks }) => ({
      attacks: attacks
        .filter(({ attacker }) => fights(attacker))
        .map((each) => ({ ...each, target: each.target !== null && isAttacked(each.target) ? each.target : null })),
      blocks: blocks.filter(({ blocker, attacker }) => fights(blocker) && fights(attacker)),
    })),
  );
};
