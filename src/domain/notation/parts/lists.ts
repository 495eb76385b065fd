import type { Description, EffectDescription, PlayerDescription } from '../../state/description.js';
import { combatOf, describeCombat, earlierOf, pairOf, type Combat, type ReadCombat } from './combats.js';
import { effectOf } from './effects.js';
import { error, type NotationError, type Parsed } from '../text/errors.js';
import { namesOf, type Names } from '../text/names.js';
import { describeSeat, seatOf, type Seat } from './players.js';
import type { Section } from '../text/sections.js';
import type { Token } from '../text/tokens.js';
import type { Topic } from '../text/topics.js';
import { markerOf, turnOf, type Marker } from './turns.js';

/** The entries of one of a table's lists, with their positions and errors. */
export interface ReadList<Value> {
  readonly list: readonly Value[];
  readonly at: readonly number[];
  readonly errors: readonly NotationError[];
}

export const withTopic = (sections: readonly Section[], topic: Topic): readonly Section[] =>
  sections.filter((section) => section.topic === topic);

/** Reads each entry separately. */
const eachOf = <Value>(
  entries: readonly (readonly Token[])[],
  read: (tokens: readonly Token[]) => Parsed<Value>,
): ReadList<Value> => {
  const all = entries.map((tokens) => ({ at: tokens[0]?.at ?? 0, ...read(tokens) }));
  const found = all.flatMap(({ value, at }) => (value === null ? [] : [{ value, at }]));
  return {
    list: found.map(({ value }) => value),
    at: found.map(({ at }) => at),
    errors: all.flatMap(({ errors }) => errors),
  };
};

/** Reads the entries of all lines about one topic. */
const eachIn = <Value>(
  sections: readonly Section[],
  topic: Topic,
  read: (tokens: readonly Token[]) => Parsed<Value>,
): ReadList<Value> =>
  eachOf(
    withTopic(sections, topic).flatMap(({ entries }) => entries),
    read,
  );

/** Maps the entries of a list. */
const mapEntries = <From, To>({ list, ...rest }: ReadList<From>, map: (each: From) => To): ReadList<To> => ({
  ...rest,
  list: list.map(map),
});

export type Team = NonNullable<Description['teams']>[number];

/** Creates an empty set of names, for lines without references. It collects errors, so it is not shared. */
const noNames = (): Names => namesOf({ players: [], objects: [], teams: [] });

const teamOf = ({ id, name = id, life, poison }: PlayerDescription): Team => ({
  id,
  ...(name !== id && { name }),
  ...(typeof life === 'number' && { life }),
  ...(typeof poison === 'number' && { poison }),
});

const ofTeams: ReadonlySet<string> = new Set(['id', 'name', 'life', 'poison']);

/** Reports an entry of a teams line with fields that teams do not have. */
const misplacedIn = (seat: Seat, described: PlayerDescription): readonly NotationError[] =>
  seat.isActive || Object.keys(described).some((field) => !ofTeams.has(field))
    ? [error(seat.at, `The team ${seat.name} takes only life and poison here: put the rest on its players' lines.`)]
    : [];

/** Reports a teams line that lists players: a team is written on its players' lines. */
const membersIn = ({ name, at }: Seat, alone: ReadonlySet<string>): readonly NotationError[] => {
  const member = name.split(/[^\p{L}\p{N}]+/u).find((word) => alone.has(word));
  if (member === undefined) return [];
  return [
    error(at, `"${name}" is read as a team's name: write the team on each player's line, as in ${member} team A.`),
  ];
};

/** Reads the teams of the teams line; without one, the teams on the players' lines, in order. */
export const teamsIn = (sections: readonly Section[], seats: readonly Seat[]): ReadList<Team> => {
  const read = eachIn(sections, 'TEAMS', seatOf);
  const alone = new Set(seats.filter(({ team }) => team === null).map(({ name }) => name));
  const members = read.list.flatMap((team) => membersIn(team, alone));
  const nobody = noNames();
  const described = read.list.map((team) => ({ team, description: describeSeat(team, null, nobody) }));
  const misplaced = described.flatMap(({ team, description }) => misplacedIn(team, description));
  const isMember = ({ at }: NotationError): boolean => members.some((each) => each.at === at);
  const errors = [...[...read.errors, ...misplaced].filter((each) => !isMember(each)), ...members];
  if (read.list.length) return { ...read, list: described.map(({ description }) => teamOf(description)), errors };
  const names = new Set(seats.flatMap(({ team }) => (team === null ? [] : [team])));
  return { list: [...names].map((id) => ({ id })), at: [], errors: [] };
};

