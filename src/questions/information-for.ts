import { entity, optional, required, objectSchema } from '../domain/schema/schema.js';
import { entityFilter } from '../domain/state/filters/entity-filter.js';
import { entityOf } from '../domain/state/game-state.js';
import { informationCites, informationFor as seenBySource } from '../domain/rules/801.10-effects.js';
import { source } from '../domain/state/source.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { stepsOfSelection } from './catalogue/work.js';
import { amongWhom, sourceOf, type Asked } from './catalogue/asked.js';
import { byAnn, everyPlayer, ofRing } from './catalogue/example-tables.js';

export const informationFor = question({
  name: 'informationFor',
  description:
    'Which of those objects and players can a spell or ability see as it looks for information? Of players who have left the last known information is used (800.4i).',
  cites: informationCites,
  arguments: objectSchema('InformationForArguments', 'What looks, and among what.', {
    source: required(source, 'The spell or ability.'),
    among: required(entityFilter, 'What it would count if ranges were not limited.'),
    regarding: optional(entity, 'The object or player that its effect is worked out for; it mattered until 2011.'),
  }),
  answer: selection,
  steps: (state, { among }) => stepsOfSelection(state, among),
  ask: (state, given) =>
    seenBySource(state, given.source, given.among, given.regarding ? entityOf(state, given.regarding) : null),
});

/** How people ask it. */
export const asked: Asked = {
  group: 'RANGE',
  place: 4,
  asks: 'What may it count and look at?',
  says: 'What a spell or ability sees when it counts or compares.',
  fields: [
    sourceOf('source'),
    amongWhom,
    { at: 'regarding', says: 'About whom or what?', kind: 'anybody', isOptional: true },
  ],
  headings: { included: 'Can be seen', excluded: 'Cannot be seen' },
  example: ofRing({ source: byAnn, among: everyPlayer }),
};
