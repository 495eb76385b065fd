import { object, required, objectSchema } from '../domain/schema/schema.js';
import { noCreature } from '../domain/events/deploys.js';
import { objectOf } from '../domain/state/game-state.js';
import { deploymentCites, legalDeployments as deploymentsOf } from '../domain/rules/804-deploy-creatures.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

export const legalDeployments = question({
  name: 'legalDeployments',
  description: 'To which teammates may a creature be deployed now?',
  cites: deploymentCites,
  arguments: objectSchema('LegalDeploymentsArguments', 'Which creature.', {
    creature: required(object, 'The creature.'),
  }),
  answer: selection,
  problems: (state, { creature }) => noCreature(state, creature),
  ask: (state, { creature }) => deploymentsOf(state, objectOf(state, creature)),
});
