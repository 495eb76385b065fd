import type { Description, ObjectDescription, PlayerDescription } from '../src/domain/state/description.js';

const list = <Item>(length: number, item: (index: number) => Item): readonly Item[] =>
  Array.from({ length }, (_, index) => item(index));

/** A Free-for-All game with range 2; every player has the same number of objects of all common kinds. */
export const sampleTable = (players: number, objects: number): Description => ({
  variant: 'FREE_FOR_ALL',
  options: { rangeOfInfluence: 2, attack: 'MULTIPLE_PLAYERS' },
  players: list(players, playerAt),
  objects: list(objects, (index) => objectAt(index, Math.floor((index * players) / objects), players)),
});

const playerAt = (seat: number): PlayerDescription => ({
  id: `player-${seat}`,
  name: `Player ${seat}`,
  life: 20 + (seat % 20),
});

const objectAt = (index: number, seat: number, players: number): ObjectDescription => ({
  id: `object-${index}`,
  name: `Object ${index}`,
  owner: `player-${seat}`,
  timestamp: index,
  ...kindOf(index, `player-${(seat + 1) % players}`),
});

/** Six of ten objects are creatures; a neighbor controls one of them, and one is enchanted. */
const kindOf = (index: number, neighbour: string): Pick<ObjectDescription, 'typeLine'> & Partial<ObjectDescription> => {
  switch (index % 10) {
    case 0:
    case 1:
      return { typeLine: 'Basic Land — Forest', tapped: true };
    case 2:
      return { typeLine: 'Legendary Planeswalker — Garruk', colors: ['GREEN'] };
    case 3:
      return { ...creature, controlEffects: [{ givesControlTo: neighbour, timestamp: index }] };
    case 4:
      return { typeLine: 'Enchantment — Aura', attachedTo: `object-${index - 1}`, enchants: { types: ['creature'] } };
    default:
      return creature;
  }
};

const creature: Pick<ObjectDescription, 'typeLine'> & Partial<ObjectDescription> = {
  typeLine: 'Creature — Elf Druid',
  colors: ['GREEN'],
  keywords: ['Reach', 'Trample'],
  power: 2,
  toughness: 3,
};
