import { atLeast, defaulted, integer, listOf, playerInGame, required, objectSchema } from '../domain/schema/schema.js';
import { gameStart as start, mulliganProblems } from '../domain/rules/103-starting-the-game.js';
import { playerOf } from '../domain/state/game-state.js';
import { answerOf, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { playerField, type QuestionForm } from './catalogue/form.js';
import { ofRing } from './catalogue/example-tables.js';

const startAnswer = answerOf('GameStart', 'Who draws in the first turn, and what mulligans cost.', {
  firstTurn: required(
    listOf(playerEntity),
    'Who takes the first turn: with shared team turns the team (805.4); in Grand Melee all who get a turn marker (807.4b).',
  ),
  drawing: required(listOf(playerEntity), 'Who of them draws in the draw step of that turn (103.8, 810.6).'),
  freeMulligans: required(integer, "How many of a player's mulligans cost no card (800.6): 1, or 0."),
  handSize: required(
    integer,
    'How many cards a player has in hand after that many mulligans, of a first hand of seven.',
  ),
});

export const gameStart = question({
  name: 'gameStart',
  description: 'Who draws in the first turn of the game, and how many cards are left after mulligans?',
  arguments: objectSchema('GameStartArguments', 'Who goes first.', {
    first: required(playerInGame, 'Who takes the first turn.'),
    mulligans: defaulted(atLeast(0), 0, 'How many mulligans a player has taken.'),
  }),
  answer: startAnswer,
  problems: (state, { mulligans }) => mulliganProblems(state, mulligans),
  ask: (state, { first, mulligans }) => start(state, playerOf(state, first), mulligans),
});

export const form: QuestionForm = {
  group: 'MARKERS',
  place: 4,
  asks: 'Who draws first?',
  says: 'Who draws in the first turn, and what a mulligan costs.',
  fields: [
    playerField('Who goes first?', 'first'),
    { at: 'mulligans', says: 'How many mulligans?', kind: 'number', usual: 0 },
  ],
  example: ofRing({ first: 'ann', mulligans: 3 }),
};
