import { withEach } from '../state/change.js';
import { objectOf } from '../state/game-state.js';
import { problemsAmong } from '../problem.js';
import { eventKind } from './event-kind.js';
import { objectsInput, createSummary, type Objects } from './objects-input.js';

export const unattaches = eventKind<Objects>({
  input: objectsInput,
  description: 'Objects are no longer attached to anything; they stay on the battlefield.',
  problems: (state, { objects }) =>
    problemsAmong(objects, ['objects'], (id) =>
      state.objects.get(id)?.attachedTo === null ? `"${id}" is not attached to anything.` : null,
    ),
  happen: (state, { objects }) => withEach(state, objects, (id) => ({ ...objectOf(state, id), attachedTo: null })),
  summary: createSummary('Unattached'),
});
