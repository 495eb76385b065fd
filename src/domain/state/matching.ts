import { creatureTypes } from '../rulebook/keywords-and-types.js';
import type { EntityFilter } from './entity-filter.js';
import {
  areOpponents,
  hasKeyword,
  hasType,
  playerOf,
  playersInGame,
  type Entity,
  type GameObject,
  type GameState,
  type Player,
} from './game-state.js';

/**
 * Does that player or object match the filter?
 *
 * A filter that names no zone means the battlefield, unless it has `anyOf` or stands inside `not`. Players are in no zone.
 */
export const matches = (state: GameState, filter: EntityFilter, entity: Entity, anyZone = false): boolean =>
  (entity.kind === 'PLAYER' ? playerMatches(state, filter, entity) : objectMatches(state, filter, entity, anyZone)) &&
  (!filter.ids || filter.ids.includes(entity.id)) &&
  (!filter.name || filter.name === entity.name) &&
  (!filter.not || !matches(state, filter.not, entity, true)) &&
  (!filter.anyOf || filter.anyOf.some((each) => matches(state, each, entity, anyZone)));

const playerMatches = (state: GameState, filter: EntityFilter, player: Player): boolean =>
  filter.kind !== 'OBJECT' &&
  !filter.types?.length &&
  !filter.keywords?.length &&
  !filter.colors?.length &&
  !filter.zone &&
  !filter.controller &&
  !filter.owner &&
  (!filter.opponentOf || areOpponents(playerOf(state, filter.opponentOf), player));

const objectMatches = (state: GameState, filter: EntityFilter, object: GameObject, anyZone: boolean): boolean =>
  filter.kind !== 'PLAYER' &&
  zoneMatches(filter, object, anyZone) &&
  (filter.types ?? []).every((word) => isOfType(object, word.toLowerCase())) &&
  (filter.keywords ?? []).every((keyword) => hasKeyword(object, keyword.toLowerCase())) &&
  (filter.colors ?? []).every((each) => object.colors.includes(each)) &&
  (!filter.controller || filter.controller === object.controller) &&
  (!filter.owner || filter.owner === object.owner) &&
  (!filter.opponentOf || controlledByOpponentOf(state, filter.opponentOf, object));

const zoneMatches = (filter: EntityFilter, object: GameObject, anyZone: boolean): boolean => {
  if (filter.zone) return filter.zone === object.zone;
  return anyZone || Boolean(filter.anyOf) || object.zone === 'BATTLEFIELD';
};

const controlledByOpponentOf = (state: GameState, player: string, object: GameObject): boolean =>
  object.controller !== null && areOpponents(playerOf(state, player), playerOf(state, object.controller));

/** The players still in the game that match, in seat order, then the objects that match. */
export const entitiesMatching = (state: GameState, filter: EntityFilter): readonly Entity[] => [
  ...(filter.kind === 'OBJECT' ? [] : playersInGame(state).filter((each) => matches(state, filter, each))),
  ...objectsMatching(state, filter),
];

/** The objects that match, the first listed first. */
export const objectsMatching = (state: GameState, filter: EntityFilter): readonly GameObject[] =>
  filter.kind === 'PLAYER' ? [] : [...state.objects.values()].filter((each) => matches(state, filter, each));

const creatureTypeWords: ReadonlySet<string> = new Set(creatureTypes);

/** Whether the object has that type, `word` in lower case; one with changeling has every creature type (702.73a). */
export const isOfType = (object: GameObject, word: string): boolean =>
  hasType(object, word) || (creatureTypeWords.has(word) && hasKeyword(object, 'changeling'));
