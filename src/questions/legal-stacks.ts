import { listOf, required, objectSchema } from '../domain/schema/schema.js';
import { stackCites, legalStacks as stacksFor, stackedInput } from '../domain/rules/807.5-stacks.js';
import { within } from '../domain/problem.js';
import { answerOf, turnMarker } from './catalogue/answer-schemas.js';
import { unknownMarker } from './can-begin-turn.js';
import { question } from './catalogue/question.js';

const stackSelection = answerOf('StackSelection', 'On which stacks something may be put.', {
  markers: required(listOf(turnMarker), 'The turn markers whose stacks they are.'),
});

export const legalStacks = question({
  name: 'legalStacks',
  description: 'On which stacks may a spell or ability be put? Grand Melee has one for each turn marker.',
  cites: stackCites,
  arguments: objectSchema('LegalStacksArguments', 'What is to be put onto a stack.', {
    spell: required(stackedInput, 'The spell or ability.'),
  }),
  answer: stackSelection,
  problems: (state, { spell }) => within(['spell'], unknownMarker(state, spell.causedByStack, 'causedByStack')),
  ask: (state, { spell }) => stacksFor(state, spell),
});
