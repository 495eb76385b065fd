import { flag, integer, listOf, nullable, required, objectSchema } from '../domain/schema/schema.js';
import { atPath } from '../domain/problem.js';
import { lifeChangeProblems } from '../domain/rules/810.9-life-problems.js';
import { lifeChange } from '../domain/rules/810.9-life-change.js';
import { lifeAfter as lifeAfterChange } from '../domain/rules/810.9-team-life.js';
import { answerOf, playerEntity, teamEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { playerField, type QuestionForm } from './catalogue/form.js';
import { twoHeadedGiants } from './catalogue/example-tables.js';

const lifeTotal = objectSchema(
  'LifeTotal',
  'A total before and after a change: of a team if shared, otherwise of a player.',
  {
    team: nullable(teamEntity, 'The team that shares it.'),
    player: nullable(playerEntity, 'The player, if it is not shared.'),
    before: required(integer, 'Before the change.'),
    after: required(integer, 'After it; unchanged if the change is not allowed.'),
  },
);

export const lifeAfter = question({
  name: 'lifeAfter',
  description: 'What are the life totals, or poison counters, of players and teams after a change?',
  arguments: objectSchema('LifeAfterArguments', 'Which change.', { change: required(lifeChange, 'What happens.') }),
  answer: answerOf('LifeOutcome', 'Life totals, or poison counters, after a change.', {
    allowed: required(flag, 'False if the rules forbid the change, such as paying more life than there is.'),
    totals: required(listOf(lifeTotal), 'One row for each team or player in the change.'),
  }),
  problems: (state, { change }) => atPath(['change'], lifeChangeProblems(state, change)),
  ask: (state, { change }) => lifeAfterChange(state, change),
});

export const form: QuestionForm = {
  group: 'LIFE',
  place: 1,
  asks: 'What are the life totals after that?',
  says: 'How life totals or poison stand after a change, in teams as well.',
  fields: [
    {
      at: 'change.kind',
      says: 'What happens?',
      kind: 'choice',
      usual: 'DAMAGE',
      choices: [
        ['DAMAGE', 'Damage is dealt'],
        ['GAIN', 'Life is gained'],
        ['LOSE', 'Life is lost'],
        ['PAY', 'Life is paid'],
        ['SET', 'Life becomes a number'],
        ['POISON', 'Poison counters'],
      ],
    },
    playerField('To whom?', 'change.amounts.0.player'),
    { at: 'change.amounts.0.amount', says: 'How much?', kind: 'number', usual: 3 },
  ],
  example: {
    state: twoHeadedGiants,
    asked: {
      change: {
        kind: 'DAMAGE',
        amounts: [
          { player: 'ann', amount: 3 },
          { player: 'bob', amount: 2 },
        ],
      },
    },
  },
};
