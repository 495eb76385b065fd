import { named } from '../answer.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { leftBattlefield } from '../rules/800-general.js';
import { eventKind } from './event-kind.js';
import { objectsInput, type Objects } from './objects-input.js';

const happen = (state: GameState, given: Objects): GameState => {
  const gone = new Set(given.objects);
  const objects = new Map([...state.objects].filter(([id]) => !gone.has(id)));
  return leftBattlefield(state, { ...state, objects }, gone);
};

export const objectsRemoved = eventKind<Objects>({
  input: objectsInput,
  description: 'Objects leave the table, such as a spell that has resolved or a token that ceases to exist.',
  rules: ['800.4c'],
  reachesPhasedOut: true,
  happen,
  summary: (state, { objects }) => `Gone from the table: ${named(objects.map((id) => objectOf(state, id)))}.`,
});
