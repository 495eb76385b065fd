import { decisionsOf } from '../rulebook/decisions.js';
import { controllerOf, hasType, playerOf } from './game-state.js';
import type { Entity, GameObject, GameState, Player } from './game-state.js';
import { seatsBetween } from './seating.js';
import { controllerOfSource, objectOfSource, type Source } from './source.js';

/** Tells whether the option is used: any player has a range (801.1, 801.2a). */
export const rangeIsLimited = ({ players }: GameState): boolean => players.some(({ range }) => range !== null);

/**
 * Tells whether a player is within another player's range of influence.
 *
 * - 801.2, 801.2a: within as many seats as that player's range says; each player has their own.
 * - 801.2b: a player always within their own.
 * - 801.2c: the seats are those that counted as the turn began.
 */
export const isPlayerInRange = (state: GameState, player: Player, other: Player): boolean => {
  if (player.range === null || player.seat === other.seat) return true;
  const seats = seatsBetween(state, player, other);
  return seats !== null && isNear(player, seats);
};

/** Whether a player's range holds somebody so many seats away. */
export const isNear = ({ range }: Player, seats: number): boolean => range === null || seats <= range;

/**
 * Tells whether an object or player is within a player's range of influence.
 *
 * - 801.2d: an object if its controller is, or, without a controller, its owner (108.4a).
 * - 801.2d: a battle also if its protector is, since 2023.
 */
export const isInRange = (state: GameState, player: Player, entity: Entity): boolean => {
  if (entity.kind === 'PLAYER') return isPlayerInRange(state, player, entity);
  const protector = protectorOf(state, entity);
  return (
    isPlayerInRange(state, player, controllerOf(state, entity)) ||
    (protector !== null && isPlayerInRange(state, player, protector))
  );
};

/** Finds whoever protects a battle, where the edition knows battles. */
export const protectorOf = (state: GameState, object: GameObject): Player | null => {
  if (object.protector === null || !hasType(object, 'battle')) return null;
  const protector = playerOf(state, object.protector);
  return protector.inGame && decisionsOf(state.edition).hasBattles ? protector : null;
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
