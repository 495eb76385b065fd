import { entity, object, required, objectSchema } from '../domain/schema/schema.js';
import { entityOf, objectOf } from '../domain/state/game-state.js';
import { problem } from '../domain/problem.js';
import { canAttach as mayBeAttached, isAttachment } from '../domain/rules/801.8-attaching.js';
import { verdict } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import type { QuestionForm } from './catalogue/form.js';
import { ofRing } from './catalogue/example-tables.js';

export const canAttach = question({
  name: 'canAttach',
  matter: 'TARGETS',
  description:
    'Can that Aura, Equipment or Fortification be attached to that object or player, as far as range, types, protection and its enchant ability are concerned?',
  arguments: objectSchema('CanAttachArguments', 'The attachment, and what it would be attached to.', {
    attachment: required(object, 'The Aura, Equipment or Fortification.'),
    to: required(entity, 'What it would be attached to.'),
  }),
  answer: verdict,
  problems: (state, { attachment, to }) => [
    ...(isAttachment(objectOf(state, attachment))
      ? []
      : [problem(['attachment'], `"${attachment}" is not an Aura, Equipment or Fortification.`)]),
    ...(attachment === to ? [problem(['to'], `"${to}" cannot be attached to itself (303.4d).`)] : []),
  ],
  ask: (state, given) => mayBeAttached(state, objectOf(state, given.attachment), entityOf(state, given.to)),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 8,
  asks: 'May it be attached there?',
  says: 'Whether an Aura or Equipment may be attached to somebody or something.',
  fields: [
    { at: 'attachment', says: 'Which Aura, Equipment or Fortification?', kind: 'permanent' },
    { at: 'to', says: 'To whom or what?', kind: 'anybody', isOther: true },
  ],
  example: ofRing({ attachment: 'pacifism', to: 'elf' }),
};
