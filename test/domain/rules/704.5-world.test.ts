import { expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { actions, cited, doubted, world } from '../state-based-actions.js';
import { emperors, leftBy, nextTurn, ring } from '../tables.js';

const five = 'A B C D E';
const said = (state: GameState) => stateBasedActions(state)[0]?.because[0].says;

test('G07: the older one sees the newer: it goes', () => {
  const state = emperors({ objects: [world('W1', 'AE', 1), world('W2', 'B1', 2)] });
  expect([actions(state), cited(state)]).toEqual([['TO_GRAVEYARD W1'], ['704.5k', '801.12']]);
  expect(doubted(state)).toEqual([]);
  expect(said(state)).toBe("W2 is newer than W1, so W1 goes to its owner's graveyard.");
});

test('G08: only the newer sees the older: both stay', () => {
  expect(actions(emperors({ objects: [world('W1', 'B1', 1), world('W2', 'AE', 2)] }))).toEqual([]);
});

test('G10: a tie that only one of them sees; doubtful', () => {
  const state = emperors({ objects: [world('a', 'AE', 1), world('b', 'B1', 1)] });
  expect([actions(state), doubted(state).length]).toEqual([['TO_GRAVEYARD a'], 1]);
  expect(said(state)).toBe("b is just as new as a, so a goes to its owner's graveyard.");
});

test('G11: in a chain of three the older two go together; doubtful for the one that does not see the newest', () => {
  const state = ring(five, { range: 1, objects: [world('W1', 'A', 1), world('W2', 'B', 2), world('W3', 'C', 3)] });
  expect(actions(state)).toEqual(['TO_GRAVEYARD W1', 'TO_GRAVEYARD W2']);
  expect(doubted(state)).toHaveLength(1);
});

test('G12: the newest that is out of range does not count; doubtful', () => {
  const state = ring('A B C D E F', {
    range: 1,
    objects: [world('W1', 'A', 1), world('W2', 'B', 2), world('W3', 'D', 3)],
  });
  expect([actions(state), doubted(state).length]).toEqual([['TO_GRAVEYARD W1'], 1]);
});

test('G13: two worlds meet as the next turn begins', () => {
  const state = ring('A B C D E', { range: 1, objects: [world('W1', 'A', 1), world('W2', 'C', 2)] });
  const left = leftBy(state, 'B');
  expect([actions(state), actions(left)]).toEqual([[], []]);
  expect(actions(nextTurn(left))).toEqual(['TO_GRAVEYARD W1']);
});

test('without the option the newest of the table stays, and none on a tie', () => {
  const state = ring(five, { objects: [world('W1', 'A', 1), world('W2', 'C', 2), world('W3', 'D', 1)] });
  expect([actions(state), cited(state)]).toEqual([
    ['TO_GRAVEYARD W1', 'TO_GRAVEYARD W3'],
    ['704.5k', '704.5k'],
  ]);
  const tie = ring(five, { objects: [world('W1', 'A', 2), world('W2', 'C', 2), world('W3', 'D', 1)] });
  expect(actions(tie)).toEqual(['TO_GRAVEYARD W1', 'TO_GRAVEYARD W2', 'TO_GRAVEYARD W3']);
  expect(doubted(tie)).toEqual([]);
});
