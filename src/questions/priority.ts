import { atLeast, optional, objectSchema } from '../domain/schema/schema.js';
import { problem } from '../domain/problem.js';
import { priority as priorityIn } from '../domain/rules/117.3-priority.js';
import { markerOf, markerIdProblems } from '../domain/events/turn-order.js';
import { hasSeveralStacks } from '../domain/rules/807.5-stacks.js';
import { playerOrder } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { turnMarkerField, type QuestionForm } from './catalogue/form.js';
import { meleeExample } from './catalogue/example-tables.js';

export const priority = question({
  name: 'priority',
  description:
    "In which order do players get priority for a turn marker's stack? Without a marker, for the game's only stack.",
  arguments: objectSchema('PriorityArguments', 'Which stack.', {
    marker: optional(atLeast(1), 'Grand Melee: the turn marker; optional if there is only one.'),
  }),
  answer: playerOrder,
  problems: (state, { marker }) => {
    const count = state.turnMarkers.length;
    return typeof marker !== 'number' && hasSeveralStacks(state) && count > 1
      ? [problem(['marker'], `Say which of the ${count} turn markers: each has its own stack (807.5).`)]
      : markerIdProblems(state, { marker }, 'marker');
  },
  ask: (state, { marker }) => {
    const isOfMarker = typeof marker === 'number' || hasSeveralStacks(state);
    return priorityIn(state, isOfMarker ? markerOf(state, { marker }) : undefined);
  },
});

export const form: QuestionForm = {
  group: 'MARKERS',
  place: 2,
  asks: 'Who gets priority?',
  says: 'Who gets priority, in order; in Grand Melee for one turn marker’s stack.',
  fields: [{ ...turnMarkerField, isOptional: true }],
  example: meleeExample({ marker: 1 }),
};