/** Reads the ranges of individual players: a name and a number of seats. */
export const rangesIn = (sections: readonly Section[], names: Names) => {
  const read = eachIn(sections, 'RANGES', seatOf);
  const ranges = new Map<string, number>();
  const nobody = noNames();
  const errors = [...read.errors];
  for (const seat of read.list) {
    const { life } = describeSeat(seat, null, nobody);
    if (typeof life !== 'number' || seat.fieldsFrom.length > 1) errors.push(error(seat.at, rangeExpected));
    else ranges.set(names.player({ text: seat.name, at: seat.at }), life);
  }
  return { ranges, errors };
};

const rangeExpected = 'A range is a player and a number of seats, as in Ann 1.';

type Turn = NonNullable<Description['turn']>;

/** Reads the turn, as a list of at most one; a * marks the active players. */
export const turnIn = (sections: readonly Section[], seats: readonly Seat[], names: Names): ReadList<Turn> => {
  const activePlayers = seats.filter(({ isActive }) => isActive).map(({ id }) => id);
  const lines = withTopic(sections, 'TURN').map(({ at, entries }) => turnOf(at, entries.flat()));
  const [line, another] = lines;
  const errors = [
    ...lines.flatMap((each) => each.errors),
    ...(another
      ? [
          error(
            another.at,
            'There is already a line for the turn: write number and step together, as in turn: 3, upkeep.',
          ),
        ]
      : []),
  ];
  if (!activePlayers.length)
    return {
      list: [],
      at: [],
      errors: line
        ? [...errors, error(line.at, 'A turn needs an active player: put a * after the name on their line.')]
        : errors,
    };
  return { list: [{ activePlayers, ...line?.turn(names) }], at: line ? [line.at] : [], errors };
};

export const markersIn = (sections: readonly Section[], names: Names): ReadList<Marker> =>
  mapEntries(eachIn(sections, 'MARKERS', markerOf), (marker) => marker(names));

/** Reads the combats; a line of blocks belongs to the combat before it. */
export const combatsIn = (sections: readonly Section[], names: Names): ReadList<Combat> => {
  const combats: ReadCombat[] = [];
  const at: number[] = [];
  const errors: NotationError[] = [];
  for (const section of sections.filter(({ topic }) => topic === 'COMBAT' || topic === 'BLOCKS')) {
    const { list: pairs, errors: wrong } = eachOf(section.entries, pairOf);
    errors.push(...wrong);
    const last = combats.pop();
    if (section.topic === 'COMBAT') {
      combats.push(...(last ? [last] : []), { ...combatOf(section.head), attacks: pairs });
      at.push(section.at);
    } else if (last) combats.push({ ...last, blocks: [...last.blocks, ...pairs] });
    else errors.push(error(section.at, 'Blocks belong to a combat: a line combat: is expected before them.'));
  }
  return { list: combats.map((combat) => describeCombat(combat, names)), at, errors };
};

/** Reads the players with extra turns to come, the next one last. */
export const extraTurnsIn = (sections: readonly Section[], names: Names): ReadList<string> =>
  mapEntries(eachIn(sections, 'EXTRA_TURNS', seatOf), ({ name, at }) => names.player({ text: name, at }));

/** Reads the ongoing effects. */
export const effectsIn = (sections: readonly Section[], names: Names): ReadList<EffectDescription> =>
  mapEntries(eachIn(sections, 'EFFECTS', effectOf), (effect) => effect(names));

/** Reads the attacks or blocks earlier this turn; `isTold` says whether there is a line for them. */
export const earlierIn = (sections: readonly Section[], topic: Topic, names: Names) => ({
  isTold: withTopic(sections, topic).length > 0,
  ...mapEntries(eachIn(sections, topic, earlierOf), ({ from, to, marker }) => ({
    creature: from ? names.object(from) : undefined,
    target: to ? names.entity(to) : undefined,
    marker: marker ?? undefined,
  })),
});
