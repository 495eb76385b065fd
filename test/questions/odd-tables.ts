import { describe } from '../../src/domain/setup/describe.js';
import type { ObjectDescription } from '../../src/domain/state/description.js';
import { playersInGame, type GameState } from '../../src/domain/state/game-state.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import type { Dice } from '../domain/random-games.js';

/** The abilities that keep creatures from being blocked, and what gets round them. */
const keywords = [
  ...['Flying', 'Reach', 'Shadow', 'Horsemanship', 'Fear', 'Intimidate', 'Skulk', 'Menace', 'Swampwalk'],
  ...['Protection from everything', 'Banding'],
];

const oddities: readonly Omit<ObjectDescription, 'id' | 'owner'>[] = [
  { typeLine: 'Plane — Dominaria', zone: 'COMMAND' },
  { typeLine: 'Artifact — Fortification' },
  { typeLine: 'Battle — Siege' },
  { typeLine: 'Legendary Planeswalker — Jace', name: 'Jace' },
  { typeLine: 'Legendary Planeswalker — Jace', name: 'Jace' },
  { typeLine: 'Legendary Artifact', name: 'Relic' },
  { typeLine: 'Legendary Artifact', name: 'Relic' },
  { typeLine: 'World Enchantment' },
  { typeLine: 'Creature — Shade', power: 1, toughness: 0 },
  { typeLine: 'Instant', zone: 'GRAVEYARD', card: false },
  { typeLine: 'Enchantment — Aura', enchants: { types: ['Land'] } },
  { typeLine: 'Land — Swamp' },
];

/** The table with some things on it that random games seldom hold, and sometimes another member of a team who has left. */
export const withOddities = (state: GameState, dice: Dice): GameState => {
  const players = playersInGame(state).map(({ id }) => id);
  const owner = (): string => dice.oneOf(players) ?? '';
  const attachedTo = (): string | undefined => (dice.below(2) ? dice.oneOf([...state.objects.keys()]) : undefined);
  const odd = oddities
    .filter(() => dice.below(3) === 0)
    .map((each, index): ObjectDescription => {
      const isAttached = /Aura|Fortification|Relic/.test(`${each.typeLine ?? ''} ${each.name ?? ''}`);
      const to = isAttached ? attachedTo() : undefined;
      return { ...each, id: `odd${index}`, owner: owner(), ...(to ? { attachedTo: to } : {}) };
    });
  const creatures = Array.from({ length: 4 }, (_, index): ObjectDescription => ({
    id: `able${index}`,
    typeLine: 'Creature — Bear',
    owner: owner(),
    power: dice.below(4),
    toughness: 2,
    tapped: dice.below(6) === 0,
    keywords: [dice.oneOf(keywords) ?? 'Flying'],
    ...(dice.below(4)
      ? {}
      : { attackRules: [{ kind: 'CANT_ATTACK_ALONE' }], blockRules: [{ kind: 'CANT_BLOCK_ALONE' }] }),
    ...(dice.below(8) ? {} : { attackRules: [{ kind: 'GOADED', target: owner() }] }),
  }));
  const description = describe(state);
  const ranges = state.options.rangeOfInfluence === null && state.variant === 'FREE_FOR_ALL' && dice.below(2) === 0;
  const read = readDescription({
    ...description,
    edition: dice.below(4) ? state.edition : 'CR_2013',
    options: { ...description.options, planechase: true },
    players: description.players.map((player, seat) => (ranges && seat ? { ...player, rangeOfInfluence: 1 } : player)),
    ...(description.teams && state.variant === 'TWO_HEADED_GIANT'
      ? { teams: description.teams.map((team) => (dice.below(4) ? team : { ...team, poison: 20 })) }
      : {}),
    objects: [...(description.objects ?? []), ...odd, ...creatures],
  });
  return read.ok ? read.value : state;
};
