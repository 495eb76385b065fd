import { player, required, objectSchema } from '../domain/schema/schema.js';
import { visibleHands as handsSeenBy } from '../domain/rules/811.5-hands.js';
import { playerOf } from '../domain/state/game-state.js';
import { selection } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { playerField, type QuestionForm } from './catalogue/form.js';
import { emperors } from './catalogue/example-tables.js';

export const visibleHands = question({
  name: 'visibleHands',
  description: "At which other players' hands may a player look, by the rules of the variant?",
  arguments: objectSchema('VisibleHandsArguments', 'Who looks.', { player: required(player, 'Who looks.') }),
  answer: selection,
  ask: (state, given) => handsSeenBy(state, playerOf(state, given.player)),
});

export const form: QuestionForm = {
  group: 'RANGE',
  place: 5,
  asks: 'Whose hands may a player see?',
  says: 'The teammates’ hands that the variant lets a player look at.',
  fields: [playerField('Who looks?')],
  headings: { included: 'May look at the hand of', excluded: 'May not look at the hand of' },
  example: { state: emperors, asked: { player: 'gina' } },
};
