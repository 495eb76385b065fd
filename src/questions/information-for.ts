import { entity, optional, required, structure } from '../domain/declaration.js';
import { entityFilter } from '../domain/game-state/entity-filter.js';
import { entityOf } from '../domain/game-state/game-state.js';
import { informationFor as seenBySource } from '../domain/rules/801.10-effects.js';
import { source } from '../domain/rules/sources.js';
import { selection } from './answers.js';
import { question } from './question.js';

export const informationFor = question({
  name: 'informationFor',
  description: 'Which of those objects and players can a spell or ability see as it looks for information?',
  rules: ['801.11', '801.18', '800.4a'],
  arguments: structure('InformationForArguments', 'What looks, and among what.', {
    source: required(source, 'The spell or ability.'),
    among: required(entityFilter, 'What it would count if ranges were not limited.'),
    regarding: optional(entity, 'The object or player that its effect is worked out for; it mattered until 2011.'),
  }),
  answer: selection,
  ask: (state, given) =>
    seenBySource(state, given.source, given.among, given.regarding ? entityOf(state, given.regarding) : null),
});
