import { nameList } from '../answer.js';
import { objectSchema } from '../schema/schema.js';
import { problem } from '../problem.js';
import { turnPartners } from '../rules/805-shared-team-turns.js';
import { markerTurnEnded } from '../rules/807.4-turn-markers.js';
import { activePlayer, markerField, markerOf, markerProblems, turnTaker } from './turn-order.js';
import { eventKind } from './event-kind.js';

const input = objectSchema('TurnEndsInput', 'The turn ends. In Grand Melee the turn marker is passed on (807.4c).', {
  marker: markerField,
});

export const turnEnds = eventKind({
  input,
  description: 'The turn ends.',
  rules: ['807.4c', '807.4g', '807.4i'],
  problems: (state, given) => {
    const wrong = markerProblems(state, given);
    if (wrong.length) return wrong;
    const marker = markerOf(state, given);
    if (marker)
      return marker.inTurn ? [] : [problem(['marker'], `The turn of turn marker ${marker.number} has not begun.`)];
    return state.turn.ended ? [problem([], `${activePlayer(state).name}'s turn has already ended.`)] : [];
  },
  happen: (state, given) => {
    const marker = markerOf(state, given);
    return marker ? markerTurnEnded(state, marker) : { ...state, combats: [], turn: { ...state.turn, ended: true } };
  },
  summary: (state, given) => `${nameList(turnPartners(state, turnTaker(state, given)))}'s turn ends.`,
});
