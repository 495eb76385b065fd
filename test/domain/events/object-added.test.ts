import { expect, test } from '@jest/globals';
import { replay, takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { ring, type GameState } from '../tables.js';

const state = ring('A B');
const token = (more: { readonly controlledSinceTurnBegan?: boolean } = {}): GameEvent => ({
  objectAdded: { id: 'gob', typeLine: 'Creature — Goblin', owner: 'A', ...more },
});
const isReady = (table: GameState | undefined) => table?.objects.get('gob')?.controlledSinceTurnBegan;

test('302.6: what is added is summoning sick unless the event says otherwise, and is recorded so', () => {
  const added = (event: GameEvent) => {
    const taken = takePlace(state, [event], { force: false });
    return taken.ok ? taken.value.map(({ settled, after }) => [settled, isReady(after)]) : [];
  };
  expect(added(token())).toEqual([[{ controlledSinceTurnBegan: false }, false]]);
  expect(added(token({ controlledSinceTurnBegan: true }))).toEqual([[{ controlledSinceTurnBegan: true }, true]]);
});

test('logs of older builds, which hold no such thing, are replayed as before', () =>
  expect(replay(state, [token()]).map(isReady)).toEqual([true]));
