import { required, objectSchema } from '../domain/schema/schema.js';
import { atPath } from '../domain/problem.js';
import { triggerEvent, triggerEventProblems, wouldTrigger as triggersOn } from '../domain/rules/801.7-triggering.js';
import { source } from '../domain/state/source.js';
import { verdict } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import type { QuestionForm } from './catalogue/form.js';
import { ofRing } from './catalogue/example-tables.js';

export const wouldTrigger = question({
  name: 'wouldTrigger',
  description: 'Would an ability trigger on that event, as far as range and departures are concerned?',
  arguments: objectSchema('WouldTriggerArguments', 'The ability and the event.', {
    ability: required(source, 'The triggered ability.'),
    event: required(triggerEvent, 'The event.'),
  }),
  answer: verdict,
  problems: (state, { event }) => atPath(['event'], triggerEventProblems(state, event)),
  ask: (state, given) => triggersOn(state, given.ability, given.event),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 7,
  asks: 'Would it trigger?',
  says: 'Whether an ability triggers on an event, as far as range goes.',
  fields: [
    { at: 'ability.object', says: 'Whose ability?', kind: 'permanent' },
    {
      at: 'event.kind',
      says: 'What happens?',
      kind: 'choice',
      usual: 'ENTERS',
      choices: [
        ['ENTERS', 'It enters'],
        ['DIES', 'It dies'],
        ['LEAVES_BATTLEFIELD', 'It leaves the battlefield'],
        ['ATTACKS', 'It attacks'],
        ['BLOCKS', 'It blocks'],
        ['BECOMES_BLOCKED', 'It becomes blocked'],
        ['DAMAGE', 'Damage is dealt'],
        ['CAST', 'A spell is cast'],
        ['DRAWS', 'A card is drawn'],
        ['LIFE_CHANGES', 'Life is gained or lost'],
        ['OTHER', 'Something else'],
      ],
    },
    { at: 'event.involves.0.entity', says: 'To whom or what?', kind: 'anybody', isOther: true },
  ],
  example: ofRing({
    ability: { object: 'bear' },
    event: { kind: 'DIES', involves: [{ entity: 'elf', controllerBefore: 'cat' }] },
  }),
};
