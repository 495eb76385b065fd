import { object, player, required, objectSchema } from '../domain/schema/schema.js';
import { objectOf, playerOf } from '../domain/state/game-state.js';
import { canActivate as mayActivate } from '../domain/rules/801.6-activating.js';
import { verdict } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { playerField, type QuestionForm } from './catalogue/form.js';
import { ofRing } from './catalogue/example-tables.js';

export const canActivate = question({
  name: 'canActivate',
  description:
    "May a player activate that object's ability that any player may activate, as far as range is concerned?",
  arguments: objectSchema('CanActivateArguments', 'The player and the object.', {
    player: required(player, 'Who would activate it.'),
    object: required(object, 'The object that has the ability.'),
  }),
  answer: verdict,
  ask: (state, given) => mayActivate(state, playerOf(state, given.player), objectOf(state, given.object)),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 6,
  asks: 'May they activate that ability?',
  says: 'Whether a player may activate an ability that any player may activate.',
  fields: [playerField('Who?'), { at: 'object', says: 'Of which permanent?', kind: 'permanent' }],
  example: ofRing({ player: 'cat', object: 'bear' }),
};
