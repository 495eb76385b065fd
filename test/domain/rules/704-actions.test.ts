import { expect, test } from '@jest/globals';
import { actionOn } from '../../../src/domain/rules/704-actions.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ids, ring, rules } from '../tables.js';

test('704.5f: an action on one object names it alone, with the rulings that it rests on', () => {
  const state = ring('A B', { objects: [creature('husk', 'A', { toughness: 0 }), creature('bear', 'A')] });
  const [found, ...others] = stateBasedActions(state);
  if (!found) throw new Error('Nothing is done.');
  const { kind, objects, players, because } = found;
  expect([kind, ids(objects), players, rules(because), others]).toEqual(['TO_GRAVEYARD', ['husk'], [], ['704.5f'], []]);
  expect(actionOn('TO_GRAVEYARD', objectOf(state, 'husk'), found.because)).toEqual(found);
});
