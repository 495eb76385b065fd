import { flag, listOf, optional, playerInGame, required, objectSchema } from '../domain/schema/schema.js';
import { resultInput, resultProblems } from '../domain/rules/104-results.js';
import { outcomeOf as outcomeOfResult } from '../domain/rules/104-ending-the-game.js';
import { problem, atPath } from '../domain/problem.js';
import { playerOf } from '../domain/state/game-state.js';
import { answerOf, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { sourceOf, playerField, type QuestionForm } from './catalogue/form.js';
import { ofRing } from './catalogue/example-tables.js';

const outcome = answerOf('Outcome', 'What happens to all players as the game ends for some.', {
  winners: required(listOf(playerEntity), 'Who wins, including members of the winning team who had left.'),
  losers: required(listOf(playerEntity), 'Who loses.'),
  drawn: required(listOf(playerEntity), 'The players for whom the game is a draw.'),
  leaving: required(listOf(playerEntity), 'Who leaves the game.'),
  remaining: required(
    listOf(playerEntity),
    'Who continues to play; after the end of the game, the winners still in it.',
  ),
  gameOver: required(flag, 'Whether the game is over for everybody; false after a restart, which begins a new game.'),
});

export const outcomeOf = question({
  name: 'outcomeOf',
  description: 'What happens to all players when some win or lose, or the game is a draw or restarted?',
  arguments: objectSchema('OutcomeOfArguments', 'What happens.', {
    result: required(resultInput, 'What happens.'),
    mayEnd: optional(
      listOf(playerInGame, { maximum: 2_000 }),
      'The players who may choose not to take an action that the loop needs. If there are any, the game is not a draw, since not all actions of the loop are mandatory (104.4b, 732.3). Nobody has to end it by an action that it does not call for (732.5).',
    ),
  }),
  answer: outcome,
  problems: (state, { result, mayEnd }) => [
    ...atPath(['result'], resultProblems(state, result)),
    ...(mayEnd?.length && !result.loop
      ? [problem(['mayEnd'], '"mayEnd" belongs to a loop; leave it out with any other result.')]
      : []),
  ],
  ask: (state, { result, mayEnd }) => {
    const players = [...new Set(mayEnd)].map((id) => playerOf(state, id));
    return outcomeOfResult(state, result, players);
  },
});

export const form: QuestionForm = {
  group: 'LEAVING',
  place: 2,
  asks: 'What if somebody wins or loses?',
  says: 'Who wins, loses and plays on, in range and in teams.',
  fields: [
    {
      at: '-outcome',
      says: 'What happens?',
      kind: 'choice',
      usual: 'wins',
      choices: [
        ['wins', 'Somebody wins'],
        ['loses', 'Somebody loses'],
        ['draw', 'An effect makes it a draw'],
        ['restart', 'An effect restarts the game'],
      ],
    },
    { ...playerField('Who wins?', 'result.wins'), when: ['-outcome', 'wins'] },
    { at: 'result.loses', says: 'Who loses?', kind: 'players', when: ['-outcome', 'loses'] },
    { ...sourceOf('result.draw'), when: ['-outcome', 'draw'] },
    { ...sourceOf('result.restart'), when: ['-outcome', 'restart'] },
  ],
  example: ofRing({ result: { wins: 'ann' } }),
};
