import { required, objectSchema } from '../domain/schema/schema.js';
import { entityFilter } from '../domain/state/filters/entity-filter.js';
import { affectedBy as affectedBySource } from '../domain/rules/801.10-effects.js';
import { source } from '../domain/state/source.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { stepsOfSelection } from './catalogue/work.js';
import { candidatesField, sourceOf, type QuestionForm } from './catalogue/form.js';
import { annsSpell, creaturesOnly, ofRing } from './catalogue/example-tables.js';

export const affectedBy = question({
  name: 'affectedBy',
  description:
    'Which of those objects and players does a spell or ability affect, as far as range and departures are concerned?',
  arguments: objectSchema('AffectedByArguments', 'The spell or ability, and the candidates.', {
    source: required(source, 'The spell or ability.'),
    among: required(entityFilter, 'The objects and players that it would affect if ranges were not limited.'),
  }),
  answer: selection,
  steps: (state, { among }) => stepsOfSelection(state, among),
  ask: (state, given) => affectedBySource(state, given.source, given.among),
});

export const form: QuestionForm = {
  group: 'RANGE',
  place: 3,
  asks: 'Whom does this affect?',
  says: 'Whom and what a spell or ability affects, as far as range goes.',
  fields: [sourceOf('source'), candidatesField],
  headings: { included: 'Affected', excluded: 'Not affected' },
  example: ofRing({ source: annsSpell, among: creaturesOnly }),
};
