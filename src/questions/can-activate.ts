import { object, player, required, objectSchema } from '../domain/schema/schema.js';
import { objectOf, playerOf } from '../domain/state/game-state.js';
import { activationCites, canActivate as mayActivate } from '../domain/rules/801.6-activating.js';
import { verdict } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

export const canActivate = question({
  name: 'canActivate',
  description: 'May a player activate an ability of that object that any player may activate, as far as range goes?',
  cites: activationCites,
  arguments: objectSchema('CanActivateArguments', 'Who, and what.', {
    player: required(player, 'Who would activate it.'),
    object: required(object, 'The object that has the ability.'),
  }),
  answer: verdict,
  ask: (state, given) => mayActivate(state, playerOf(state, given.player), objectOf(state, given.object)),
});
