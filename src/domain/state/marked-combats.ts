import type { Combat, GameState, TurnMarker } from './game-state.js';

/**
 * Gives the combat that names no turn marker that of the turn of whoever attacks.
 *
 * - 807.4: a combat of Grand Melee is part of the turn of a marker's holder; no turn has two.
 */
export const withMarkedCombats = (state: GameState): GameState => {
  const { turnMarkers, combats } = state;
  const open = combats.find(({ marker }) => marker === null);
  if (!open || !turnMarkers.length) return state;
  const marker = markerOfAttacker(state, open)?.number ?? null;
  if (combats.some((each) => each.marker === marker)) return state;
  return { ...state, combats: combats.map((each) => (each === open ? { ...each, marker } : each)) };
};

const markerOfAttacker = ({ turnMarkers, objects }: GameState, { attacks }: Combat): TurnMarker | undefined => {
  const attacking = objects.get(attacks[0]?.attacker ?? '');
  const own = turnMarkers.find(
    ({ holder, inTurn }) => inTurn && holder === (attacking?.controller ?? attacking?.owner),
  );
  return own ?? (turnMarkers.length === 1 ? turnMarkers[0] : undefined);
};
