import { withoutObjects } from '../rules/800-general.js';
import { eventKind } from './event-kind.js';
import { objectsInput, createSummary, type Objects } from './objects-input.js';

export const objectsRemoved = eventKind<Objects>({
  input: objectsInput,
  description: 'Objects leave the table, such as a spell that has resolved or a token that ceases to exist.',
  rules: ['800.4c'],
  reachesPhasedOut: true,
  happen: (state, { objects }) => withoutObjects(state, new Set(objects)),
  summary: createSummary('Gone from the table'),
});
