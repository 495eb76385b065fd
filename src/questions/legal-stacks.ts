import { listOf, required, objectSchema } from '../domain/schema/schema.js';
import { legalStacks as stacksFor, stackedInput } from '../domain/rules/807.5-stacks.js';
import { atPath } from '../domain/problem.js';
import { markerIdProblems } from '../domain/events/turn-order.js';
import { answerOf, turnMarker } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { playerField, type QuestionForm } from './catalogue/form.js';
import { meleeExample } from './catalogue/example-tables.js';

const stackSelection = answerOf('StackSelection', 'The stacks that a spell or ability may be put on.', {
  markers: required(listOf(turnMarker), 'The turn markers of these stacks.'),
});

export const legalStacks = question({
  name: 'legalStacks',
  description: 'On which stacks may a spell or ability be put? Grand Melee has one for each turn marker.',
  arguments: objectSchema('LegalStacksArguments', 'The spell or ability to be put onto a stack.', {
    spell: required(stackedInput, 'The spell or ability.'),
  }),
  answer: stackSelection,
  problems: (state, { spell }) =>
    atPath(['spell'], markerIdProblems(state, { marker: spell.causedByStack }, 'causedByStack')),
  ask: (state, { spell }) => stacksFor(state, spell),
});

export const form: QuestionForm = {
  group: 'MARKERS',
  place: 3,
  asks: 'On which stack does it go?',
  says: 'The stacks that a spell or ability may be put on.',
  fields: [playerField('Whose spell or ability?', 'spell.controller')],
  example: meleeExample({ spell: { controller: 'p1', targets: ['p2'] } }),
};
