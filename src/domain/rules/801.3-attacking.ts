import { isPlayerInRange } from '../state/range.js';
import { nameList, type Ruling } from '../answer.js';
import { hasType, opponentsOf } from '../state/game-state.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';
import { seatCount, distancePhrase } from './801-limited-range-of-influence.js';

const { ruling } = citing('801.3');

/** Says that a target is out of the attacking player's range; null if it is within it. */
export const rangeObjection = (state: GameState, player: Player, defending: Player, entity: Entity): Ruling | null => {
  const away = isPlayerInRange(state, player, defending) ? null : distancePhrase(state, player, defending);
  if (away === null) return null;
  const where =
    entity.id === defending.id ? `${defending.name} ${away}` : `${describeHolder(entity, defending)}, who ${away}`;
  const says = `${where}, so ${player.name}'s creatures can't attack ${entity.id === defending.id ? defending.name : 'it'}.`;
  return ruling(state, '801.3', says, entity, defending, player);
};

const describeHolder = (entity: Entity, { name }: Player): string =>
  `${entity.name} is ${entity.kind === 'OBJECT' && hasType(entity, 'battle') ? 'protected' : 'controlled'} by ${name}`;

/** Says that a creature can't attack because no opponent is within range. */
export const nobodyInRange = (state: GameState, player: Player, attacker: GameObject): Ruling => {
  const says = `No opponent is within ${player.name}'s range, so ${attacker.name} can't attack.`;
  return ruling(state, '801.3', says, player, attacker);
};

/** Says which of a player's opponents are within range. */
export const targetsInRange = (state: GameState, player: Player): Ruling => {
  if (player.range === null) return ruling(state, '801.3', `${player.name}'s range has no limit.`, player);
  const near = opponentsOf(state, player).filter((each) => isPlayerInRange(state, player, each));
  const says = `${whoIsNear(state, player, near)} within range (${seatCount(player.range)}).`;
  return ruling(state, '801.3', says, player, ...near);
};

const whoIsNear = (state: GameState, player: Player, near: readonly Player[]): string => {
  const [is, which] = near.length === 1 ? ['is', 'only opponent'] : ['are', 'only opponents'];
  return near.length === opponentsOf(state, player).length
    ? `${nameList(near)}, ${player.name}'s ${which}, ${is}`
    : `Of ${player.name}'s opponents, only ${nameList(near)} ${is}`;
};
