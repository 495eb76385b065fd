import { entity, listOf, optional, player, structure, text, type Structure, type ValueOf } from '../declaration.js';
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
import { color, entityKind, zone } from './vocabulary.js';

const plainFields = {
  ids: optional(listOf(entity, { maximum: 1_000 }), 'One of these.'),
  kind: optional(entityKind, 'Players only, or objects only.'),
  types: optional(listOf(text(100), { maximum: 20 }), 'Words of the type line, all of them, whatever their case.'),
  keywords: optional(listOf(text(100), { maximum: 20 }), 'Keywords, all of them, whatever their case.'),
  colors: optional(listOf(color, { maximum: 5 }), 'Colors, all of them.'),
  name: optional(text(), 'The name, to the letter.'),
  zone: optional(
    zone,
    'Where the object is; the battlefield where a filter without anyOf leaves it out, but inside not any zone.',
  ),
  controller: optional(player, 'Who controls the object; no player is meant then.'),
  owner: optional(player, 'Who owns the object; no player is meant then.'),
  opponentOf: optional(player, "That player's opponents, and the objects that they control."),
};
const plain = structure('EntityFilter', '', plainFields);

/** Which objects and players are meant: all that is given must hold. */
export type EntityFilter = ValueOf<typeof plain> & {
  readonly not?: EntityFilter | null;
  readonly anyOf?: readonly EntityFilter[] | null;
};

export const entityFilter: Structure<EntityFilter> = {
  ...plain,
  description: 'Which objects and players are meant. All that is given must hold.',
  fields: () => ({
    ...plainFields,
    not: optional(entityFilter, 'What must not hold.'),
    anyOf: optional(listOf(entityFilter, { maximum: 100 }), 'At least one of these must hold, too.'),
  }),
};

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
  (filter.types ?? []).every((word) => hasType(object, word.toLowerCase())) &&
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
