import { nullable, required, objectSchema } from '../domain/schema/schema.js';
import { problem } from '../domain/problem.js';
import { decision, whoDecides as deciderOf } from '../domain/rules/723-controlling-players.js';
import { turnPartners } from '../domain/rules/805-shared-team-turns.js';
import { playerOf } from '../domain/state/game-state.js';
import { answerOf, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { playerField, type QuestionForm } from './catalogue/form.js';
import { ofRing } from './catalogue/example-tables.js';

export const whoDecides = question({
  name: 'whoDecides',
  description: 'Who makes a decision of a player controlled by another player?',
  arguments: objectSchema('WhoDecidesArguments', 'Which decision.', {
    decision: required(decision, 'The decision, and who controls whom.'),
  }),
  answer: answerOf('Decider', 'Who makes a decision.', {
    decides: nullable(playerEntity, 'Who decides; null if the player whose decision it was has left the game.'),
  }),
  problems: (state, { decision: { player, controlled } }) =>
    !controlled || turnPartners(state, playerOf(state, controlled)).some(({ id }) => id === player)
      ? []
      : [problem(['decision', 'controlled'], `"${controlled}" does not take turns together with "${player}" (805.8).`)],
  ask: (state, given) => deciderOf(state, given.decision),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 5,
  asks: 'Who decides for a controlled player?',
  says: 'Whether a player or the one who controls them makes a decision.',
  fields: [
    playerField('Whose decision?', 'decision.player'),
    { at: 'decision.controlledBy', says: 'Who controls them?', kind: 'player', isOther: true },
    {
      at: 'decision.kind',
      says: 'What is decided?',
      kind: 'choice',
      usual: 'GAME',
      choices: [
        ['GAME', 'Something in the game'],
        ['CONCEDE', 'Whether to concede'],
        ['OTHER', 'Something outside it'],
      ],
    },
  ],
  example: ofRing({ decision: { player: 'bob', controlledBy: 'ann' } }),
};
