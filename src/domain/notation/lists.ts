import type { Description } from '../state/description.js';
import { combatOf, describeCombat, pairOf, type ReadCombat } from './combats.js';
import { error, type NotationError } from './errors.js';
import { namesOf, type Names } from './names.js';
import { describeSeat, seatOf, type Seat } from './players.js';
import type { Section, Topic } from './sections.js';
import { markerOf, turnOf } from './turns.js';

/** A part of a table that was read: where each of its entries stands, and what is wrong. */
export interface ReadList<Value> {
  readonly list: readonly Value[];
  readonly at: readonly number[];
  readonly errors: readonly NotationError[];
}

export const withTopic = (sections: readonly Section[], topic: Topic): readonly Section[] =>
  sections.filter((section) => section.topic === topic);

/** Reads the entries of all lines about one topic, each of which begins with a name. */
const namedIn = (sections: readonly Section[], topic: Topic): ReadList<Seat> => {
  const read = withTopic(sections, topic).flatMap(({ entries }) => entries.map((tokens) => seatOf(tokens)));
  const list = read.flatMap(({ seat }) => (seat ? [seat] : []));
  return { list, at: list.map(({ at }) => at), errors: read.flatMap(({ errors }) => errors) };
};

export type Team = NonNullable<Description['teams']>[number];

const nobody = namesOf({ players: [], objects: [], teams: [] });

const teamOf = (seat: Seat): Team => {
  const { id, name = id, life, poison } = describeSeat(seat, null, nobody);
  return {
    id,
    ...(name !== id && { name }),
    ...(typeof life === 'number' && { life }),
    ...(typeof poison === 'number' && { poison }),
  };
};

/** The teams that have a line, else those that players are said to be in, in order. */
export const teamsIn = (sections: readonly Section[], seats: readonly Seat[]): ReadList<Team> => {
  const told = namedIn(sections, 'TEAMS');
  if (told.list.length) return { ...told, list: told.list.map(teamOf) };
  const names = new Set(seats.flatMap(({ team }) => (team === null ? [] : [team])));
  return { list: [...names].map((id) => ({ id })), at: [], errors: [] };
};

/** Reads the ranges of single players: a name and a number of seats. */
export const rangesIn = (sections: readonly Section[], names: Names): ReadonlyMap<string, number> => {
  const ranges = new Map<string, number>();
  for (const seat of namedIn(sections, 'RANGES').list) {
    const { life } = describeSeat(seat, null, nobody);
    if (typeof life === 'number') ranges.set(names.player({ text: seat.name, at: seat.at }), life);
  }
  return ranges;
};

type Turn = NonNullable<Description['turn']>;

/** Whose turn it is, and where in it; nothing where no player has a * and no line tells it. */
export const turnIn = (sections: readonly Section[], seats: readonly Seat[], names: Names): ReadList<Turn> => {
  const activePlayers = seats.filter(({ isActive }) => isActive).map(({ id }) => id);
  const lines = withTopic(sections, 'TURN').map(({ at, entries }) => turnOf(at, entries.flat()));
  const [line] = lines;
  const errors = lines.flatMap((each) => each.errors);
  if (!activePlayers.length)
    return {
      list: [],
      at: [],
      errors: line ? [...errors, error(line.at, 'Whose turn it is is told by * after their name.')] : errors,
    };
  return { list: [{ activePlayers, ...line?.turn(names) }], at: line ? [line.at] : [], errors };
};

type Marker = NonNullable<Description['turnMarkers']>[number];

export const markersIn = (sections: readonly Section[], names: Names): ReadList<Marker> => {
  const entries = withTopic(sections, 'MARKERS').flatMap((section) => section.entries);
  const read = entries.map(markerOf);
  return {
    list: read.flatMap(({ marker }) => (marker ? [marker(names)] : [])),
    at: entries.map(([first]) => first?.at ?? 0),
    errors: read.flatMap(({ errors }) => errors),
  };
};

type Combat = NonNullable<Description['combats']>[number];

/** Reads the combats; a line of blocks belongs to the combat before it. */
export const combatsIn = (sections: readonly Section[], names: Names): ReadList<Combat> => {
  const combats: ReadCombat[] = [];
  const at: number[] = [];
  const errors: NotationError[] = [];
  for (const section of sections.filter(({ topic }) => topic === 'COMBAT' || topic === 'BLOCKS')) {
    const read = section.entries.map(pairOf);
    const pairs = read.flatMap(({ pair }) => (pair ? [pair] : []));
    errors.push(...read.flatMap((each) => each.errors));
    const last = combats.pop();
    if (section.topic === 'COMBAT') {
      combats.push(...(last ? [last] : []), { ...combatOf(section.head), attacks: pairs });
      at.push(section.at);
    } else if (last) combats.push({ ...last, blocks: [...last.blocks, ...pairs] });
    else errors.push(error(section.at, 'Blocks stand under a combat: the line combat: is expected before them.'));
  }
  return { list: combats.map((combat) => describeCombat(combat, names)), at, errors };
};

/** Reads who has an extra turn to come, the next one last. */
export const extraTurnsIn = (sections: readonly Section[], names: Names): ReadList<string> => {
  const { list, at, errors } = namedIn(sections, 'EXTRA_TURNS');
  return { list: list.map((seat) => names.player({ text: seat.name, at: seat.at })), at, errors };
};
