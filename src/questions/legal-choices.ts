import { required, objectSchema } from '../domain/schema/schema.js';
import { choice, legalChoices as choicesOf } from '../domain/rules/801.5a-legal-choices.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { stepsOfSelection } from './catalogue/work.js';
import { candidatesField, sourceOf, playerField, type QuestionForm } from './catalogue/form.js';
import { annsSpell, creaturesOnly, ofRing } from './catalogue/example-tables.js';

export const legalChoices = question({
  name: 'legalChoices',
  description:
    'Which of those objects and players may a player choose for a spell or ability, as far as range is concerned?',
  arguments: objectSchema('LegalChoicesArguments', 'Which choice.', { choice: required(choice, 'The choice.') }),
  answer: selection,
  steps: (state, { choice: { among } }) => stepsOfSelection(state, among),
  ask: (state, given) => choicesOf(state, given.choice),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 3,
  asks: 'Whom and what may they choose?',
  says: 'What somebody may choose for a spell or ability, as far as both ranges go.',
  fields: [
    playerField('Who chooses?', 'choice.chooser'),
    sourceOf('choice.source'),
    { ...candidatesField, at: 'choice.among' },
  ],
  headings: { included: 'May be chosen', excluded: 'May not be chosen' },
  example: ofRing({ choice: { chooser: 'bob', source: annsSpell, among: creaturesOnly } }),
};
