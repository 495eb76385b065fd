import type { Player, TurnMarker } from '../state/game-state.js';
import { variantRules } from './variant-rules.js';

/**
 * Returns the number of turn markers for a number of players.
 *
 * - 807.4a: one for every four players, rounded down.
 * - Doubt: below four players the rule leaves none; we keep one, or nobody could take a turn.
 */
export const turnMarkersFor = (players: number): number => Math.max(1, Math.floor(players / 4));

/**
 * Hands out the turn markers as the game starts.
 *
 * - 807.4b: the starting player gets the first, each fourth player to the left the next; all their turns begin at once.
 */
const handedOut = (players: readonly Player[], starting: Player): readonly TurnMarker[] => {
  const seated = players.filter(({ inGame, id }) => inGame || id === starting.id);
  const first = seated.findIndex(({ id }) => id === starting.id);
  return Array.from({ length: turnMarkersFor(seated.length) }, (_, index) => ({
    number: index + 1,
    holder: seated[(first + index * 4) % seated.length]?.id ?? starting.id,
    inTurn: true,
    removals: 0,
    step: 'PRECOMBAT_MAIN',
    regularTurnToCome: false,
  }));
};

/** 807.2: range 1, attack left, no deploying. */
export const grandMelee = variantRules({
  variant: 'GRAND_MELEE',
  summary: 'Free-for-All for ten or more: range 1, attack left, and a turn under way for every four players.',
  rules: ['807.1', '807.2a', '807.2b', '807.2c', '807.3', '807.4'],
  minimumPlayers: 10,
  seatsAtRandom: true,
  turnMarkers: handedOut,
  options: () => ({ rangeOfInfluence: 1, attack: 'LEFT' }),
});
