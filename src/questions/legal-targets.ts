import { required, objectSchema } from '../domain/schema/schema.js';
import { entityFilter } from '../domain/state/filters/entity-filter.js';
import { legalTargets as targetsOfSource } from '../domain/rules/801.4-targets.js';
import { source } from '../domain/state/source.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { stepsOfSelection } from './catalogue/work.js';
import { candidatesField, sourceOf, type QuestionForm } from './catalogue/form.js';
import { annsSpell, creaturesOnly, ofRing } from './catalogue/example-tables.js';

export const legalTargets = question({
  name: 'legalTargets',
  matter: 'TARGETS',
  description:
    'Which of those objects and players may a spell or ability target, as far as range and departures are concerned? Hexproof, shroud and protection are not applied: a doubt names the candidates that have them.',
  arguments: objectSchema('LegalTargetsArguments', 'The spell or ability, and the candidates.', {
    source: required(source, 'The spell or ability that targets.'),
    among: required(entityFilter, 'Its other requirements for targets, as a filter.'),
  }),
  answer: selection,
  steps: (state, { among }) => stepsOfSelection(state, among),
  ask: (state, given) => targetsOfSource(state, given.source, given.among),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 1,
  asks: 'What may it target?',
  says: 'Whom and what a spell or ability may target, as far as range goes.',
  fields: [sourceOf('source'), candidatesField],
  headings: { included: 'May be targeted', excluded: 'May not be targeted' },
  example: ofRing({ source: annsSpell, among: creaturesOnly }),
};
