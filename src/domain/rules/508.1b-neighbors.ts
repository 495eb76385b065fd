import { addDoubt, nameList, withVerb, type Ruling } from '../answer.js';
import { areOpponents, areTeammates, type GameState, type Player } from '../state/game-state.js';
import { areNeighbors, emptySeatsBetween, leftOf, rightOf } from '../state/seating.js';
import type { Variant } from '../state/vocabulary.js';
import { emptySeatDoubt } from './803-attack-left-and-right.js';
import { emperorNeighbors } from './809-emperor.js';
import { alternatingNeighbors } from './811-alternating-teams.js';

/** The variants in which only an opponent in a neighboring seat may be attacked. */
const neighborRules: Partial<Record<Variant, (state: GameState, says: string, ...about: readonly Player[]) => Ruling>> =
  { EMPEROR: emperorNeighbors, ALTERNATING_TEAMS: alternatingNeighbors };

/**
 * Why the variant forbids attacking a player who is not a neighbor; null if it does not.
 *
 * - 809.3c, 811.4: only an opponent seated immediately beside the player may be attacked; an empty seat changes nothing here.
 */
export const neighborObjection = (state: GameState, player: Player, defending: Player): Ruling | null => {
  const rule = neighborRules[state.variant];
  if (!rule || areNeighbors(state, player, defending)) return null;
  const says = `${defending.name} is not seated next to ${player.name}, so ${player.name} can't attack ${defending.name} or anything ${defending.name} defends.`;
  return rule(state, says, defending, player);
};

/** Says that a player may attack nobody, as both neighbors are teammates; null if a neighbor is an opponent. */
export const attacksNoNeighbor = (state: GameState, player: Player): Ruling | null => {
  const rule = neighborRules[state.variant];
  const neighbors = neighborsOf(state, player);
  if (!rule || !neighbors.every((neighbor) => areTeammates(player, neighbor))) return null;
  const only = neighbors.length === 1 ? 'a teammate' : 'teammates';
  const says = `Only ${only}, ${nameList(neighbors)}, ${neighbors.length === 1 ? 'is' : 'are'} seated next to ${player.name}, so ${player.name} can't attack.`;
  return rule(state, says, player, ...neighbors);
};

/**
 * Says which neighbors a player may attack; null if the variant does not limit that.
 *
 * - Doubt: whether an empty seat separates neighbors; here it does not.
 */
export const neighborRuling = (state: GameState, player: Player): Ruling | null => {
  const rule = neighborRules[state.variant];
  if (!rule) return null;
  const opponents = neighborsOf(state, player).filter((neighbor) => areOpponents(player, neighbor));
  const says = `Of ${player.name}'s opponents, only ${withVerb(opponents, 'is', 'are')} seated next to ${player.name} and may be attacked.`;
  return withEmptySeats(state, player, opponents, rule(state, says, player, ...opponents));
};

const neighborsOf = (state: GameState, player: Player): readonly Player[] => [
  ...new Set([leftOf(state, player), rightOf(state, player)]),
];

const withEmptySeats = (state: GameState, player: Player, opponents: readonly Player[], given: Ruling): Ruling => {
  const [left, right] = [leftOf(state, player), rightOf(state, player)];
  const empty = [
    ...(opponents.includes(left) ? emptySeatsBetween(state, player, left) : []),
    ...(opponents.includes(right) ? emptySeatsBetween(state, right, player) : []),
  ];
  return empty.length ? addDoubt(given, emptySeatDoubt(empty)) : given;
};
