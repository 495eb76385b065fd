import { withEach } from '../state/change.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { eventKind } from './event-kind.js';
import { objectsInput, createSummary, zoneProblems, type Objects } from './objects-input.js';

const tapOrUntap =
  (tapped: boolean) =>
  (state: GameState, { objects }: Objects): GameState =>
    withEach(state, objects, (id) => ({ ...objectOf(state, id), tapped }));

export const taps = eventKind<Objects>({
  input: objectsInput,
  description: 'Permanents become tapped.',
  problems: zoneProblems,
  happen: tapOrUntap(true),
  summary: createSummary('Tapped'),
});

export const untaps = eventKind<Objects>({
  input: objectsInput,
  description: 'Permanents become untapped.',
  problems: zoneProblems,
  happen: tapOrUntap(false),
  summary: createSummary('Untapped'),
});
