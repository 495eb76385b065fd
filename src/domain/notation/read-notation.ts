import type { Description } from '../state/description.js';
import { fieldIfAny, withoutUndefined, fieldIf } from '../values/given.js';
import { error, type NotationError } from './text/errors.js';
import { headerOf, isHeader, type ReadHeader } from './parts/header.js';
import {
  combatsIn,
  effectsIn,
  earlierIn,
  extraTurnsIn,
  markersIn,
  rangesIn,
  teamsIn,
  turnIn,
  withTopic,
  type ReadList,
} from './parts/lists.js';
import { namesOf, type IdAndName, type Names } from './text/names.js';
import { describePlaced, objectsIn, type ReadObjects } from './parts/placed-objects.js';
import { describeSeat, seatOf, type Seat } from './parts/players.js';
import { sectionsOf, type Section } from './text/sections.js';
import { linesOf, withPlainLines, type Line } from './text/tokens.js';
import { mapValues } from '../values/record.js';

/** The description read from a text, with the text's errors. */
export interface ReadTable {
  /** The table as it was understood; not yet validated. */
  readonly description: Description;
  readonly errors: readonly NotationError[];
  /** The position in the text of each part of the description, by path: objects.3. */
  readonly places: ReadonlyMap<string, number>;
}

/** A text whose objects have been counted but not read yet. */
export interface CountedText extends Pick<ReadObjects, 'size'> {
  /** Reads the table, with all errors in the order of the text. */
  readonly read: () => ReadTable;
}

/** Estimates the size of a table in the notation before reading it in full. */
export const countNotation = (given: string): CountedText => {
  const { lines, errors } = linesOf(withPlainLines(given));
  const header = headerIn(lines);
  const { sections, errors: stray } = sectionsOf(header.rest);
  const players = seatsIn(sections);
  const playerNames = namesOf({ players: players.list, objects: [], teams: [] });
  const objects = objectsIn(sections, players.list, playerNames);
  const read = (): ReadTable => {
    const table = tableIn(sections, players, objects);
    return {
      description: { ...header.settings, ...table.description },
      errors: inOrder([...errors, ...header.errors, ...stray, ...playerNames.errors, ...table.errors]),
      places: new Map([['', header.at], ...table.places]),
    };
  };
  return { size: objects.size, read };
};

/** Reads a table in the notation. */
export const readNotation = (given: string): ReadTable => countNotation(given).read();

/** Reads everything after the header: players and objects first, then the lines that refer to them. */
const tableIn = (
  sections: readonly Section[],
  players: ReadList<Seat>,
  { place, errors }: Omit<ReadObjects, 'size'>,
): ReadTable => {
  const placed = place();
  const teams = teamsIn(sections, players.list);
  const names = namesOf({ players: players.list, objects: placed.map(named), teams: teams.list.map(namedTeam) });
  const { ranges, errors: inRanges } = rangesIn(sections, names);
  const turn = turnIn(sections, players.list, names);
  const lists = listsIn(sections, names);
  const description: Description = {
    ...fieldIfAny('teams', teams.list),
    players: players.list.map((seat) => describeSeat(seat, ranges.get(seat.id) ?? null, names)),
    ...fieldIfAny(
      'objects',
      placed.map((each) => describePlaced(each, names)),
    ),
    ...(turn.list[0] && { turn: turn.list[0] }),
    ...laterIn(lists),
  };
  const inLists = [players, teams, turn, ...Object.values(lists)].flatMap((each) => each.errors);
  const objects = placed.map(({ entry }) => entry.at);
  const at = { ...mapValues({ players, teams, ...lists }, (each) => each.at), objects };
  return {
    description,
    errors: [...errors, ...inLists, ...inRanges, ...names.errors],
    places: placesOf(at, turn.at[0]),
  };
};

const listsIn = (sections: readonly Section[], names: Names) => ({
  turnMarkers: markersIn(sections, names),
  combats: combatsIn(sections, names),
  effects: effectsIn(sections, names),
  attackedThisTurn: earlierIn(sections, 'ATTACKED', names),
  blockedThisTurn: earlierIn(sections, 'BLOCKED', names),
  extraTurns: extraTurnsIn(sections, names),
});

const laterIn = ({
  attackedThisTurn,
  blockedThisTurn,
  ...lists
}: ReturnType<typeof listsIn>): Partial<Description> => ({
  ...fieldIfAny('turnMarkers', lists.turnMarkers.list),
  ...fieldIfAny('combats', lists.combats.list),
  ...fieldIfAny('effects', lists.effects.list),
  ...fieldIf(
    'attackedThisTurn',
    attackedThisTurn.list.map(({ creature, ...rest }) => withoutUndefined({ attacker: creature, ...rest })),
    attackedThisTurn.isTold,
  ),
  ...fieldIf(
    'blockedThisTurn',
    blockedThisTurn.list.map(({ creature, marker }) => withoutUndefined({ blocker: creature, marker })),
    blockedThisTurn.isTold,
  ),
  ...fieldIfAny('extraTurns', lists.extraTurns.list),
});

const named = ({ id, entry }: { readonly id: string; readonly entry: { readonly name: string } }): IdAndName => ({
  id,
  name: entry.name,
});
const namedTeam = ({ id, name }: { readonly id: string; readonly name?: string | null }): IdAndName => ({
  id,
  name: name ?? id,
});

const inOrder = (errors: readonly NotationError[]): readonly NotationError[] =>
  [...errors].sort((one, other) => one.at - other.at);

const headerIn = (lines: readonly Line[]): ReadHeader & { readonly at: number; readonly rest: readonly Line[] } => {
  const [first, ...rest] = lines;
  const at = first?.at ?? 0;
  return first && isHeader(first.tokens)
    ? { ...headerOf(first.tokens), at, rest }
    : { settings: {}, errors: [], at, rest: lines };
};

/** Reads the players in the order of their first lines; later lines of a player only add objects. */
const seatsIn = (sections: readonly Section[]): ReadList<Seat> => {
  const seats = new Map<string, Seat>();
  const errors: NotationError[] = [];
  for (const { head } of withTopic(sections, 'PLAYER')) {
    const read = seatOf(head);
    for (const each of read.errors) errors.push(each);
    if (!read.value) continue;
    const { name, isBare, at } = read.value;
    if (seats.has(name) && !isBare) errors.push(error(at, `${name} has a line already: only objects may follow.`));
    if (!seats.has(name)) seats.set(name, read.value);
  }
  const list = [...seats.values()];
  if (!list.length) errors.push(error(0, 'A table has players, each with a line of their own, as in Ann* 40.'));
  return { list, at: list.map(({ at }) => at), errors };
};

const placesOf = (
  lists: Readonly<Record<string, readonly number[]>>,
  turn: number | undefined,
): ReadonlyMap<string, number> =>
  new Map([
    ...(turn === undefined ? [] : [['turn', turn] as const]),
    ...Object.entries(lists).flatMap(([name, at]) => at.map((each, place) => [`${name}.${place}`, each] as const)),
  ]);
