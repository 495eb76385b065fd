import { entity, optional, required, objectSchema } from '../domain/schema/schema.js';
import { entityFilter } from '../domain/state/filters/entity-filter.js';
import { entityOf } from '../domain/state/game-state.js';
import { informationFor as seenBySource } from '../domain/rules/801.10-effects.js';
import { source } from '../domain/state/source.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { stepsOfSelection } from './catalogue/work.js';
import { candidatesField, sourceOf, type QuestionForm } from './catalogue/form.js';
import { annsSpell, everyPlayer, ofRing } from './catalogue/example-tables.js';

export const informationFor = question({
  name: 'informationFor',
  description:
    'Which of those objects and players does a spell or ability see when it looks for information? For players who have left, last known information is used (800.4i).',
  arguments: objectSchema('InformationForArguments', 'The spell or ability, and the candidates.', {
    source: required(source, 'The spell or ability.'),
    among: required(entityFilter, 'The objects and players that it would see if ranges were not limited.'),
    regarding: optional(entity, 'The object or player for which its effect is determined; relevant until 2011.'),
  }),
  answer: selection,
  steps: (state, { among }) => stepsOfSelection(state, among),
  ask: (state, given) =>
    seenBySource(state, given.source, given.among, given.regarding ? entityOf(state, given.regarding) : null),
});

export const form: QuestionForm = {
  group: 'RANGE',
  place: 4,
  asks: 'What may it count and look at?',
  says: 'What a spell or ability sees when it counts or compares.',
  fields: [
    sourceOf('source'),
    candidatesField,
    { at: 'regarding', says: 'About whom or what?', kind: 'anybody', isOptional: true },
  ],
  headings: { included: 'Can be seen', excluded: 'Cannot be seen' },
  example: ofRing({ source: annsSpell, among: everyPlayer }),
};
