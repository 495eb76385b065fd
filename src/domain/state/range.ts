import { decisionsOf } from '../rulebook/decisions.js';
import { withPlayers } from './change.js';
import { controllerOf, hasType, playerOf } from './game-state.js';
import type { Entity, GameObject, GameState, Player } from './game-state.js';
import { oncePerTable } from './once-per-table.js';
import { seatsFromPlace } from './seating.js';
import { controllerOfSource, objectOfSource, type Source } from './source.js';

/** Whether the game uses limited range: any player has a range (801.1, 801.2a). */
export const rangeIsLimited = ({ players }: GameState): boolean => players.some(({ range }) => range !== null);

/** Returns the table as it would be if nobody had a range. */
export const withoutRanges = oncePerTable((state) =>
  withPlayers(
    state,
    state.players.map((player) => ({ ...player, range: null })),
  ),
);

/**
 * Whether a player is within another player's range of influence.
 *
 * - 801.2, 801.2a: the distance in seats is at most that player's own range.
 * - 801.2b: players are always within their own range.
 * - 801.2c: the seats counted are those that counted as the turn began; an effect may outlast its controller (800.4m),
 *   whose range is then that of the empty seat.
 */
export const isPlayerInRange = (state: GameState, player: Player, other: Player): boolean => {
  if (player.range === null || player.seat === other.seat) return true;
  const seats = seatsFromPlace(state, player, other);
  return seats !== null && isNear(player, seats);
};

/** Whether a distance in seats is within a player's range. */
export const isNear = ({ range }: Player, seats: number): boolean => range === null || seats <= range;

/**
 * Whether an object or player is within a player's range of influence.
 *
 * - 801.2d: an object is in range if its controller is or, without a controller, its owner (108.4a).
 * - 801.2d: since 2023, a battle is in range also if its protector is.
 */
export const isInRange = (state: GameState, player: Player, entity: Entity): boolean => {
  if (entity.kind === 'PLAYER') return isPlayerInRange(state, player, entity);
  const protector = protectorOf(state, entity);
  return (
    isPlayerInRange(state, player, controllerOf(state, entity)) ||
    (protector !== null && isPlayerInRange(state, player, protector))
  );
};

/** Returns the protector of a battle, if the edition has battles. */
export const protectorOf = (state: GameState, object: GameObject): Player | null => {
  if (object.protector === null || !hasType(object, 'battle')) return null;
  const protector = playerOf(state, object.protector);
  return protector.inGame && decisionsOf(state.edition).hasBattles ? protector : null;
};

/**
 * Whether a spell or ability is exempt from range.
 *
 * - 801.18: since 2009, planes and phenomena are exempt, except in Grand Melee.
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

/** Whether a player or object is within range of a spell's or ability's controller. */
export const reaches = (state: GameState, given: Source, entity: Entity): boolean =>
  isExemptFromRange(state, given) || isInRange(state, controllerOfSource(state, given), entity);

/** Whether a player or object is within a player's range, or exempt from range as a plane or phenomenon. */
export const reachesFrom = (state: GameState, player: Player, entity: Entity): boolean =>
  (entity.kind === 'OBJECT' && isExemptFromRange(state, { object: entity.id })) || isInRange(state, player, entity);
