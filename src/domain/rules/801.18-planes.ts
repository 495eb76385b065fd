import { hasType, type Entity, type GameState, type Player } from '../state/game-state.js';
import { controllerOfSource, objectOfSource, type Source } from '../state/source.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { isInRange } from './801-limited-range-of-influence.js';

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
