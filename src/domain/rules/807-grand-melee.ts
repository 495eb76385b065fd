import { playerOf, type GameState, type Player, type TurnMarker } from '../game-state/game-state.js';
import { leftOf, leftwardFrom } from '../game-state/seating.js';
import { variantRules } from '../game-state/variant-rules.js';

/** 807.2: range 1, attack left, no deploying. */
export const grandMelee = variantRules({
  variant: 'GRAND_MELEE',
  summary: 'Free-for-All for ten or more: range 1, attack left, and a turn under way for every four players.',
  rules: ['807.1', '807.2a', '807.2b', '807.2c', '807.4'],
  options: () => ({ rangeOfInfluence: 1, attack: 'LEFT' }),
});

/**
 * How many turn markers does a game have?
 *
 * - 807.4a: one for each full four players in the game.
 * - Doubt: the rule gives none below four players; then no turn could be taken, so that at least one stays.
 */
export const turnMarkersFor = (players: number): number => Math.max(1, Math.floor(players / 4));

/**
 * Who holds the turn markers as the game starts?
 *
 * - 807.4b: the starting player the first, and every fourth player to the left the next; all begin their turns at once.
 */
export const handedOut = (players: readonly Player[], starting: Player): readonly TurnMarker[] => {
  const seated = players.filter(({ inGame, id }) => inGame || id === starting.id);
  const first = seated.indexOf(starting);
  return Array.from({ length: turnMarkersFor(seated.length) }, (_, index) => ({
    number: index + 1,
    holder: seated[(first + index * 4) % seated.length]?.id ?? starting.id,
    inTurn: true,
    removals: 0,
    step: 'PRECOMBAT_MAIN',
  }));
};

/**
 * Where are the turn markers once players have left?
 *
 * - 807.4c: a holder who had not begun their turn hands the marker on at once; a turn under way goes on.
 */
export const markersWithout = (state: GameState, gone: ReadonlySet<string>): readonly TurnMarker[] =>
  state.turnMarkers.map((marker) =>
    gone.has(marker.holder) && !marker.inTurn
      ? { ...marker, holder: leftOf(state, playerOf(state, marker.holder)).id }
      : marker,
  );

/**
 * Which turn marker keeps a player who holds one from beginning their turn? None: they may begin.
 *
 * - 807.4d: any that is held within the three seats to their left.
 */
export const markerAhead = (state: GameState, marker: TurnMarker): TurnMarker | undefined => {
  const near = leftwardFrom(state, playerOf(state, marker.holder)).slice(0, 3);
  return state.turnMarkers.find(
    ({ holder, number }) => number !== marker.number && near.some(({ id }) => id === holder),
  );
};
