import { atLeast, listOf, optional, playerInGame, objectSchema } from '../domain/schema/schema.js';
import { problem } from '../domain/problem.js';
import { choiceOrder as orderOfChoices } from '../domain/rules/101.4-choosing.js';
import { playerOf, playersInGame } from '../domain/state/game-state.js';
import { source } from '../domain/state/source.js';
import { markerOf, markerIdProblems } from '../domain/events/turn-order.js';
import { playerOrder } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import type { QuestionForm } from './catalogue/form.js';
import { annsSpell, ofRing } from './catalogue/example-tables.js';

export const choiceOrder = question({
  name: 'choiceOrder',
  description: 'In which order do players make choices at the same time, or vote?',
  arguments: objectSchema('ChoiceOrderArguments', 'Who chooses.', {
    players: optional(
      listOf(playerInGame, { maximum: 2_000 }),
      'The players who have a choice to make; by default everybody still in the game.',
    ),
    source: optional(source, 'The spell or ability that asks for the choices; players out of range make none.'),
    firstToVote: optional(playerInGame, 'In a vote: who votes first, as the spell or ability says.'),
    marker: optional(
      atLeast(1),
      'Grand Melee: the marker of the turn in which they choose; optional if there is only one.',
    ),
  }),
  answer: playerOrder,
  problems: (state, { marker, firstToVote }) =>
    typeof marker !== 'number' && !firstToVote && state.turnMarkers.length > 1
      ? [
          problem(
            ['marker'],
            `Say in the turn of which turn marker they choose; there are ${state.turnMarkers.length}.`,
          ),
        ]
      : markerIdProblems(state, { marker }, 'marker'),
  ask: (state, { players, source: asking, firstToVote, marker }) =>
    orderOfChoices(state, {
      choosers: players?.map((id) => playerOf(state, id)) ?? playersInGame(state),
      source: asking,
      firstToVote: firstToVote ? playerOf(state, firstToVote) : undefined,
      marker: markerOf(state, { marker }),
    }),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 4,
  asks: 'Who chooses first?',
  says: 'The order in which players choose at the same time.',
  fields: [{ at: 'players', says: 'Who chooses?', kind: 'players', isOptional: true }],
  example: ofRing({ source: annsSpell }),
};
