import { atLeast, required, objectSchema } from '../domain/schema/schema.js';
import { markerOf, markerProblems } from '../domain/events/turn-order.js';
import { canBeginTurn as mayBegin } from '../domain/rules/807.4-turn-markers.js';
import { verdict } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { turnMarkerField, type QuestionForm } from './catalogue/form.js';
import { meleeExample } from './catalogue/example-tables.js';

export const canBeginTurn = question({
  name: 'canBeginTurn',
  description: "May the turn of a turn marker's holder begin?",
  arguments: objectSchema('CanBeginTurnArguments', 'Which turn marker.', {
    marker: required(atLeast(1), 'The number of the turn marker.'),
  }),
  answer: verdict,
  problems: markerProblems,
  ask: (state, given) => {
    const turnMarker = markerOf(state, given);
    if (!turnMarker) throw new Error(`There is no turn marker ${given.marker}.`);
    return mayBegin(state, turnMarker);
  },
});

export const form: QuestionForm = {
  group: 'MARKERS',
  place: 1,
  asks: 'May the next turn begin?',
  says: 'Whether the holder of a turn marker may begin their turn.',
  fields: [turnMarkerField],
  example: meleeExample({ marker: 2 }),
};
