import { required, objectSchema } from '../domain/schema/schema.js';
import {
  preventionCites,
  damage,
  prevention,
  preventionApplies as prevents,
} from '../domain/rules/801.13-replacement-and-prevention.js';
import { verdict } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

export const preventionApplies = question({
  name: 'preventionApplies',
  description: 'Does an effect prevent that damage, as far as range goes?',
  cites: preventionCites,
  arguments: objectSchema('PreventionAppliesArguments', 'What prevents, and what.', {
    effect: required(prevention, 'The effect that prevents damage.'),
    damage: required(damage, 'The damage.'),
  }),
  answer: verdict,
  ask: (state, given) => prevents(state, given.effect, given.damage),
});
