import { decisionsOf } from '../rulebook/decisions.js';
import type { GameState, Player } from './game-state.js';

/**
 * Returns a player's life total, as effects see it.
 *
 * - 810.9a: if life is shared, the team's total; until 2010 half of it, rounded up.
 */
export const lifeOf = (state: GameState, player: Player): number => {
  const shared = player.team === null ? null : (state.teamsById.get(player.team)?.life ?? null);
  if (shared === null) return player.life;
  return decisionsOf(state.edition).memberReadsHalfOfTeamLife ? Math.ceil(shared / 2) : shared;
};

/** Whether teams share poison counters (810.10); before 2011 each player had their own. */
export const sharesPoison = (state: GameState): boolean =>
  state.teams.some(({ life }) => life !== null) && decisionsOf(state.edition).sharesPoison;

/** A player's number of poison counters, as effects see it (810.10a). */
export const poisonOf = (state: GameState, player: Player): number =>
  sharesPoison(state) && player.team !== null ? (state.teamsById.get(player.team)?.poison ?? 0) : player.poison;
