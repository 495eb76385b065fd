import type { EntityFilter, NumberFilter } from './entity-filter.js';
import { areOpponents, hasKeyword, hasType, playerOf, playersInGame } from '../game-state.js';
import type { Entity, GameObject, GameState, Player } from '../game-state.js';
import type { Comparison } from '../vocabulary.js';
import { oncePer } from '../../values/remembered.js';

/** The context of a filter: a creature to compare numbers with, and whether a missing zone means any zone. */
interface Reading {
  readonly other?: GameObject;
  readonly anyZone?: boolean;
}

/**
 * Whether a player or object matches a filter.
 *
 * A filter that names no zone means the battlefield, unless it has `anyOf` or stands inside `not`. Players are in no zone.
 */
export const matches = (state: GameState, filter: EntityFilter, entity: Entity, reading: Reading = {}): boolean =>
  (entity.kind === 'PLAYER' ? playerMatches(state, filter, entity) : objectMatches(state, filter, entity, reading)) &&
  (!filter.ids || isAmong(filter.ids, entity.id)) &&
  (!filter.name || filter.name === entity.name) &&
  (!filter.not || !matches(state, filter.not, entity, { ...reading, anyZone: true })) &&
  (!filter.anyOf || filter.anyOf.some((each) => matches(state, each, entity, reading)));

/** From this many ids on, a set is faster than a search through the list. */
const LOOKED_UP = 16;
const setOf = oncePer((ids: readonly string[]): ReadonlySet<string> => new Set(ids));

const isAmong = (ids: readonly string[], id: string): boolean =>
  ids.length < LOOKED_UP ? ids.includes(id) : setOf(ids).has(id);

const playerMatches = (state: GameState, filter: EntityFilter, player: Player): boolean =>
  filter.kind !== 'OBJECT' &&
  !filter.types?.length &&
  !filter.keywords?.length &&
  !filter.colors?.length &&
  !filter.power &&
  !filter.toughness &&
  typeof filter.tapped !== 'boolean' &&
  !filter.zone &&
  !filter.controller &&
  !filter.owner &&
  (!filter.opponentOf || areOpponents(playerOf(state, filter.opponentOf), player));

const objectMatches = (
  state: GameState,
  filter: EntityFilter,
  object: GameObject,
  { other, anyZone }: Reading,
): boolean =>
  filter.kind !== 'PLAYER' &&
  zoneMatches(filter, object, anyZone) &&
  (filter.types ?? []).every((word) => hasType(object, word.toLowerCase())) &&
  (filter.keywords ?? []).every((keyword) => hasKeyword(object, keyword.toLowerCase())) &&
  (filter.colors ?? []).every((each) => object.colors.includes(each)) &&
  numberMatches(filter.power, object.power, other?.power) &&
  numberMatches(filter.toughness, object.toughness, other?.toughness) &&
  (typeof filter.tapped !== 'boolean' || filter.tapped === object.tapped) &&
  (!filter.controller || filter.controller === object.controller) &&
  (!filter.owner || filter.owner === object.owner) &&
  (!filter.opponentOf || controlledByOpponentOf(state, filter.opponentOf, object));

/** Tests of one number against another, by comparison. */
export const comparisons: Readonly<Record<Comparison, (one: number, other: number) => boolean>> = {
  LESS: (one, other) => one < other,
  AT_MOST: (one, other) => one <= other,
  EQUAL: (one, other) => one === other,
  AT_LEAST: (one, other) => one >= other,
  GREATER: (one, other) => one > other,
};

/** Whether a number meets a filter, if any: known, within bounds, in the right relation to another creature's. */
export const numberMatches = (
  filter: NumberFilter | null | undefined,
  number: number | null,
  other: number | null | undefined,
): boolean => {
  if (!filter) return true;
  if (number === null || number < (filter.atLeast ?? -Infinity) || number > (filter.atMost ?? Infinity)) return false;
  if (!filter.comparedWithOther) return true;
  return typeof other === 'number' && comparisons[filter.comparedWithOther](number, other);
};

const zoneMatches = (filter: EntityFilter, object: GameObject, anyZone = false): boolean => {
  if (filter.zone) return filter.zone === object.zone;
  return anyZone || Boolean(filter.anyOf) || object.zone === 'BATTLEFIELD';
};

const controlledByOpponentOf = (state: GameState, player: string, object: GameObject): boolean =>
  object.controller !== null && areOpponents(playerOf(state, player), playerOf(state, object.controller));

/** Lists the matching players in the game, in seat order, then the matching objects. */
export const entitiesMatching = (state: GameState, filter: EntityFilter): readonly Entity[] => [
  ...(filter.kind === 'OBJECT' ? [] : playersInGame(state).filter((each) => matches(state, filter, each))),
  ...objectsMatching(state, filter),
];

/** Lists the matching objects, in table order. */
export const objectsMatching = (state: GameState, filter: EntityFilter): readonly GameObject[] =>
  filter.kind === 'PLAYER' ? [] : [...state.objects.values()].filter((each) => matches(state, filter, each));
