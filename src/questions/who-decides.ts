import { nullable, required, objectSchema } from '../domain/schema/schema.js';
import { problem } from '../domain/problem.js';
import { decision, decisionCites, whoDecides as deciderOf } from '../domain/rules/723-controlling-players.js';
import { takesTurnWith } from '../domain/rules/805-shared-team-turns.js';
import { playerOf } from '../domain/state/game-state.js';
import { answerOf, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

export const whoDecides = question({
  name: 'whoDecides',
  description:
    'Who makes a decision of a player whom another player controls? Once either has left, as departures say.',
  cites: decisionCites,
  arguments: objectSchema('WhoDecidesArguments', 'Which decision.', {
    decision: required(decision, 'The decision, and who controls whom.'),
  }),
  answer: answerOf('Decider', 'Who makes a decision.', {
    decides: nullable(playerEntity, 'Who decides; null where the player whose decision it was has left the game.'),
  }),
  problems: (state, { decision: { player, controlled } }) =>
    !controlled || takesTurnWith(state, playerOf(state, controlled)).some(({ id }) => id === player)
      ? []
      : [problem(['decision', 'controlled'], `"${controlled}" does not take turns together with "${player}" (805.8).`)],
  ask: (state, given) => deciderOf(state, given.decision),
});
