import { without } from '../rules/without';
import type { Description } from '../api';
import type { Variant } from '../rules/words';

export type Player = Description['players'][number];
export type TableObject = NonNullable<Description['objects']>[number];

/** The props of a permanent's fields: its table, itself, and how to change it. */
export interface ThingProps {
  readonly table: Description;
  readonly thing: TableObject;
  readonly set: (part: Partial<TableObject> | ((thing: TableObject) => TableObject)) => void;
}

const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo'];
export const nameAt = (seat: number): string => names[seat] ?? `Player ${seat + 1}`;

/** Derives an unused id from a name. */
export const idFor = (name: string, taken: ReadonlySet<string>): string => {
  const stem = name.trim().slice(0, 60) || 'Nameless';
  let [id, number] = [stem, 2];
  while (taken.has(id)) id = `${stem} ${number++}`;
  return id;
};

export const idsIn = ({ players, objects = [], teams = [] }: Description): ReadonlySet<string> =>
  new Set([...players, ...objects, ...teams].map(({ id }) => id));

type Seating = (seat: number, count: number) => Pick<Player, 'team' | 'role'>;

const letter = (index: number): string => `Team ${String.fromCharCode(65 + index)}`;

/** Which team each seat belongs to, in the variants that have teams. */
const seatings: Readonly<Partial<Record<Variant, Seating>>> = {
  TWO_HEADED_GIANT: (seat) => ({ team: letter(Math.floor(seat / 2)) }),
  TEAM_VS_TEAM: (seat, count) => ({ team: letter(seat < count / 2 ? 0 : 1) }),
  ALTERNATING_TEAMS: (seat) => ({ team: letter(seat % 2) }),
  EMPEROR: (seat) => ({ team: letter(Math.floor(seat / 3)), role: seat % 3 === 1 ? 'EMPEROR' : 'GENERAL' }),
};

/** The numbers of players offered for a variant. */
export const countsOf = (variant: Variant): readonly number[] => {
  switch (variant) {
    case 'TWO_HEADED_GIANT':
    case 'TEAM_VS_TEAM':
    case 'ALTERNATING_TEAMS':
      return [4, 6, 8];
    case 'EMPEROR':
      return [6, 9];
    case 'GRAND_MELEE':
      return [10, 12, 16, 20];
    default:
      return [2, 3, 4, 5, 6, 7, 8];
  }
};

/** Seats players at a variant's table: their teams follow from their seats. */
export const seatPlayers = (variant: Variant, players: readonly Player[]): Pick<Description, 'players' | 'teams'> => {
  const seating = seatings[variant];
  const placed = players.map((player, seat) => ({
    ...without(player, 'team', 'role'),
    ...(seating?.(seat, players.length) ?? {}),
  }));
  const teams = [...new Set(placed.flatMap(({ team }) => team ?? []))];
  return { players: placed, ...(teams.length ? { teams: teams.map((id) => ({ id, name: id })) } : {}) };
};

/** Sets up an empty table. */
export const newTable = (variant: Variant, count: number): Description => {
  const players = Array.from({ length: count }, (_, seat) => ({ id: nameAt(seat), name: nameAt(seat) })) as Player[];
  const markers = variant === 'GRAND_MELEE' ? { turnMarkers: markersFor(players) } : {};
  return { variant, ...seatPlayers(variant, players), ...markers };
};

/** One turn marker for every four players. */
const markersFor = (players: readonly Player[]) =>
  Array.from({ length: Math.floor(players.length / 4) }, (_, index) => ({
    number: index + 1,
    holder: players[index * 4]?.id ?? '',
  }));

/** Replaces one object of a table. */
export const withThing = (
  table: Description,
  id: string,
  change: (thing: TableObject) => TableObject,
): Description => ({
  ...table,
  objects: (table.objects ?? []).map((each) => (each.id === id ? change(each) : each)),
});
