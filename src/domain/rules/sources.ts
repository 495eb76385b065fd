import { exactlyOne, object, optional, player, type ValueOf } from '../schema/schema.js';
import {
  controllerOf,
  hasType,
  objectOf,
  playerOf,
  type Entity,
  type GameObject,
  type GameState,
  type Player,
} from '../state/game-state.js';
import { isInRange } from './801-limited-range-of-influence.js';
import { decisionsOf } from '../rulebook/decisions.js';

export const source = exactlyOne(
  'SourceInput',
  'The spell or ability asked about, by one of: its controller, or an object whose controller it is.',
  {
    controller: optional(player, 'The player who controls the spell or ability.'),
    object: optional(object, 'The spell, or the object that has the ability.'),
  },
);

/** A spell or ability, as somebody tells of it. */
export type Source = ValueOf<typeof source>;

/** The object that a source names, if it names one. */
export const objectOfSource = (state: GameState, given: Source): GameObject | null =>
  given.object ? objectOf(state, given.object) : null;

/** Who controls a spell or ability; of an object without a controller, its owner (108.4a). */
export const controllerOfSource = (state: GameState, given: Source): Player => {
  const named = objectOfSource(state, given);
  return named ? controllerOf(state, named) : playerOf(state, given.controller ?? '');
};

/**
 * Is a spell or ability exempt from range?
 *
 * - 801.18: planes and phenomena are, since 2009, except in Grand Melee.
 */
export const isExemptFromRange = (state: GameState, given: Source): boolean => {
  const named = objectOfSource(state, given);
  return (
    named !== null &&
    state.variant !== 'GRAND_MELEE' &&
    (hasType(named, 'plane') || hasType(named, 'phenomenon')) &&
    decisionsOf(state.edition).exemptsPlanes
  );
};

/** Does the range of the controller of a spell or ability hold that player or object? */
export const reaches = (state: GameState, given: Source, entity: Entity): boolean =>
  isExemptFromRange(state, given) || isInRange(state, controllerOfSource(state, given), entity);

/** Does the range of a player hold that player or object, planes and phenomena that are exempt included? */
export const reachesFrom = (state: GameState, player: Player, entity: Entity): boolean =>
  (entity.kind === 'OBJECT' && isExemptFromRange(state, { object: entity.id })) || isInRange(state, player, entity);
