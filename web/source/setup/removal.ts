import type { Description } from '../api';
import type { Variant } from '../rules/words';
import { isRecord } from '../../../src/domain/values/record';
import { seatPlayers } from './tables';

type Ids = ReadonlySet<string>;

/** Fields whose texts are not references to other ids. */
export const words: ReadonlySet<string> = new Set(['id', 'name', 'typeLine', 'cardData', 'kind', 'end']);

const names = (value: unknown, gone: Ids): boolean => typeof value === 'string' && gone.has(value);

/** Whether an entry of a list, such as a rule, an attack or an effect, refers to something removed. */
const isAbout = (entry: unknown, gone: Ids): boolean =>
  isRecord(entry) &&
  Object.entries(entry).some(
    ([field, value]) =>
      !words.has(field) &&
      (names(value, gone) ||
        isAbout(value, gone) ||
        (Array.isArray(value) && value.length > 0 && value.every((each) => names(each, gone)))),
  );

/** Removes the references to removed ids from the fields of an object or player. */
const pruneReferences = <Value extends object>(value: Value, gone: Ids): Value => {
  const remaining = Object.entries(value).flatMap(([field, inside]: [string, unknown]) => {
    if (words.has(field)) return [[field, inside]];
    if (names(inside, gone)) return [];
    return [[field, prunedInside(inside, gone)]];
  });
  return Object.fromEntries(remaining) as Value;
};

const prunedInside = (inside: unknown, gone: Ids): unknown => {
  if (Array.isArray(inside)) return prunedList(inside, gone);
  return isRecord(inside) ? pruneReferences(inside, gone) : inside;
};

const prunedList = (list: readonly unknown[], gone: Ids): readonly unknown[] =>
  list.filter((entry) => !names(entry, gone) && !isAbout(entry, gone)).map((entry) => prunedInside(entry, gone));

/** Removes objects from a table, and all references to them or to the given players. */
const withoutThings = (
  table: Description,
  isGone: (id: string, owner: string) => boolean,
  players: Ids,
): Description => {
  const { objects = [], ...rest } = table;
  const left = objects.filter(({ id, owner }) => !isGone(id, owner));
  const gone = new Set([
    ...players,
    ...objects.map(({ id }) => id).filter((id) => left.every((each) => each.id !== id)),
  ]);
  return {
    ...pruneReferences({ ...rest, players: [] }, gone),
    players: table.players.filter(({ id }) => !players.has(id)).map((each) => pruneReferences(each, gone)),
    objects: left.map((each) => pruneReferences(each, gone)),
  };
};

/** Removes an object and all references to it. */
export const withoutThing = (table: Description, id: string): Description =>
  withoutThings(table, (each) => each === id, new Set());

/** Removes a player, the objects that they own, and all references to these. */
export const withoutPlayer = (table: Description, player: string): Description => {
  const left = withoutThings(table, (_, owner) => owner === player, new Set([player]));
  const { turn, ...rest } = left;
  const variant: Variant = table.variant ?? 'FREE_FOR_ALL';
  return { ...rest, ...(turn?.activePlayers.length ? { turn } : {}), ...seatPlayers(variant, left.players) };
};
