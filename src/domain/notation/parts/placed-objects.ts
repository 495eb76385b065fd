import { tableLimits, type ObjectDescription } from '../../state/description.js';
import { notUnderstood, type NotationError, type Parsed } from '../text/errors.js';
import { idsOf } from '../text/ids.js';
import type { Names } from '../text/names.js';
import { describeEntry, entryOf, sizeOfEntry, type Entry } from './objects.js';
import { seatOf, type Seat } from './players.js';
import { genitiveAt, type Section } from '../text/sections.js';
import type { Token } from '../text/tokens.js';

/** An object with its player and zone. */
export interface PlacedObject {
  readonly id: string;
  readonly entry: Entry;
  readonly seat: Seat;
  readonly zone: ObjectDescription['zone'] | null;
  /** Grand Melee: the turn marker whose stack the object is on. */
  readonly stack: number | null;
}

type PlacedWithoutId = Omit<PlacedObject, 'id'>;

export interface ReadObjects {
  /** The estimated length of all descriptions in characters, every copy counted. */
  readonly size: number;
  /** Creates the objects, every copy with its own id. */
  readonly place: () => readonly PlacedObject[];
  readonly errors: readonly NotationError[];
}

/** Finds a player by the tokens of a name; if there is none, reports an error and returns null. */
type FindSeat = (name: readonly Token[]) => Seat | null;

/** Reads the objects of all sections in order. */
export const objectsIn = (sections: readonly Section[], seats: readonly Seat[], players: Names): ReadObjects => {
  const find = finderOf(seats, players);
  const read = sections.flatMap((section) => placedIn(section, find));
  const errors = read.flatMap((each) => each.errors);
  const { counted, size } = countedIn(read.flatMap(({ value }) => value ?? []));
  return { size, place: () => placedOf(counted, seats), errors };
};

interface CountedObject {
  readonly one: PlacedWithoutId;
  readonly count: number;
}

const placedOf = (counted: readonly CountedObject[], seats: readonly Seat[]): readonly PlacedObject[] => {
  const unnamed = counted.flatMap(({ one, count }) => Array<PlacedWithoutId>(count).fill(one));
  const ids = idsOf(
    unnamed.map(({ entry, seat }) => ({ name: entry.name, id: entry.id, player: seat.name })),
    seats.map(({ id }) => id),
  );
  return unnamed.map((each, place) => ({ ...each, id: ids[place] ?? '' }));
};

/**
 * Counts copies before they are created, but at most one more than a table may have: then validation rejects the table.
 */
const countedIn = (entries: readonly PlacedWithoutId[]): { counted: readonly CountedObject[]; size: number } => {
  let room = tableLimits.objects + 1;
  let size = 0;
  const counted = entries.map((one) => {
    const count = Math.min(one.entry.count, room);
    room -= count;
    size += count * sizeOfEntry(one.entry);
    return { one, count };
  });
  return { counted, size };
};

const finderOf = (seats: readonly Seat[], players: Names): FindSeat => {
  const byId = new Map(seats.map((seat) => [seat.id, seat]));
  return (name) => {
    const { value: seat } = seatOf(name);
    return seat && (byId.get(players.player({ text: seat.name, at: seat.at })) ?? null);
  };
};

const placedIn = ({ topic, head, zone, entries }: Section, find: FindSeat): readonly Parsed<PlacedWithoutId>[] => {
  if (topic === 'STACK') return entries.map((tokens) => onStack(tokens, stackOf(head), find));
  if ((topic !== 'PLAYER' && topic !== 'ZONE') || !entries.length) return [];
  const seat = find(head);
  return seat ? entries.map((tokens) => placedBy(tokens, { seat, zone, stack: null })) : [];
};

const stackOf = ([marker]: readonly Token[]): number | null =>
  marker && /^\d{1,9}$/.test(marker.text) ? Number(marker.text) : null;

/** Reads an object on the stack, which begins with its controller: Ann's Lightning Bolt. */
const onStack = (tokens: readonly Token[], stack: number | null, find: FindSeat): Parsed<PlacedWithoutId> => {
  const whose = genitiveAt(tokens, () => true);
  if (!whose)
    return notUnderstood(
      tokens[0]?.at,
      "An object on the stack begins with its controller, as in Ann's Lightning Bolt.",
    );
  const seat = find(whose.name);
  return seat ? placedBy(tokens.slice(whose.next), { seat, zone: 'STACK', stack }) : { value: null, errors: [] };
};

const placedBy = (
  tokens: readonly Token[],
  { seat, zone, stack }: Omit<PlacedWithoutId, 'entry'>,
): Parsed<PlacedWithoutId> => {
  const { value: entry, errors } = entryOf(tokens);
  if (entry && entry.id !== null && entry.count > 1)
    return notUnderstood(tokens[0]?.at, `${entry.count} objects cannot have one id: leave out "${entry.id}".`);
  return { value: entry && { entry, seat, zone, stack }, errors };
};

/** Converts an object to its description, once all ids are known. */
export const describePlaced = ({ entry, id, seat, zone, stack }: PlacedObject, names: Names): ObjectDescription =>
  describeEntry(entry, { id, player: seat.id, zone, stack }, names);
