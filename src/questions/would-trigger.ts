import { required, objectSchema } from '../domain/schema/schema.js';
import { within } from '../domain/problem.js';
import {
  triggerCites,
  triggerEvent,
  triggerEventProblems,
  wouldTrigger as triggersOn,
} from '../domain/rules/801.7-triggering.js';
import { source } from '../domain/state/source.js';
import { verdict } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

export const wouldTrigger = question({
  name: 'wouldTrigger',
  description: 'Would an ability trigger on that event, as far as range and departures go?',
  cites: triggerCites,
  arguments: objectSchema('WouldTriggerArguments', 'Which ability, and on what.', {
    ability: required(source, 'The triggered ability.'),
    event: required(triggerEvent, 'The event.'),
  }),
  answer: verdict,
  problems: (state, { event }) => within(['event'], triggerEventProblems(state, event)),
  ask: (state, given) => triggersOn(state, given.ability, given.event),
});
