import fc from 'fast-check';

const ofPlayers = fc.constantFrom('a', 'b', 'c', 'd');
const ofObjects = fc.constantFrom('bear', 'bear', 'elf', 'aura', 'walker');
const none = fc.constantFrom('none', 'e', 'A');

/** Fields that name an object; the others mostly name players. */
const naming = /object|attacker|blocker|creature|attachment|source|commander|effect/i;

/** An id that those tables have, fit for a field of that name, or now and then another one. */
export const someId = (field: string): fc.Arbitrary<string> => {
  const [fit, other] = naming.test(field) ? [ofObjects, ofPlayers] : [ofPlayers, ofObjects];
  return fc.oneof({ weight: 40, arbitrary: fit }, { weight: 4, arbitrary: other }, none);
};

const players = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const objects = [
  { id: 'bear', typeLine: 'Creature — Bear', owner: 'a', power: 2, toughness: 2 },
  { id: 'elf', typeLine: 'Creature — Elf', owner: 'b', power: 1, toughness: 1, keywords: ['Reach'] },
  { id: 'aura', typeLine: 'Enchantment — Aura', owner: 'c', attachedTo: 'bear' },
  { id: 'walker', typeLine: 'Planeswalker — Jace', owner: 'd' },
];

const teams = (...of: readonly string[]) => players.map((player, seat) => ({ ...player, team: of[seat] ?? 'A' }));

const possible = [
  { players, objects },
  { players, objects, options: { rangeOfInfluence: 1 } },
  { variant: 'COMMANDER', players, objects },
  { variant: 'TWO_HEADED_GIANT', teams: [{ id: 'A' }, { id: 'B' }], players: teams('A', 'A', 'B', 'B'), objects },
  { variant: 'TEAM_VS_TEAM', teams: [{ id: 'A' }, { id: 'B' }], players: teams('A', 'A', 'B', 'B'), objects },
  { variant: 'ALTERNATING_TEAMS', teams: [{ id: 'A' }, { id: 'B' }], players: teams('A', 'B', 'A', 'B'), objects },
  { variant: 'GRAND_MELEE', players, objects },
  {
    variant: 'EMPEROR',
    teams: [{ id: 'A' }, { id: 'B' }],
    players: ['e', 'f', 'g', 'h', 'i', 'j'].map((id, seat) => ({
      ...{ id, team: seat < 3 ? 'A' : 'B', ...(seat % 3 === 1 && { role: 'EMPEROR' }) },
    })),
  },
];

export const possibleTable: fc.Arbitrary<object> = fc.constantFrom(...possible);

/** A few of them, in their order. */
export const someOf = <Value>(values: readonly Value[], most: number, fewest = 0): fc.Arbitrary<readonly Value[]> =>
  fc.subarray([...values], { minLength: fewest, maxLength: Math.min(most, values.length) });
