import { listOf, objectSchema } from '../domain/schema/schema.js';
import { ranges as rangesOfPlayers } from '../domain/rules/801-limited-range-of-influence.js';
import { question } from './catalogue/question.js';
import { stepsOfDistances } from './catalogue/work.js';
import { rangeOfInfluence } from './range-of.js';
import type { QuestionForm } from './catalogue/form.js';
import { creaturesOnly, ofRing } from './catalogue/example-tables.js';

export const ranges = question({
  name: 'ranges',
  description:
    "Who and what is within each player's range of influence? One row for each player in the game, in seat order.",
  arguments: objectSchema('RangesArguments', 'No arguments.', {}),
  answer: listOf(rangeOfInfluence),
  steps: stepsOfDistances,
  ask: rangesOfPlayers,
});

/** Rules cited by functions that this question calls, but never in its answers. */
export const neverCites = ['800.4a'] as const;

export const form: QuestionForm = {
  group: 'RANGE',
  place: 2,
  asks: 'Who is in range of whom?',
  says: 'The range of influence of each player, all at once.',
  fields: [],
  headings: { players: '', objects: 'Permanents in range' },
  example: ofRing({ objects: creaturesOnly }),
};
