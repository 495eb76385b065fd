import { expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { actions, cited, doubted, world } from '../state-based-actions.js';
import { emperors, ring } from '../tables.js';

const five = 'A B C D E';
const said = (state: GameState) => stateBasedActions(state)[0]?.because[0].says;
/** Sets up two worlds where an emperor sees the generals of the other team, who do not see them. */
const seen = (older: string, newer: string, timestamp = 2) =>
  emperors({ objects: [world('W1', older, 1), world('W2', newer, timestamp)] });

test('G07, G10: the rules and the words', () => {
  const state = seen('AE', 'B1');
  expect(cited(state)).toEqual(['704.5k', '801.12']);
  expect(said(state)).toBe("W2 is newer than W1, so W1 goes to its owner's graveyard.");
  expect(said(seen('AE', 'B1', 1))).toBe("W2 is just as new as W1, so W1 goes to its owner's graveyard.");
});

test('without the option the newest of the table stays, and none on a tie', () => {
  const state = ring(five, { objects: [world('W1', 'A', 1), world('W2', 'C', 2), world('W3', 'D', 1)] });
  expect(actions(state)).toEqual(['TO_GRAVEYARD W1', 'TO_GRAVEYARD W3']);
  expect(cited(state)).toEqual(['704.5k', '704.5k']);
  const tie = ring(five, { objects: [world('W1', 'A', 2), world('W2', 'C', 2), world('W3', 'D', 1)] });
  expect(actions(tie)).toEqual(['TO_GRAVEYARD W1', 'TO_GRAVEYARD W2', 'TO_GRAVEYARD W3']);
  expect(doubted(tie)).toEqual([]);
});
