import { structure, type ValueOf } from '../declaration.js';
import { playerOf, type GameState, type TurnMarker } from '../game-state/game-state.js';
import { leftOf } from '../game-state/seating.js';
import { problem, type Problem } from '../problem.js';
import { activePlayer, markerField, markerOf, markerProblems } from './turn-order.js';
import { eventKind } from './event-kind.js';

const input = structure('TurnEndsInput', 'The turn ends. In Grand Melee the turn marker is passed on (807.4c).', {
  marker: markerField,
});
type TurnEnds = ValueOf<typeof input>;

const problems = (state: GameState, given: TurnEnds): readonly Problem[] => {
  const wrong = markerProblems(state, given);
  if (wrong.length) return wrong;
  const marker = markerOf(state, given);
  if (marker)
    return marker.inTurn ? [] : [problem(['marker'], `The turn of turn marker ${marker.number} has not begun.`)];
  return state.turn.ended ? [problem([], `The turn of ${activePlayer(state).name} has ended already.`)] : [];
};

/** 807.4c: the marker goes to the player on the left; 807.4g: or is removed, if it is designated. */
const markerPassed = (state: GameState, marker: TurnMarker): GameState => {
  const holder = leftOf(state, playerOf(state, marker.holder)).id;
  const turnMarkers = state.turnMarkers.flatMap((each): readonly TurnMarker[] => {
    if (each.number !== marker.number) return [each];
    return each.removals > 0 ? [] : [{ ...each, holder, inTurn: false, step: 'UNTAP' }];
  });
  const activePlayers = turnMarkers.filter(({ inTurn }) => inTurn).map(({ holder: active }) => active);
  return {
    ...state,
    turnMarkers,
    combats: state.combats.filter((combat) => combat.marker !== marker.number),
    turn: {
      ...state.turn,
      activePlayers: activePlayers.length ? activePlayers : [marker.holder],
      ended: activePlayers.length === 0,
    },
  };
};

export const turnEnds = eventKind<TurnEnds>({
  input,
  description: 'The turn ends.',
  problems,
  happen: (state, given) => {
    const marker = markerOf(state, given);
    return marker ? markerPassed(state, marker) : { ...state, combats: [], turn: { ...state.turn, ended: true } };
  },
  summary: (state, given) => {
    const marker = markerOf(state, given);
    return `The turn of ${marker ? playerOf(state, marker.holder).name : activePlayer(state).name} ends.`;
  },
});
