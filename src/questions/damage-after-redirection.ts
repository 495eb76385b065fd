import { atLeast, listOf, required, objectSchema } from '../domain/schema/schema.js';
import { damage } from '../domain/rules/120.1-damage.js';
import {
  damageAfterRedirection as redirectedDamage,
  redirection,
} from '../domain/rules/801.13-replacement-and-prevention.js';
import { anyEntity, answerOf } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { sourceOf, damageFields, type QuestionForm } from './catalogue/form.js';
import { bearDamage, ofRing } from './catalogue/example-tables.js';

const damageDealt = objectSchema('DamageDealt', 'Damage that is dealt to somebody or something.', {
  recipient: required(anyEntity, 'The recipient.'),
  amount: required(atLeast(0), 'How much.'),
});

const damageOutcome = answerOf('DamageOutcome', 'What happens to redirected damage.', {
  dealt: required(listOf(damageDealt), 'One row for each recipient that is dealt damage.'),
  lost: required(atLeast(0), 'Damage that does nothing: its recipient is out of range or no longer there.'),
});

export const damageAfterRedirection = question({
  name: 'damageAfterRedirection',
  description: 'What happens to damage that an effect redirects?',
  arguments: objectSchema('DamageAfterRedirectionArguments', 'The damage, and the redirection.', {
    damage: required(damage, 'The damage as it would be dealt.'),
    redirection: required(redirection, 'The effect that redirects it.'),
  }),
  answer: damageOutcome,
  ask: (state, given) => redirectedDamage(state, given.damage, given.redirection),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 10,
  asks: 'Where is damage redirected to?',
  says: 'What becomes of damage that an effect redirects.',
  fields: [
    ...damageFields,
    { at: 'damage.amount', says: 'How much damage?', kind: 'number', usual: 3 },
    sourceOf('redirection.source'),
    { at: 'redirection.amount', says: 'How much is redirected?', kind: 'number', usual: 3 },
    { at: 'redirection.to', says: 'To whom or what?', kind: 'anybody' },
  ],
  example: ofRing({ damage: bearDamage, redirection: { source: { controller: 'bob' }, amount: 2, to: 'cat' } }),
};
