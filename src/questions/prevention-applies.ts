import { required, objectSchema } from '../domain/schema/schema.js';
import { damage } from '../domain/rules/120.1-damage.js';
import { prevention, preventionApplies as prevents } from '../domain/rules/801.13-replacement-and-prevention.js';
import { verdict } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { sourceOf, damageFields, type QuestionForm } from './catalogue/form.js';
import { bearDamage, annsSpell, ofRing } from './catalogue/example-tables.js';

export const preventionApplies = question({
  name: 'preventionApplies',
  description: 'Does an effect prevent that damage, or change it, as far as range is concerned?',
  arguments: objectSchema('PreventionAppliesArguments', 'The effect, and the damage.', {
    effect: required(prevention, 'The effect that prevents or changes damage.'),
    damage: required(damage, 'The damage.'),
  }),
  answer: verdict,
  ask: (state, given) => prevents(state, given.effect, given.damage),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 9,
  asks: 'Is that damage prevented?',
  says: 'Whether a prevention effect reaches damage, as far as range goes.',
  fields: [
    sourceOf('effect.source'),
    { at: 'effect.specifiesSource', says: 'Does it name a source of damage?', kind: 'yes' },
    { at: 'effect.specifiesRecipient', says: 'Does it name who is protected?', kind: 'yes' },
    { at: 'effect.replaces', says: 'Does it change the damage instead, as one that doubles it?', kind: 'yes' },
    ...damageFields,
  ],
  example: ofRing({
    effect: { source: annsSpell, specifiesSource: false, specifiesRecipient: true },
    damage: bearDamage,
  }),
};
