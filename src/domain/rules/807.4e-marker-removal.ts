import { playerOf, playersInGame, type GameState, type TurnMarker } from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { turnMarkersFor } from '../variants/grand-melee.js';

/**
 * Which turn markers are designated for removal as players leave?
 *
 * - 807.4e: one for each surplus marker (807.4a): the lowest-numbered of those next to the right of the departing
 *   players. Until 2010 each was a different marker, the lowest numbers first.
 * - 807.4f: markers already designated do not count.
 * - Doubt: here a player's own marker does not count as next to their right.
 */
export const markersToRemove = (state: GameState, gone: ReadonlySet<string>): readonly TurnMarker[] => {
  const lost = markersInForce(state) - turnMarkersFor(playersInGame(state).length);
  const numbers = candidates(state, gone);
  const distinct = decisionsOf(state.edition).removesSeveralMarkersOneByOne ? numbers : numbers.slice(0, 1);
  const times = new Map<number, number>();
  for (let index = 0; index < lost; index += 1) {
    const number = distinct[index % distinct.length] ?? state.turnMarkers[0]?.number ?? 0;
    times.set(number, (times.get(number) ?? 0) + 1);
  }
  return state.turnMarkers.map((marker) => {
    const more = times.get(marker.number);
    return more === undefined ? marker : { ...marker, removals: marker.removals + more };
  });
};

/** Counts the turn markers that are not designated for removal (807.4f). */
export const markersInForce = ({ turnMarkers }: GameState): number =>
  turnMarkers.reduce((count, { removals }) => count + 1 - removals, 0);

/** The numbers of the markers next to the right of departing players, the lowest first. */
const candidates = (state: GameState, gone: ReadonlySet<string>): readonly number[] =>
  [...new Set(nextToTheRightOf(state, gone).values())].sort((one, other) => one - other);

/** The numbers of the markers next to the right of each departing player. */
export const nextToTheRightOf = (
  { players, turnMarkers }: GameState,
  gone: ReadonlySet<string>,
): ReadonlyMap<string, number> => {
  const markerOf = numbersByHolder(turnMarkers);
  const nearestRight = new Map<string, number>();
  let nearest: number | undefined;
  for (const { id } of [...players, ...players]) {
    if (gone.has(id) && nearest !== undefined) nearestRight.set(id, nearest);
    nearest = markerOf.get(id) ?? nearest;
  }
  return nearestRight;
};

/** Each holder's marker number; if they hold several, the lowest. */
const numbersByHolder = (markers: readonly TurnMarker[]): ReadonlyMap<string, number> =>
  new Map(markers.toSorted((one, other) => other.number - one.number).map(({ holder, number }) => [holder, number]));

/**
 * Removes designated turn markers with which nobody is taking a turn.
 *
 * - 807.4g: further designations of a removed marker pass to the next marker to its right.
 * - 807.4a: at least one marker always stays.
 */
export const withoutDesignated = (state: GameState, markers: readonly TurnMarker[]): readonly TurnMarker[] => {
  const removed = markers.find(({ removals, inTurn }) => removals > 0 && !inTurn);
  if (!removed || markers.length === 1) return markers;
  const others = markers.filter(({ number }) => number !== removed.number);
  const heir = nextToTheRight(state, others, removed);
  const inherited = others.map((marker) =>
    marker.number === heir ? { ...marker, removals: marker.removals + removed.removals - 1 } : marker,
  );
  return withoutDesignated(state, inherited);
};

const nextToTheRight = (
  state: GameState,
  markers: readonly TurnMarker[],
  { holder }: TurnMarker,
): number | undefined => {
  const markerOf = numbersByHolder(markers);
  const { seat } = playerOf(state, holder);
  const nearest = [...state.players, ...state.players.slice(0, seat)].findLast(({ id }) => markerOf.has(id));
  return nearest && markerOf.get(nearest.id);
};
