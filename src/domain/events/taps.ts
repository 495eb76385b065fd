import { named } from '../answer.js';
import { withEach } from '../state/change.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { eventKind } from './event-kind.js';
import { objectsInput, offBattlefield, type Objects } from './objects-input.js';

const turned =
  (tapped: boolean) =>
  (state: GameState, { objects }: Objects): GameState =>
    withEach(state, objects, (id) => ({ ...objectOf(state, id), tapped }));

const said =
  (verb: string) =>
  (state: GameState, { objects }: Objects): string =>
    `${verb}: ${named(objects.map((id) => objectOf(state, id)))}.`;

export const taps = eventKind<Objects>({
  input: objectsInput,
  description: 'Permanents become tapped.',
  problems: offBattlefield,
  happen: turned(true),
  summary: said('Tapped'),
});

export const untaps = eventKind<Objects>({
  input: objectsInput,
  description: 'Permanents become untapped.',
  problems: offBattlefield,
  happen: turned(false),
  summary: said('Untapped'),
});
