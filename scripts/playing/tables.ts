import type { Description, ObjectDescription, PlayerDescription } from '../../src/domain/state/description.js';
import type { Variant } from '../../src/domain/state/vocabulary.js';
import type { NextNumber } from '../../src/domain/values/random.js';

const NAMES = [
  'Ann',
  'Bob',
  'Cat',
  'Dan',
  'Eve',
  'Finn',
  'Gil',
  'Hal',
  'Ida',
  'Jo',
  'Kim',
  'Lou',
  'Mia',
  'Ned',
  'Ola',
  'Pia',
];

/** The number of players, the size of a team (1: no teams), and whether teams alternate seats. */
interface Party {
  readonly players: number;
  readonly teamSize: number;
  readonly seatsInTurn?: boolean;
}

const parties: Readonly<Record<Variant, readonly Party[]>> = {
  FREE_FOR_ALL: [3, 4, 4, 5, 6].map((players) => ({ players, teamSize: 1 })),
  GRAND_MELEE: [10, 12, 16].map((players) => ({ players, teamSize: 1 })),
  TEAM_VS_TEAM: [4, 6].map((players) => ({ players, teamSize: players / 2 })),
  EMPEROR: [{ players: 6, teamSize: 3 }],
  TWO_HEADED_GIANT: [{ players: 4, teamSize: 2 }],
  ALTERNATING_TEAMS: [{ players: 6, teamSize: 2, seatsInTurn: true }],
  COMMANDER: [{ players: 4, teamSize: 1 }],
};

/** How often each variant is played: four of ten games are Commander. */
const VARIANTS: readonly Variant[] = [
  'COMMANDER',
  'COMMANDER',
  'COMMANDER',
  'COMMANDER',
  'FREE_FOR_ALL',
  'FREE_FOR_ALL',
  'TWO_HEADED_GIANT',
  'EMPEROR',
  'TEAM_VS_TEAM',
  'ALTERNATING_TEAMS',
  'GRAND_MELEE',
];
const EDITIONS = ['CR_2026', 'CR_2026', 'CR_2026', 'CR_2023', 'CR_2018'] as const;

export const oneOf = <Item>(next: NextNumber, items: readonly Item[]): Item => {
  const item = items[next(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

const playerAt = (
  seat: number,
  { teamSize, players, seatsInTurn = false }: Party,
  isEmperor: boolean,
): PlayerDescription => {
  const name = NAMES[seat] ?? `Player ${seat + 1}`;
  const team = seatsInTurn ? seat % (players / teamSize) : Math.floor(seat / teamSize);
  return {
    id: name.toLowerCase(),
    name,
    ...(teamSize > 1 && { team: `team-${team + 1}` }),
    ...(isEmperor && { role: seat % teamSize === 1 ? 'EMPEROR' : 'GENERAL' }),
  };
};

/** Describes a table at the start of a game, with a random variant and starting player. */
export const freshTable = (next: NextNumber): Description => {
  const variant = oneOf(next, VARIANTS);
  const party = oneOf(next, parties[variant]);
  const players = Array.from({ length: party.players }, (_, seat) => playerAt(seat, party, variant === 'EMPEROR'));
  const teams = [...new Set(players.flatMap(({ team }) => team ?? []))].map((id) => ({ id }));
  const isRangeLimited = variant === 'FREE_FOR_ALL' && next(3) === 0;
  return {
    variant,
    edition: oneOf(next, EDITIONS),
    players,
    ...(teams.length && { teams }),
    ...(isRangeLimited && { options: { rangeOfInfluence: 1 } }),
    ...(variant === 'FREE_FOR_ALL' && { turn: { activePlayers: [oneOf(next, players).id] } }),
  };
};

const CREATURES = [
  ['Colossal Bear', 'Bear', 6, 4],
  ['Great Wolf', 'Wolf', 5, 2],
  ['Pride Lions', 'Cat', 8, 3],
  ['Hill Giant', 'Giant', 11, 7],
  ['Storm Drake', 'Drake', 8, 4],
  ['Wild Boar', 'Boar', 9, 3],
] as const;

export const creatureOf = (owner: string, number: number, next: NextNumber): ObjectDescription => {
  const [name, kind, power, toughness] = oneOf(next, CREATURES);
  const flies = kind === 'Drake' ? { keywords: ['Flying'] } : {};
  return {
    id: `${kind.toLowerCase()}-${number}`,
    name,
    typeLine: `Creature — ${kind}`,
    owner,
    power,
    toughness,
    ...flies,
  };
};
