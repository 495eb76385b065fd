import { withEach } from '../state/change.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { eventKind } from './event-kind.js';
import { objectsInput, objectsSaid, offBattlefield, type Objects } from './objects-input.js';

const tapOrUntap =
  (tapped: boolean) =>
  (state: GameState, { objects }: Objects): GameState =>
    withEach(state, objects, (id) => ({ ...objectOf(state, id), tapped }));

export const taps = eventKind<Objects>({
  input: objectsInput,
  description: 'Permanents become tapped.',
  problems: offBattlefield,
  happen: tapOrUntap(true),
  summary: objectsSaid('Tapped'),
});

export const untaps = eventKind<Objects>({
  input: objectsInput,
  description: 'Permanents become untapped.',
  problems: offBattlefield,
  happen: tapOrUntap(false),
  summary: objectsSaid('Untapped'),
});
