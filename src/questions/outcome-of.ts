import { flag, listOf, required, objectSchema } from '../domain/schema/schema.js';
import { resultInput, resultProblems } from '../domain/rules/104-results.js';
import { outcomeCites, outcomeOf as outcomeOfResult } from '../domain/rules/104-ending-the-game.js';
import { within } from '../domain/problem.js';
import { answerOf, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { sourceOf, who, type Asked } from './catalogue/asked.js';
import { ofRing } from './catalogue/example-tables.js';

const outcome = answerOf('Outcome', 'What becomes of everybody as the game ends for somebody.', {
  winners: required(listOf(playerEntity), 'Who wins, members of the winning team who had left included.'),
  losers: required(listOf(playerEntity), 'Who loses.'),
  drawn: required(listOf(playerEntity), 'Those for whom the game is a draw.'),
  leaving: required(listOf(playerEntity), 'Who leaves the game.'),
  remaining: required(listOf(playerEntity), 'Who plays on; once the game is over, the winners still in it.'),
  gameOver: required(flag, 'Whether nobody plays on; false after a restart, where those who remain begin anew.'),
});

export const outcomeOf = question({
  name: 'outcomeOf',
  description: 'What does it mean for everybody that somebody wins or loses, or that the game is a draw or restarted?',
  cites: outcomeCites,
  arguments: objectSchema('OutcomeOfArguments', 'What happens.', { result: required(resultInput, 'What happens.') }),
  answer: outcome,
  problems: (state, { result }) => within(['result'], resultProblems(state, result)),
  ask: (state, { result }) => outcomeOfResult(state, result),
});

/** How people ask it. */
export const asked: Asked = {
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
    { ...who('Who wins?', 'result.wins'), when: ['-outcome', 'wins'] },
    { at: 'result.loses', says: 'Who loses?', kind: 'players', when: ['-outcome', 'loses'] },
    { ...sourceOf('result.draw'), when: ['-outcome', 'draw'] },
    { ...sourceOf('result.restart'), when: ['-outcome', 'restart'] },
  ],
  example: ofRing({ result: { wins: 'ann' } }),
};
