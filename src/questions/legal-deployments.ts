import { object, required, objectSchema } from '../domain/schema/schema.js';
import { deployProblems } from '../domain/events/deploys.js';
import { objectOf } from '../domain/state/game-state.js';
import { legalDeployments as deploymentsOf } from '../domain/rules/804-deploy-creatures.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import type { QuestionForm } from './catalogue/form.js';
import { emperors } from './catalogue/example-tables.js';

export const legalDeployments = question({
  name: 'legalDeployments',
  description: 'To which teammates may a creature be deployed now?',
  arguments: objectSchema('LegalDeploymentsArguments', 'Which creature.', {
    creature: required(object, 'The creature.'),
  }),
  answer: selection,
  problems: (state, { creature }) => deployProblems(state, creature),
  ask: (state, { creature }) => deploymentsOf(state, objectOf(state, creature)),
});

export const form: QuestionForm = {
  group: 'LATER',
  place: 4,
  asks: 'To whom may a creature be deployed?',
  says: 'The teammates that a creature may be given to in Emperor.',
  fields: [{ at: 'creature', says: 'Which creature?', kind: 'creature' }],
  headings: { included: 'May go to', excluded: 'May not go to' },
  example: { state: emperors, asked: { creature: 'bear' } },
};
