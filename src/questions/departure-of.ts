import {
  defaulted,
  flag,
  lazy,
  listOf,
  nullable,
  playerInGame,
  required,
  objectSchema,
} from '../domain/schema/schema.js';
import { playerOf } from '../domain/state/game-state.js';
import { overflowProblems } from '../domain/setup/problems/overflow.js';
import { leaveReason } from '../domain/state/vocabulary.js';
import { problemsAmong, atPath } from '../domain/problem.js';
import { badInput, success } from '../domain/result.js';
import { stepsOfAbilities } from '../domain/cards/layers/sizes.js';
import { memberWhoCant } from '../domain/rules/101.2-cant.js';
import { departureOf as departureOfPlayers } from '../domain/rules/800.4-departures.js';
import { answerOf, gameState, objectEntity, playerEntity } from './catalogue/answer-schemas.js';
import { exactQuestion } from './catalogue/question.js';
import { stepsOfSelection } from './catalogue/work.js';
import type { QuestionForm } from './catalogue/form.js';
import { ofRing } from './catalogue/example-tables.js';

const controlChange = objectSchema('ControlChange', 'An object that changes controllers.', {
  object: required(objectEntity, 'The object.'),
  from: required(playerEntity, 'Its former controller.'),
  to: required(playerEntity, 'Its new controller.'),
});

const newProtector = objectSchema('NewProtector', 'A battle that needs a new protector (310.11).', {
  battle: required(objectEntity, 'The battle.'),
  chosenBy: required(playerEntity, 'Who chooses: its controller.'),
  candidates: required(listOf(playerEntity), 'The players who may be chosen.'),
});

const departure = answerOf('Departure', 'What happens as players leave the game. Each object is listed once.', {
  leaveGame: required(listOf(objectEntity), 'What leaves the game with them.'),
  exiled: required(listOf(objectEntity), 'What is exiled because nobody is left to control it.'),
  ceaseToExist: required(listOf(objectEntity), 'What ceases to exist on the stack.'),
  returned: required(
    listOf(objectEntity),
    'What returns from exile because the permanent that exiled it has left the battlefield (610.3).',
  ),
  toGraveyard: required(
    listOf(objectEntity),
    "Put into their owners' graveyards by the state-based actions that follow.",
  ),
  newProtectors: required(
    listOf(newProtector),
    'The battles whose controllers choose a new protector by the same state-based actions (704.5x).',
  ),
  controlChanges: required(listOf(controlChange), 'The objects that change controllers.'),
  alsoLeaving: required(listOf(playerEntity), 'Who leaves with them.'),
  turnContinuesWithoutActivePlayer: required(flag, 'Whether the turn continues without an active player (800.4j).'),
  priorityPassesTo: nullable(playerEntity, 'Who gets priority, if a departing player had it; otherwise null.'),
  becomesMonarch: nullable(playerEntity, 'Who becomes the monarch, if the monarch leaves (725.4); otherwise null.'),
  takesInitiative: nullable(
    playerEntity,
    'Who takes the initiative, if the player who has it leaves (726.4); otherwise null.',
  ),
  after: lazy(gameState, {}, 'The table afterwards, before state-based actions.'),
});

export const departureOf = exactQuestion({
  name: 'departureOf',
  description: 'What happens as those players leave the game, all at once?',
  arguments: objectSchema('DepartureOfArguments', 'Who leaves.', {
    players: required(listOf(playerInGame, { minimum: 1, maximum: 2_000 }), 'Who leaves the game.'),
    reason: defaulted(
      leaveReason,
      'CONCEDES',
      "Why they leave; a player who can't lose the game can't leave by LOSES (101.2).",
    ),
  }),
  answer: departure,
  table: 'AS_DESCRIBED',
  problems: (state, { players, reason }) =>
    problemsAmong(players, ['players'], (id) =>
      reason === 'LOSES' && memberWhoCant(state, playerOf(state, id), 'cantLose')
        ? `"${id}" can't lose the game (101.2).`
        : null,
    ),
  steps: (state) => stepsOfSelection(state, {}) + stepsOfAbilities(state),
  ask: (state, { players, reason }) => {
    const leaving = [...new Set(players)].map((id) => playerOf(state, id));
    const departed = departureOfPlayers(state, leaving, reason);
    const overflow = overflowProblems(state, departed.after({}));
    return overflow.length ? badInput(atPath(['players'], overflow)) : success(departed);
  },
});

/** Rules cited by functions that this question calls, but never in its answers. */
export const neverCites = [
  '101.2',
  '702.16d',
  '704.5a',
  '704.5c',
  '704.5d',
  '704.5e',
  '704.5n',
  '704.5p',
  '704.6a',
  '704.6b',
  '704.6c',
  '801.9',
  '810.8a',
  '810.8c',
  '810.8d',
  '810.11',
  '903.10a',
] as const;

export const form: QuestionForm = {
  group: 'LEAVING',
  place: 1,
  asks: 'What leaves with a player?',
  says: 'What happens to permanents, control and the turn as players leave.',
  fields: [
    { at: 'players', says: 'Who leaves?', kind: 'players' },
    {
      at: 'reason',
      says: 'Why?',
      kind: 'choice',
      usual: 'CONCEDES',
      choices: [
        ['CONCEDES', 'They concede'],
        ['LOSES', 'They lose'],
        ['DRAWS', 'They draw'],
      ],
    },
  ],
  example: ofRing({ players: ['bob'], after: true }),
};
