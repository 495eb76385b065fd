import { required, objectSchema } from '../domain/schema/schema.js';
import { choiceCites, choice, legalChoices as choicesOf } from '../domain/rules/801.5a-legal-choices.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { stepsOfSelection } from './catalogue/work.js';

export const legalChoices = question({
  name: 'legalChoices',
  description:
    'Which of those objects and players may somebody choose whom a spell or ability asks to choose, as far as range goes?',
  cites: choiceCites,
  arguments: objectSchema('LegalChoicesArguments', 'Which choice.', { choice: required(choice, 'Who chooses what.') }),
  answer: selection,
  steps: (state, { choice: { among } }) => stepsOfSelection(state, among),
  ask: (state, given) => choicesOf(state, given.choice),
});
